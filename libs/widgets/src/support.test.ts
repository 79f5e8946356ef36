import { expect, it } from 'vitest';
import { supportAddress, supportContacts } from './support.ts';

it('BRAND-001 NAV-133 PROV-001 the support of the provider’s data wins over the brand’s', () => {
  const brand = { phone: '+7 700 000 42 00', email: 'help@brand.example' };
  expect(supportAddress({ supportEmail: 'help@provider.example' }, brand)).toBe('mailto:help@provider.example');
  expect(supportAddress({}, brand)).toBe('tel:+77000004200');
  expect(supportAddress(undefined, { email: 'help@brand.example' })).toBe('mailto:help@brand.example');
});

it('NAV-133 a page comes before a telephone, a telephone before an e-mail, and nothing is nothing', () => {
  const all = { supportUrl: 'https://help.example', supportPhone: '+7 1', supportEmail: 'a@b.example' };
  expect(supportAddress(all, {})).toBe('https://help.example');
  expect(supportAddress({ ...all, supportUrl: undefined }, {})).toBe('tel:+71');
  expect(supportAddress({}, {})).toBeNull();
});

it('BRAND-001 what the provider leaves out of its contacts is the brand’s', () => {
  expect(supportContacts({ supportPhone: '+7 1', supportEmail: '' }, { email: 'help@orbit.example' })).toEqual({
    phone: '+7 1',
    email: 'help@orbit.example',
    url: undefined,
  });
});

it.each(['/help', 'https://', '//', 'help'])(
  'BRAND-001 a faulty address (%s) costs the address, not the other contacts',
  (supportUrl) => {
    const landing = { supportUrl, supportPhone: '+7 1' };
    expect(supportContacts(landing, { url: 'https://help.example' })).toMatchObject({
      url: 'https://help.example',
      phone: '+7 1',
    });
    expect(supportAddress(landing, {})).toBe('tel:+71');
  },
);
