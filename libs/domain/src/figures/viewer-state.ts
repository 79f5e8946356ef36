import type { ViewerState } from '@livery/contract/platform/entities';
import type { SessionKind } from '../session/session.ts';

/** Who watches, as it is counted: whoever pays for anything is a payer, whoever has only gifts is on a promotion. DATA-062 */
export function viewerState(
  session: SessionKind,
  subscriptions: readonly { readonly type?: string | undefined; readonly priceMinor?: number | undefined }[],
): ViewerState {
  if (session === 'notLoggedIn') return 'not_login';
  if (session === 'guest') return 'guest';
  if (subscriptions.some(({ type, priceMinor }) => type !== 'promo' && priceMinor !== 0)) return 'full_payment';
  return subscriptions.some(({ type }) => type === 'promo') ? 'promo' : 'free';
}
