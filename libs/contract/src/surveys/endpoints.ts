import { defineEndpoints } from '../endpoint.ts';
import { id, nothing } from '../schema/schema.ts';
import { Survey, SurveySubmission } from './entities.ts';

export const surveysEndpoints = defineEndpoints('surveys', {
  getSurvey: {
    method: 'GET',
    path: '/v2/survey/questions/:id',
    params: { id: id() },
    response: Survey,
    provides: ['surveys'],
  },
  answerSurvey: {
    method: 'POST',
    path: '/v2/survey/questions/:id/answers',
    params: { id: id() },
    body: SurveySubmission.fields,
    response: nothing(),
    invalidates: ['surveys'],
  },
});
