import { expect, it } from 'vitest';
import { methodsOf, onlyMethod, type MethodRules, type OfferedMethod } from './methods.ts';

const RULES: MethodRules = {
  otpIdentifier: null,
  addressSelection: false,
  requiredPhonePrefix: null,
  alternativePhone: null,
  phoneCodeLength: null,
};
const one = (offered: OfferedMethod, rules: Partial<MethodRules> = {}) =>
  methodsOf([offered], { ...RULES, ...rules })[0];

it('AUTH-009 an action chooses the way; one that nobody knows is not offered', () => {
  const ways = methodsOf(
    ['phone', 'email', 'password', 'telegram', 'otp_sberid', 'fingerprint', 'otp_'].map((action) => ({ action })),
    RULES,
  );
  expect(ways.map(({ way, identifier }) => [way, identifier])).toEqual([
    ['phone', null],
    ['email', null],
    ['password', null],
    ['telegram', null],
    ['identifier', 'sberid'],
  ]);
});

it.each([[[]], [[{ action: 'fingerprint' }]]])(
  'AUTH-006 without a known way in, a phone and a code do (%j)',
  (offered) => {
    expect(methodsOf(offered, RULES).map(({ way }) => way)).toEqual(['phone']);
  },
);

it('AUTH-005 the only way in needs no choice', () => {
  expect(onlyMethod(methodsOf([{ action: 'email' }], RULES))?.way).toBe('email');
  expect(onlyMethod(methodsOf([{ action: 'email' }, { action: 'phone' }], RULES))).toBeNull();
});

it('AUTH-007 AUTH-008 has title, subtitle, and the labels and masks of its fields', () => {
  const method = one({
    action: 'phone',
    title: 'By phone',
    subtitle: 'A code comes by SMS',
    property: { phone: { label: 'Number', mask: '+7 ___' }, code: { label: 'Code', mask: '######' } },
  });
  expect(method).toMatchObject({
    title: 'By phone',
    subtitle: 'A code comes by SMS',
    labels: { phone: 'Number', code: 'Code' },
    phone: { mask: '+7 ___' },
  });
});

it.each([
  ['AUTH-050 AUTH-052 the code mask of the method', '#####', 6, 'phone', 5],
  ['AUTH-051 else the length of the network info', undefined, 6, 'phone', 6],
  ['AUTH-051 which says nothing of a code by e-mail', undefined, 6, 'email', 4],
  ['AUTH-051 else 4', undefined, null, 'phone', 4],
  ['AUTH-050 a mask without a place for a digit says nothing', '--', null, 'phone', 4],
] as const)('%s', (_, mask, phoneCodeLength, action, length) => {
  expect(one({ action, property: { code: { mask } } }, { phoneCodeLength })?.codeLength).toBe(length);
});

it('BRAND-016 a brand checks the codes of phones at an address of its own', () => {
  expect(one({ action: 'phone' }, { otpIdentifier: 'uzbeeline' })).toMatchObject({
    way: 'identifier',
    identifier: 'uzbeeline',
  });
});

it('BRAND-017 only a brand with address selection goes that way', () => {
  expect(one({ action: 'phone' }, { addressSelection: true })?.way).toBe('address');
  expect(one({ action: 'phone' })?.way).toBe('phone');
});

it('AUTH-034 BRAND-013 the brand’s rules for phones come along', () => {
  const alternativePhone = { digits: 9, notStartingWith: '7' };
  expect(one({ action: 'phone' }, { requiredPhonePrefix: '7', alternativePhone })?.phone).toEqual({
    mask: null,
    requiredPrefix: '7',
    alternative: alternativePhone,
  });
});
