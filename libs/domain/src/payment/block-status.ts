import type { PaymentWish } from './wish.ts';

/** What a provider says of a subscriber's account: the contract's `BlockStatus`. */
export interface AccountStatus {
  readonly status: number;
  readonly amountMinor?: number | undefined;
}

/** What an account that is in arrears asks of its viewer; null: nothing. BRAND-018, BRAND-019, BRAND-020 */
export type StatusDemand = { readonly kind: 'blocked' } | { readonly kind: 'debt'; readonly wish: PaymentWish };

export function statusDemand({ status, amountMinor }: AccountStatus): StatusDemand | null {
  if (status === -2) return { kind: 'blocked' };
  if (status === -1 && amountMinor !== undefined && amountMinor > 0)
    return { kind: 'debt', wish: { purpose: 'debt', amountMinor } };
  return null;
}
