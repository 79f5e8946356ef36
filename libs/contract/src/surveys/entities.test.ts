import { test } from 'vitest';
import { expectFaces } from '../testing/expect-faces.ts';
import { Survey, SurveySubmission } from './entities.ts';

test('ENT-027 DATA-065 a survey', () => {
  const rest = { question: 'Why?', description: 'In short', answers: [{ id: 1, text: 'So' }] };
  expectFaces(Survey, { ...rest, allow_user_answer: true }, { ...rest, allowUserAnswer: true });
});

test('ENT-028 a submission', () => {
  expectFaces(
    SurveySubmission,
    { answer_ids: [1, 2], user_text: 'Because' },
    { answerIds: [1, 2], userText: 'Because' },
  );
});
