import type { PaidBy } from './record.ts';
import type { PaymentState } from './state.ts';

/** Every address of the purchase sheet: one for each of its steps. PAY-001…PAY-013 */
export const SHEET_ADDRESSES = [
  'confirm',
  'confirm_period',
  'pay_redirect',
  'pay_qr',
  'pay_qr_kaspi',
  'pay_card',
  'pay_iframe',
  'pay_transaction',
  'pay_phone_sms',
  'paysystems',
  'refill',
  'card',
  'nofunds',
] as const;
export type SheetAddress = (typeof SHEET_ADDRESSES)[number];

/** Where a payment is waited for by more than its outcome. */
const WAITING: { readonly [By in PaidBy]?: SheetAddress } = {
  linkedcard: 'pay_card',
  short_url: 'pay_redirect',
  qrcode: 'pay_qr',
  qrcode_png: 'pay_qr',
  phone: 'pay_phone_sms',
  card: 'card',
  qr_debt: 'pay_qr_kaspi',
};
const waitingOf = (paidBy: PaidBy): SheetAddress => WAITING[paidBy] ?? 'pay_transaction';

const BY_KIND: { readonly [Kind in PaymentState['kind']]?: SheetAddress } = {
  amount: 'refill',
  confirm: 'confirm',
  systems: 'paysystems',
  short: 'nofunds',
  preparing: 'confirm_period',
  notPrepared: 'confirm_period',
  agreement: 'confirm_period',
  base: 'confirm_period',
  period: 'confirm_period',
};

/** The address of what the sheet shows; null where it shows nothing, or the PIN stands in its place. */
export function sheetAddressOf(
  state: PaymentState,
  { framesBank }: { readonly framesBank: boolean },
): SheetAddress | null {
  if (state.kind === 'idle' || state.kind === 'gone' || state.kind === 'pin') return null;
  if (state.kind === 'refused' && state.refusal.kind === 'noFunds') return 'nofunds';
  // A modal of its own tells of it, in whose place a sheet that moved on would come.
  if (state.kind === 'refused' && state.refusal.kind === 'forbiddenCountry' && !state.record) return 'confirm_period';
  if (state.kind === 'otherOpen' || state.kind === 'cancellingOther') return 'pay_transaction';
  const known = BY_KIND[state.kind];
  if (known) return known;
  if (state.kind === 'details') {
    const { wish, system } = state.checkout;
    if (wish.purpose === 'card') return 'card';
    return system ? waitingOf(wish.purpose === 'debt' ? 'qr_debt' : system.payform) : 'paysystems';
  }
  const waiting = 'record' in state && state.record ? waitingOf(state.record.paidBy) : 'pay_transaction';
  return waiting === 'pay_redirect' && framesBank ? 'pay_iframe' : waiting;
}

/** A sheet that was opened by its address, without anything that is being paid: what its viewer wants. */
export const WISH_OF_ADDRESS: { readonly [Address in SheetAddress]?: 'refill' | 'card' } = {
  refill: 'refill',
  card: 'card',
};
