import { expect, it } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { readStartQuery, rememberClickId, withoutReturn, withoutSecrets } from './start-query.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';

const read = (search: string, pathname = '/') => readStartQuery({ search, pathname });
const NOTHING = read('');

it('BOOT-018 reads these queries and, but on the mini-app’s page, no others', () => {
  const search =
    '?partner=p&token=t&access_token=a&device_serial=s&ts=1700000000&purchased=true&click_id=c&show_debug&utm_source=x&q=y';
  expect(read(search)).toEqual({
    partner: 'p',
    partnerToken: 't',
    accessToken: 'a',
    deviceSerial: 's',
    telegramId: null,
    ts: '1700000000',
    isPaymentReturn: true,
    clickId: 'c',
    showsDebug: true,
  });
  expect(read('?utm_source=x&Token=T&debug=1')).toEqual(NOTHING);
});

it('BOOT-019 BOOT-020 BOOT-021 BOOT-022 takes an empty value for none', () => {
  expect(read('?partner=&token=&access_token=&device_serial=&ts=&click_id=')).toEqual(NOTHING);
});

it('BOOT-023 takes only purchased=true for a return from payment', () => {
  const returns = ['?purchased=true', '?purchased=false', '?purchased=1', '?purchased', ''].map(
    (search) => read(search).isPaymentReturn,
  );
  expect(returns).toEqual([true, false, false, false, false]);
});

it('BOOT-025 finds the first click id under any of its names, and keeps it for later visits', () => {
  expect(['click_id', 'clickid', 'clickId', 'aff_click_id'].map((name) => read(`?${name}=c`).clickId)).toEqual([
    'c',
    'c',
    'c',
    'c',
  ]);
  expect(read('?aff_click_id=3&clickid=2&click_id=1').clickId).toBe('1');
  const { store } = createFakeBrowser();
  rememberClickId(store, read('?clickid=2'));
  rememberClickId(store, read(''));
  expect(store.get(STORED.clickId)).toBe('2');
});

it('NAV-038 NAV-040 reads the messenger’s user on the mini-app’s page only, and no token of its own', () => {
  const search = '?access_token=a&telegram_id=123456789&tgWebAppStartParam=channels';
  expect(read(search, '/miniapp')).toEqual({ ...NOTHING, accessToken: 'a', telegramId: '123456789' });
  expect(read(search, '/channels').telegramId).toBeNull();
  expect(read('?telegram_id=', '/miniapp').telegramId).toBeNull();
});

it('BOOT-026 hears whether the panel for support is asked for', () => {
  expect(['?show_debug', '?show_debug=1', '?show_debug=0', ''].map((search) => read(search).showsDebug)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('BOOT-021 NAV-039 takes the secrets out of the address and leaves the rest as it was written', () => {
  expect(withoutSecrets('?a=%20b+c&access_token=x&ts=1&token=y&telegram_id=7&device_serial=z&q=%D1%82')).toBe(
    '?a=%20b+c&ts=1&q=%D1%82',
  );
  expect(withoutSecrets('?access%5Ftoken=x&my_token=kept')).toBe('?my_token=kept');
  expect(withoutSecrets('?token=y')).toBe('');
  expect(withoutSecrets('')).toBe('');
});

it.each([
  ['?purchased=true', ''],
  ['?purchased=true&ts=5', '?ts=5'],
  ['?ts=5&purchased=true', '?ts=5'],
  ['?a=1&purchased=true&b=2', '?a=1&b=2'],
  ['?purchased_at=1', '?purchased_at=1'],
])('PAY-057 the address %s is left as %s', (search, left) => expect(withoutReturn(search)).toBe(left));
