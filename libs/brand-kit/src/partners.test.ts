import { expect, it } from 'vitest';
import { definePartners } from './partners.ts';
import { validBrand } from './testing/valid-brand.ts';

const own = { ...validBrand, rules: { ...validBrand.rules, auth: { ...validBrand.rules.auth, resendLink: false } } };
const asPartner = definePartners({ north: { auth: { logOut: false } } });

it('BRAND-005 BOOT-019 a partner changes the rules that it names, and the brand keeps its others', () => {
  expect(asPartner(own, 'north')).toEqual({
    ...own,
    rules: { ...own.rules, auth: { ...own.rules.auth, logOut: false } },
  });
});

it.each(['south', 'toString', '__proto__', ''])(
  'BRAND-005 the partner "%s", whom nobody knows, changes nothing',
  (name) => {
    expect(asPartner(own, name)).toBe(own);
  },
);
