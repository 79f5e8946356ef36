import { expect, it } from 'vitest';
import { choiceOf, systemOf } from './testing/samples.ts';
import {
  asksPin,
  balancePays,
  dueNowMinor,
  inShortageOrder,
  PAYFORMS,
  systemsLeft,
  topUpMinor,
  type OfferedSystem,
} from './terms.ts';

const offered = (payformShortname: string, more: Partial<OfferedSystem> = {}): OfferedSystem => ({
  id: 1,
  payformShortname,
  skipParentalControl: false,
  ...more,
});
const formsLeft = (...given: Parameters<typeof systemsLeft>) => systemsLeft(...given).map(({ payform }) => payform);

it('PAY-024 knows the eight forms of payment systems by their names', () => {
  const names = [
    ...['ext_app', 'linkedcard', 'provider_account', 'short_url'],
    ...['qrcode', 'qrcode_png', 'phone', 'info'],
  ];
  expect(PAYFORMS).toEqual(names);
  expect(
    formsLeft(
      names.map((name) => offered(name)),
      names,
    ),
  ).toEqual(names);
});

it('PAY-069 PAY-078 leaves what the server offers and the brand takes, in the server’s order', () => {
  const all = ['short_url', 'qrcode', 'phone'].map((name) => offered(name));
  expect(formsLeft(all, ['phone', 'short_url', 'linkedcard'])).toEqual(['short_url', 'phone']);
  expect(formsLeft(all, ['balance'])).toEqual([]);
});

it('PAY-024 leaves out a form that nobody knows, also where the brand names it', () => {
  expect(formsLeft([offered('cheque'), offered('qrcode')], ['cheque', 'qrcode'])).toEqual(['qrcode']);
});

it('PAY-024 takes the form’s name for the calls, and the system’s own where there is none', () => {
  const [byForm] = systemsLeft([offered('qrcode', { name: 'kaspi' })], ['qrcode']);
  const [byName] = systemsLeft([offered('', { name: 'short_url' })], ['short_url']);
  expect([byForm!.shortname, byName!.shortname]).toEqual(['qrcode', 'short_url']);
});

it('PAY-074 keeps title, description and button text; the name stands in for a title', () => {
  const shown = { title: 'Card', description: 'Any bank', buttonText: 'Pay' };
  expect(systemsLeft([offered('short_url', shown)], ['short_url'])[0]).toMatchObject(shown);
  expect(systemsLeft([offered('short_url', { name: 'Bank' })], ['short_url'])[0]!.title).toBe('Bank');
});

it('PAY-033 keeps how to pay, for packets on their own', () => {
  const told = { howToUse: 'Dial 100', howToUsePacket: 'Dial 200' };
  expect(systemsLeft([offered('info', told)], ['info'])[0]).toMatchObject(told);
});

it('PAY-017 PAY-035 asks for the PIN unless every way that is left asks by itself', () => {
  const free = systemOf({ skipsPin: true });
  const base = { systems: [free], choices: [choiceOf()], takesBalance: false, hasJustPaid: false };
  const rich = { ...base, choices: [choiceOf({ hasMoneyOnBalance: true })] };
  expect(asksPin(base)).toBe(false);
  expect(asksPin({ ...base, systems: [free, systemOf()] })).toBe(true);
  expect(asksPin({ ...rich, takesBalance: true })).toBe(true);
  // A balance that pays for nothing is no way that is left.
  expect([asksPin(rich), asksPin({ ...base, takesBalance: true })]).toEqual([false, false]);
  expect(asksPin({ ...base, systems: [] })).toBe(true);
});

it('PAY-035 asks for no PIN right after a payment by a way that asks for none', () => {
  expect(asksPin({ systems: [systemOf()], choices: [], takesBalance: true, hasJustPaid: true })).toBe(false);
});

it('PAY-023 lets the balance pay where it suffices and the brand takes it', () => {
  const rich = choiceOf({ hasMoneyOnBalance: true });
  expect(balancePays(rich, { takesBalance: true })).toBe(true);
  expect(balancePays(rich, { takesBalance: false })).toBe(false);
  expect(balancePays(choiceOf(), { takesBalance: true })).toBe(false);
});

it('PAY-061 a card or a QR code brings what is missing', () => {
  expect(topUpMinor(190_000, 50_000)).toBe(140_000);
  expect(topUpMinor(190_000, 189_999)).toBe(1);
  // What is owed is taken first: the price alone would buy nothing.
  expect(topUpMinor(190_000, -50_000)).toBe(240_000);
});

it('PAY-062 a card or a QR code brings the whole price otherwise', () => {
  for (const balanceMinor of [null, 0, 190_000, 500_000]) expect(topUpMinor(190_000, balanceMinor)).toBe(190_000);
});

it('PAY-073 what is paid today is the trial’s price, also where it is nothing', () => {
  expect(dueNowMinor(choiceOf({ trial: { amountMinor: 0, period: { days: 7 } } }))).toBe(0);
  expect(dueNowMinor(choiceOf())).toBe(190_000);
});

it('PAY-063 PAY-065 what is missing comes by a linked card first, then by a code, then by phone; the rest as the server has it', () => {
  const forms = ['short_url', 'phone', 'provider_account', 'qrcode_png', 'qrcode', 'linkedcard'] as const;
  expect(inShortageOrder(forms.map((payform) => systemOf({ payform }))).map(({ payform }) => payform)).toEqual([
    ...['linkedcard', 'qrcode', 'qrcode_png', 'phone', 'short_url', 'provider_account'],
  ]);
});
