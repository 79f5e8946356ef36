import { expect, it } from 'vitest';
import type { ModalRules } from '@livery/widgets/capability';
import { EVERY_PLACE } from '../testing/every-capability.ts';
import { isNotBuilt, NOT_BUILT } from './not-built.ts';

const { modals: MODALS } = EVERY_PLACE;

const OF_THE_FIRST_DOCUMENT = [
  ...['message', 'auth', 'profiles', 'confirm', 'pincode', 'parental', 'parental_set', 'parental_start', 'promocode'],
  ...['promocode_wizard', 'push', 'smarttv', 'subscription', 'quick_packets', 'packets_channels'],
];
const OF_THE_SECOND_DOCUMENT = [
  ...['message', 'auth', 'pincode', 'promocode', 'confirm', 'confirm_period', 'pay_redirect', 'pay_qr', 'pay_qr_kaspi'],
  ...['pay_card', 'pay_iframe', 'pay_transaction', 'pay_phone_sms', 'paysystems', 'refill', 'card', 'nofunds'],
  ...['quick_packets', 'packets_channels', 'subscription', 'smarttv'],
];
/** Of this product alone: what no address of a document names. */
const OWN = [
  ...['channel_refused', 'not_found_channel', 'forbidden_country', 'diagnostics', 'shortcuts', 'auth_retry'],
  'not_built',
  ...['provider_not_found', 'block', 'broadcasts'],
];

it('NAV-062 MISC-015 MISC-016 the modals are those of both documents and our own, and no others', () => {
  const documents = new Set([...OF_THE_FIRST_DOCUMENT, ...OF_THE_SECOND_DOCUMENT]);
  expect([...Object.keys(MODALS), ...NOT_BUILT].sort()).toEqual([...documents, ...OWN].sort());
});

it('NAV-062 no modal that is there is named as still to come', () => {
  expect(NOT_BUILT.filter((id) => Object.hasOwn(MODALS, id))).toEqual([]);
});

it('NAV-071 only the name of a modal still to come is answered; any other hash is a place on the page', () => {
  const answered = (...hashes: string[]) => hashes.map(isNotBuilt);
  expect(answered('#push')).toEqual([true]);
  expect(answered('#tariffs', '#bundles', '#auth', '#toString', '#constructor', '')).toEqual(Array(6).fill(false));
});

it('MISC-017 MISC-019 MISC-020 PAY-014 of the modals of the documents the message and the bank’s pages alone outlive their hash and add to the history', () => {
  const those = (rule: keyof ModalRules) =>
    [...OF_THE_FIRST_DOCUMENT, ...OF_THE_SECOND_DOCUMENT].filter((id) => MODALS[id]?.[rule]);
  const outlive = ['message', 'pay_redirect', 'pay_iframe'];
  expect([...new Set(those('exemptFromHash'))]).toEqual(outlive);
  expect([...new Set(those('pushesHistory'))]).toEqual(outlive);
});
