import type { Translate } from '@livery/i18n';
import type { FormProblem, Problem, SignInFailure } from '@livery/domain/sign-in';

const FORM_TEXTS = {
  required: 'error_required',
  error_wrong_phone: 'error_wrong_phone',
  error_wrong_email: 'error_wrong_email',
  error_too_long: 'error_too_long',
} as const satisfies Record<FormProblem, string>;

/** The sentence under a field, or undefined. AUTH-012, AUTH-056 */
export function problemText(t: Translate, problem: Problem | null, field: 'name' | 'password' = 'name') {
  if (!problem) return undefined;
  if (problem.kind === 'form') return problem.field === field ? t(FORM_TEXTS[problem.problem]) : undefined;
  if (field !== 'name') return undefined;
  return failureText(t, problem.failure);
}

/** What the server says of a failure stands in its own words; silence and nonsense in ours. API-085..API-087 */
export function failureText(t: Translate, { kind, message }: SignInFailure): string {
  if (kind === 'network' || kind === 'timeout') return t('error_network');
  return (kind === 'http' && message) || t('error_unexpected');
}
