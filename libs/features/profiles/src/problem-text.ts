import type { ApiFailure } from '@livery/domain/session';
import type { DeskProblem } from '@livery/domain/profiles/desk';
import type { Translate } from '@livery/i18n';

const HAS_NO_ANSWER: readonly string[] = ['network', 'timeout'];

/** A failure in the viewer's words: the server's own where it has some. PROF-023 */
export function failureText(t: Translate, { kind, message }: Pick<ApiFailure, 'kind' | 'message'>): string {
  if (HAS_NO_ANSWER.includes(kind)) return t('error_network');
  return (kind === 'http' && message) || t('error_unexpected');
}

/** The sentence under the name. PROF-012 */
export const nameText = (t: Translate, problem: DeskProblem | null): string | undefined =>
  problem?.kind === 'name' ? t(problem.problem === 'required' ? 'error_required' : 'error_too_long') : undefined;
