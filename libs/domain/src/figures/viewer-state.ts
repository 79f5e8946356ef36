import type { SessionKind } from '../session/session.ts';

/** DATA-062 */
export const VIEWER_STATES = ['not_login', 'guest', 'full_payment', 'promo', 'free'] as const;
export type ViewerState = (typeof VIEWER_STATES)[number];

/** Who watches, as it is counted: whoever pays for anything is a payer, whoever has only gifts is on a promotion. DATA-062 */
export function viewerState(
  session: SessionKind,
  subscriptions: readonly { readonly type?: string | undefined }[],
): ViewerState {
  if (session === 'notLoggedIn') return 'not_login';
  if (session === 'guest') return 'guest';
  if (subscriptions.length === 0) return 'free';
  return subscriptions.every(({ type }) => type === 'promo') ? 'promo' : 'full_payment';
}
