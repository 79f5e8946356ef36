import type { ApiError } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import type { User } from '@livery/contract/session/entities';
import { infoChange, isCodeSent, type InfoDraft } from '@livery/domain/account';
import { session } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { useModals } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** An address whose owner has to type the code that was sent there. */
export interface SentCode {
  readonly email: string;
  readonly sentAtMs: number;
  /** Each wrong code empties the field anew. */
  readonly refusals: number;
}

/**
 * Saves what has changed. A new address may have to be confirmed by a code; a refused one says so over the page, any other failure above
 * the button. API-093
 */
export function useSaveInfo(user: User) {
  const t = useT();
  const toast = useToast();
  const modals = useModals();
  const { clock } = useServices();
  const dispatch = useDispatch();
  const [update, { isLoading }] = sessionApi.useUpdateUserMutation();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  function fail(problem: ApiError, email: string | undefined, hasCode: boolean) {
    const isRefusedEmail = email !== undefined && !hasCode && problem.status === 400;
    if (email !== undefined && isCodeSent(problem)) return setSent({ email, sentAtMs: clock.now(), refusals: 0 });
    if (isRefusedEmail) return modals.open('message', { heading: t('error'), text: t('error_duplicate_email') });
    setFailure(problem);
    if (problem.kind === 'http') setSent((before) => before && { ...before, refusals: before.refusals + 1 });
  }

  const save = async (draft: InfoDraft, code?: string) => {
    const change = infoChange(user, draft);
    setFailure(null);
    const { data, error: problem } = await update({ ...change, ...(code && { confirmationCode: code }) });
    if (!data) return fail(problem as ApiError, change.email, code !== undefined);
    setSent(null);
    dispatch(session.actions.userLoaded({ user: data }));
    toast(t(change.email === undefined ? 'settings_saved' : 'notify_email_alert'), 'success');
  };
  const forgetCode = () => {
    setSent(null);
    setFailure(null);
  };
  return { save, isSaving: isLoading, failure, sent, forgetCode };
}
