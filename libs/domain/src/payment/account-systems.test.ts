import { PAYFORMS } from '@livery/brand-kit';
import { expect, it } from 'vitest';
import { accountSystems, debtSystems } from './account-systems.ts';
import type { OfferedSystem } from './terms.ts';

const EVERY_FORM: readonly OfferedSystem[] = PAYFORMS.map((payformShortname, id) => ({
  ...{ id, payformShortname },
  skipParentalControl: false,
}));
const formsFor = (purpose: Parameters<typeof accountSystems>[0], paths: readonly string[] = PAYFORMS) =>
  accountSystems(purpose, EVERY_FORM, paths).map(({ payform }) => payform);

it.each(['packet', 'content', 'refill', 'debt'] as const)(
  'PAY-024 CALL-072 an account pays by every form but the host’s, which pays for the transaction of an offer: %s',
  (purpose) => {
    expect(formsFor(purpose)).toEqual(PAYFORMS.filter((form) => form !== 'ext_app'));
  },
);

it('PAY-012 a card is linked by its own form alone', () => {
  expect(formsFor('card')).toEqual(['linkedcard']);
});

it('PAY-078 no form is left for any purpose that the brand does not take', () => {
  expect(formsFor('refill', ['phone', 'ext_app', 'balance'])).toEqual(['phone']);
  expect(formsFor('card', ['phone', 'ext_app', 'balance'])).toEqual([]);
});

it('PROV-014 BRAND-019 a debt is paid by the QR code that the server knows as kaspi, without a PIN, where the brand takes it', () => {
  expect(debtSystems(['balance', 'qr_debt'])).toEqual([
    { id: 0, payform: 'qrcode', shortname: 'kaspi', title: '', skipsPin: true },
  ]);
  expect(debtSystems(['balance', 'qrcode'])).toEqual([]);
});
