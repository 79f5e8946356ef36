import type { PaidBy } from './record.ts';
import type { Checkout, PaymentState } from './state.ts';

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

/** Where a payment is waited for: by its outcome alone, or by more. */
const WAITING: { readonly [By in PaidBy]: SheetAddress } = {
  balance: 'pay_transaction',
  provider_account: 'pay_transaction',
  ext_app: 'pay_transaction',
  info: 'pay_transaction',
  linkedcard: 'pay_card',
  short_url: 'pay_redirect',
  qrcode: 'pay_qr',
  qrcode_png: 'pay_qr',
  phone: 'pay_phone_sms',
  card: 'card',
  qr_debt: 'pay_qr_kaspi',
};

/** Null where the sheet shows nothing, or the PIN stands in its place. */
const BY_KIND: { readonly [Kind in PaymentState['kind']]?: SheetAddress | null } = {
  idle: null,
  gone: null,
  pin: null,
  amount: 'refill',
  confirm: 'confirm',
  systems: 'paysystems',
  short: 'nofunds',
  preparing: 'confirm_period',
  notPrepared: 'confirm_period',
  agreement: 'confirm_period',
  base: 'confirm_period',
  period: 'confirm_period',
  otherOpen: 'pay_transaction',
  cancellingOther: 'pay_transaction',
};

/** The address of what the sheet shows; null where it has none. */
export function sheetAddressOf(
  state: PaymentState,
  { framesBank }: { readonly framesBank: boolean },
): SheetAddress | null {
  const known = BY_KIND[state.kind];
  if (known !== undefined) return known;
  if (state.kind === 'details') return addressOfDetails(state.checkout);
  if (state.kind === 'refused' && state.refusal.kind === 'noFunds') return 'nofunds';
  // A modal of its own tells of it, in whose place a sheet that moved on would come.
  if (state.kind === 'refused' && state.refusal.kind === 'forbiddenCountry' && !state.record) return 'confirm_period';
  const waiting = 'record' in state && state.record ? WAITING[state.record.paidBy] : 'pay_transaction';
  return waiting === 'pay_redirect' && framesBank ? 'pay_iframe' : waiting;
}

function addressOfDetails({ wish, system }: Checkout): SheetAddress {
  if (wish.purpose === 'card') return 'card';
  return system ? WAITING[wish.purpose === 'debt' ? 'qr_debt' : system.payform] : 'paysystems';
}

/** Whether the hash of a page names a step of the sheet. */
export const isSheetAddress = (hash: string): boolean => (SHEET_ADDRESSES as readonly string[]).includes(hash.slice(1));

/** A sheet that was opened by its address, without anything that is being paid: what its viewer wants. */
export const WISH_OF_ADDRESS: { readonly [Address in SheetAddress]?: 'refill' | 'card' } = {
  refill: 'refill',
  card: 'card',
};
