import type { EditorProblem } from '@livery/domain/profiles/profile-editor';
import type { Translate } from '@livery/i18n';

/** The sentence under the name. PROF-012 */
export const nameText = (t: Translate, problem: EditorProblem | null): string | undefined =>
  problem?.kind === 'name' ? t(problem.problem === 'required' ? 'error_required' : 'error_too_long') : undefined;
