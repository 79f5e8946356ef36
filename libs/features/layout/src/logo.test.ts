import { expect, it } from 'vitest';
import { logoOf } from './logo.ts';
import { guestFacts } from './testing/facts.ts';

const { brand } = guestFacts;
const provider = (id: number, shortname: string) => ({
  isGuestAllowed: true,
  provider: { id, name: 'Север', landing: { shortname, logo: 'https://images.example/north.png' } },
});

it('NAV-081 BRAND-001 PROV-001 the logo is the brand’s for its own provider, and another provider’s for that one’s viewers; it leads home', () => {
  expect(logoOf({ brand, network: null }, '/logo.svg')).toEqual({ src: '/logo.svg', name: 'Orbit', href: '/' });
  expect(logoOf({ brand, network: provider(1, 'orbit') }, '/logo.svg').src).toBe('/logo.svg');
  expect(logoOf({ brand, network: provider(9, 'north') }, '/logo.svg')).toEqual({
    src: 'https://images.example/north.png',
    name: 'Север',
    href: '/',
  });
});

it('BRAND-002 for viewers of a provider that the brand names the logo leads elsewhere', () => {
  const rules = { ...brand.rules, pages: { ...brand.rules.pages, logoLinks: { 442: 'https://partner.example/' } } };
  const hrefs = [442, 441].map((id) => logoOf({ brand: { ...brand, rules }, network: provider(id, 'x') }, '').href);
  expect(hrefs).toEqual(['https://partner.example/', '/']);
});
