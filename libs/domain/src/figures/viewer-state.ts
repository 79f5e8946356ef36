import type { ViewerState } from '@livery/contract/platform/entities';

interface Subscription {
  readonly type?: string | undefined;
  readonly priceMinor?: number | undefined;
}

/** Who watches signed in, as it is counted: whoever pays for anything is a payer, whoever has only gifts is on a promotion. DATA-062 */
export const memberState = (subscriptions: readonly Subscription[]): ViewerState =>
  subscriptions.some(({ type, priceMinor }) => type !== 'promo' && priceMinor !== 0)
    ? 'full_payment'
    : subscriptions.some(({ type }) => type === 'promo')
      ? 'promo'
      : 'free';
