import { DEVICE_TYPES } from '@livery/contract/session/entities';
import { expect, it } from 'vitest';
import {
  deviceShape,
  devicesByLogin,
  isLanguagePage,
  LANGUAGE_PAGES,
  mayRemoveDevice,
  profileEmailProblem,
  showsPaymentPages,
} from './account.ts';

it('ACC-028 payment pages need an account that may pay, and a pay system', () => {
  const [allowed, forbidden] = [{ isPaymentAllowed: true }, { isPaymentAllowed: false }];
  expect(showsPaymentPages([forbidden, allowed], ['card'])).toBe(true);
  expect(showsPaymentPages([forbidden], ['card'])).toBe(false);
  expect(showsPaymentPages([allowed], [])).toBe(false);
  expect(showsPaymentPages([], ['card'])).toBe(false);
});

it('ACC-016 the languages have three', () => {
  expect(LANGUAGE_PAGES).toEqual(['interface', 'audiotracks', 'texttracks']);
  expect(isLanguagePage('texttracks')).toBe(true);
  expect(isLanguagePage('video')).toBe(false);
});

it('ACC-030 devices stand by their last login, newest first', () => {
  const devices = [{ id: 1, loginAtMs: 10 }, { id: 2 }, { id: 3, loginAtMs: 30 }];
  expect(devicesByLogin(devices).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('ACC-032 the device in use cannot be removed', () => {
  expect(mayRemoveDevice({ id: 1 }, 1)).toBe(false);
  expect(mayRemoveDevice({ id: 2 }, 1)).toBe(true);
  expect(mayRemoveDevice({ id: 2 }, null)).toBe(true);
});

it('ACC-034 every known type has a picture of its own, any other the generic one', () => {
  expect(DEVICE_TYPES.map(deviceShape)).not.toContain('unknown');
  expect([deviceShape('toaster'), deviceShape('toString'), deviceShape(undefined)]).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
});

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['a@b.kz', null],
  ['A.B+c@mail.example.com', null],
  ['а@b.kz', 'invalid_email'],
  ['a@пример.рф', 'invalid_email'],
  ['a@xn--e1afmkfd.kz', 'invalid_email'],
  ['a@mail.xn--p1ai', 'invalid_email'],
  ['xn--a@mail.kz', 'invalid_email'],
  ['a@b', 'invalid_email'],
])('ACC-022 ACC-023 ACC-024 ACC-025 AUTH-054 the address %j: %j', (email, problem) => {
  expect(profileEmailProblem(email)).toBe(problem);
});
