import { entity, flag, id, list, optional, text, type Infer } from '../schema/schema.ts';

/** ENT-027, DATA-065. */
export const Survey = entity('Survey', {
  question: text(),
  description: optional(text()),
  allowUserAnswer: flag(),
  answers: list(entity('SurveyAnswer', { id: id(), text: text() })),
});
export type Survey = Infer<typeof Survey>;

/** ENT-028: `userText` only where the survey allows an answer in one's own words. */
export const SurveySubmission = entity('SurveySubmission', { answerIds: list(id()), userText: optional(text()) });
export type SurveySubmission = Infer<typeof SurveySubmission>;
