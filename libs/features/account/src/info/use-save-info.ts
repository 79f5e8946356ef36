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
  const [update, { isLoading, error, reset }] = sessionApi.useUpdateUserMutation();
  const [sent, setSent] = useState<SentCode | null>(null);

  function fail(problem: ApiError, email: string | undefined, hasCode: boolean) {
    if (email !== undefined && isCodeSent(problem)) {
      reset();
      setSent({ email, sentAtMs: clock.now(), refusals: 0 });
    } else if (problem.kind !== 'http') return;
    else if (hasCode) setSent((before) => before && { ...before, refusals: before.refusals + 1 });
    else if (email !== undefined && problem.status === 400) {
      reset();
      modals.open('message', { heading: t('error'), text: t('error_duplicate_email') });
    }
  }

  const save = async (draft: InfoDraft, code?: string) => {
    const change = infoChange(user, draft);
    const { data, error: problem } = await update({ ...change, ...(code && { confirmationCode: code }) });
    if (!data) return fail(problem as ApiError, change.email, code !== undefined);
    setSent(null);
    dispatch(session.actions.userLoaded({ user: data }));
    toast(t(change.email === undefined ? 'settings_saved' : 'notify_email_alert'), 'success');
  };
  return { save, isSaving: isLoading, failure: error as ApiError | undefined, sent, forgetCode: () => setSent(null) };
}
