import { expect, it } from 'vitest';
import { sheetAddressOf as addressIn, SHEET_ADDRESSES, WISH_OF_ADDRESS } from './addresses.ts';
import type { PaidBy, PaymentRecord } from './record.ts';
import { NO_PROGRESS, type PaymentState } from './state.ts';
import { checkoutOf, choiceOf, PRODUCT, recordOf, systemOf, termsOf } from './testing/samples.ts';

const sheetAddressOf = (state: PaymentState) => addressIn(state, { framesBank: false });
const paidBy = (way: PaidBy) => sheetAddressOf({ kind: 'sending', record: recordOf({ paidBy: way }) });
const details = (changes: Parameters<typeof checkoutOf>[0]) =>
  sheetAddressOf({ kind: 'details', checkout: checkoutOf(changes) });

it('PAY-001 PAY-002 PAY-010 PAY-011 PAY-013 each step before a payment has its address', () => {
  const at = (kind: 'confirm' | 'period' | 'systems' | 'amount' | 'agreement' | 'base') =>
    sheetAddressOf({ kind, checkout: checkoutOf() });
  expect([at('confirm'), at('period'), at('systems'), at('amount')]).toEqual([
    ...['confirm', 'confirm_period', 'paysystems', 'refill'],
  ]);
  expect([at('agreement'), at('base')]).toEqual(['confirm_period', 'confirm_period']);
  expect(sheetAddressOf({ kind: 'short', record: recordOf(), missingMinor: null })).toBe('nofunds');
});

it('PAY-003 PAY-004 PAY-006 PAY-008 PAY-009 each way of paying is waited for at its address', () => {
  expect(paidBy('short_url')).toBe('pay_redirect');
  expect([paidBy('qrcode'), paidBy('qrcode_png')]).toEqual(['pay_qr', 'pay_qr']);
  expect(paidBy('linkedcard')).toBe('pay_card');
  expect(paidBy('phone')).toBe('pay_phone_sms');
  expect([paidBy('balance'), paidBy('provider_account'), paidBy('ext_app')]).toEqual(Array(3).fill('pay_transaction'));
});

it('PAY-005 PAY-012 a debt and a card have addresses of their own', () => {
  expect([paidBy('qr_debt'), paidBy('card')]).toEqual(['pay_qr_kaspi', 'card']);
  const system = systemOf();
  expect(details({ wish: { purpose: 'debt', amountMinor: 1 }, system })).toBe('pay_qr_kaspi');
  expect(details({ wish: { purpose: 'card', amountMinor: 1, neededRefund: false, then: null } })).toBe('card');
  expect(details({ system })).toBe('pay_qr');
});

it('PAY-066 PAY-013 a card that cannot pay is told as no funds', () => {
  const refused = (refusal: Extract<PaymentState, { kind: 'refused' }>['refusal']) =>
    sheetAddressOf({ kind: 'refused', record: null, refusal });
  expect(refused({ kind: 'noFunds', text: '' })).toBe('nofunds');
  expect(refused({ kind: 'noPaysystems' })).toBe('pay_transaction');
});

it('SUBS-028 a forbidden country that is told of before anything is paid for moves the sheet nowhere', () => {
  const failure = { kind: 'http', status: 403, message: '', code: 'region_forbidden' };
  const refused = (record: PaymentRecord | null) =>
    sheetAddressOf({ kind: 'refused', record, refusal: { kind: 'forbiddenCountry', failure } });
  expect(refused(null)).toBe('confirm_period');
  expect(refused(recordOf({ paidBy: 'linkedcard' }))).toBe('pay_card');
});

it('shows nothing where nothing is paid for, and the PIN in its own place', () => {
  expect(sheetAddressOf({ kind: 'idle' })).toBeNull();
  expect(sheetAddressOf({ kind: 'gone', record: recordOf() })).toBeNull();
  const pin = checkoutOf({ terms: termsOf({ product: PRODUCT, choices: [choiceOf()] }), progress: NO_PROGRESS });
  expect(sheetAddressOf({ kind: 'pin', checkout: pin })).toBeNull();
});

it('PAY-007 the bank’s page is in a frame where the brand frames it, and nothing else is', () => {
  const framed = (way: PaidBy) =>
    addressIn({ kind: 'sending', record: recordOf({ paidBy: way }) }, { framesBank: true });
  expect([framed('short_url'), framed('qrcode'), framed('linkedcard')]).toEqual(['pay_iframe', 'pay_qr', 'pay_card']);
});

it('PAY-014 has thirteen addresses, two of which open a sheet by themselves', () => {
  expect(new Set(SHEET_ADDRESSES).size).toBe(13);
  expect(WISH_OF_ADDRESS).toEqual({ refill: 'refill', card: 'card' });
});
