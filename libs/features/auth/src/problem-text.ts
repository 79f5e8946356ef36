import type { Translate } from '@livery/i18n';
import type { FormProblem, Problem } from '@livery/domain/sign-in';
import { failureText } from '@livery/widgets/load-problem';

const FORM_TEXTS = {
  required: 'error_required',
  error_wrong_phone: 'error_wrong_phone',
  error_wrong_email: 'error_wrong_email',
  error_too_long: 'error_too_long',
} as const satisfies Record<FormProblem, string>;

/** The sentence under a field, or undefined. AUTH-012, AUTH-056 */
export function signInProblemText(t: Translate, problem: Problem | null, field: 'name' | 'password' = 'name') {
  if (!problem) return undefined;
  if (problem.kind === 'form') return problem.field === field ? t(FORM_TEXTS[problem.problem]) : undefined;
  if (field !== 'name') return undefined;
  return failureText(t, problem.failure);
}
