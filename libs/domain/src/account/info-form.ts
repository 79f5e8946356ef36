import { profileEmailProblem } from './email.ts';

export interface InfoDraft {
  readonly firstName: string;
  readonly email: string;
}

/** What stands in the way of saving. ACC-021, ACC-022 */
export const infoProblems = ({ firstName, email }: InfoDraft) => ({
  firstName: firstName.trim() === '' ? ('required' as const) : null,
  email: profileEmailProblem(email),
});

/** The server wants a new address to be confirmed, and has sent the code: now, or a moment ago. */
export const isCodeSent = ({ code }: { readonly code?: string | undefined }): boolean =>
  code === 'confirmation_required' || code === 'code_too_soon';

/** Only what is different from what is known. */
export function infoChange(
  known: { readonly firstName?: string | undefined; readonly email?: string | undefined },
  draft: InfoDraft,
): Partial<InfoDraft> {
  const firstName = draft.firstName.trim();
  const email = draft.email.trim();
  return {
    ...(firstName !== (known.firstName ?? '') && { firstName }),
    ...(email !== (known.email ?? '') && { email }),
  };
}
