import { accountApi } from '@livery/api-client/account';
import { packetsApi } from '@livery/api-client/packets';
import { showsPaymentPages, type SettingsViewer } from '@livery/domain/account';
import { isChildWatching } from '@livery/domain/profiles';
import { isSettled, selectSession, sessionKind } from '@livery/domain/session';
import { useSelector } from 'react-redux';

interface Known {
  /** Null until it is decided who the viewer is. */
  readonly viewer: SettingsViewer | null;
  /** What failed on the way to `mayPay`. */
  readonly problem: unknown;
  readonly retry: () => void;
}

/** The facts that decide which pages of the settings this viewer has. */
export function useSettingsViewer(): Known {
  const session = useSelector(selectSession);
  const kind = sessionKind(session);
  const isChild = useSelector(isChildWatching);
  const { mayPay, problem, retry } = useMayPay(kind === 'loggedIn' && !isChild);
  const viewer = isSettled(session) ? { kind, isChild, mayPay } : null;
  return { viewer, problem, retry };
}

/** ACC-028 */
function useMayPay(isAsked: boolean) {
  const accounts = accountApi.useGetAccountsQuery(undefined, { skip: !isAsked });
  const allowed = accounts.data?.accounts.find(({ isPaymentAllowed }) => isPaymentAllowed);
  const payforms = packetsApi.useGetPayformsQuery({ accountId: allowed?.id ?? 0 }, { skip: allowed === undefined });
  const known = accounts.data && (!allowed || payforms.data);
  return {
    mayPay: known ? showsPaymentPages(accounts.data?.accounts ?? [], payforms.data?.payforms ?? []) : null,
    problem: accounts.error ?? payforms.error ?? null,
    retry: () => void (accounts.error ? accounts.refetch() : payforms.refetch()),
  };
}
