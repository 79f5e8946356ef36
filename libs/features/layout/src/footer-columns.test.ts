import { expect, it } from 'vitest';
import { informationLines, lastColumn, phoneLines, storeLinks, supportLines } from './footer-columns.ts';
import type { FrameFacts } from './frame-facts.ts';
import { guestFacts, viewerFacts } from './testing/facts.ts';

const withBrand = (brand: Partial<FrameFacts['brand']>): FrameFacts => ({
  ...guestFacts,
  brand: { ...guestFacts.brand, ...brand },
});
const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

it('NAV-111 pages to read where the brand has them and this build shows them; an outside page always', () => {
  expect(ids(informationLines(guestFacts))).toEqual(['faq', 'news', 'agreement', 'privacy', 'terms']);
  expect(ids(informationLines({ ...guestFacts, hasTarget: (address) => address !== '/news' }))).not.toContain('news');
  const ethical = withBrand({ legal: { ...guestFacts.brand.legal, ethics: '/eticheskie-principy' } });
  expect(ids(informationLines(ethical)).at(-1)).toBe('ethics');
  expect(informationLines({ ...guestFacts, hasTarget: () => false })).toEqual([
    { id: 'terms', href: 'https://orbit.example/terms' },
  ]);
});

it('NAV-112 the support column has telephone, e-mail and site', () => {
  const support = { phone: '+7 700 000', email: 'a@b.example', url: 'https://help.example/start' };
  expect(supportLines(withBrand({ support }))).toEqual([
    { label: '+7 700 000', href: 'tel:+7700000' },
    { label: 'a@b.example', href: 'mailto:a@b.example' },
    { label: 'help.example', href: 'https://help.example/start' },
  ]);
});

it('ACC-014 in a web view, which cannot write e-mail, the support column has none', () => {
  const facts = withBrand({ support: { phone: '+7 700 000', email: 'a@b.example' } });
  expect(supportLines({ ...facts, host: 'partner-app' })).toEqual([{ label: '+7 700 000', href: 'tel:+7700000' }]);
});

it('BRAND-006 the provider’s registration shows when caption and address are both given', () => {
  const lines = (landing: object) =>
    supportLines({ ...withBrand({ support: {} }), network: { isGuestAllowed: true, provider: { landing } } });
  const both = { registrationCaption: 'Подключиться', registrationUrl: 'https://web.example/connect' };
  expect(lines(both)).toEqual([{ label: 'Подключиться', href: 'https://web.example/connect' }]);
  expect(lines({ registrationCaption: 'Подключиться' })).toEqual([]);
  expect(lines({ registrationUrl: 'https://web.example/connect' })).toEqual([]);
});

it('NAV-113 languages where there is a choice, else devices, else nothing', () => {
  const oneLanguage = withBrand({ languages: ['ru'] });
  expect(lastColumn(guestFacts)).toBe('languages');
  expect(lastColumn(oneLanguage)).toContainEqual({ id: 'lg_tv', href: '/instructions?device=lg_tv' });
  expect(lastColumn({ ...oneLanguage, hasTarget: () => false })).toEqual([]);
});

it('NAV-114 stores in their order; one without an address has no badge', () => {
  const stores = { huawei: 'https://h.example', android: 'https://a.example', lg: '' };
  expect(storeLinks(withBrand({ stores })).map(({ store }) => store)).toEqual(['android', 'huawei']);
});

it('NAV-089 NAV-098 on a phone the foot has what a wide header has tools for, where that leads somewhere', () => {
  const spoken = (facts: FrameFacts, languages: readonly string[]) => ({
    ...facts,
    brand: { ...facts.brand, languages: languages as FrameFacts['brand']['languages'] },
  });
  const guest = spoken(guestFacts, ['ru', 'kk']);
  expect(phoneLines(guest)).toEqual([
    { id: 'promocode', href: '#promocode_wizard' },
    { id: 'instructions', href: '/instructions' },
  ]);
  expect(ids(phoneLines(spoken(viewerFacts, ['ru', 'kk']))), 'a member has the code in their menu').toEqual([
    'instructions',
  ]);
  expect(ids(phoneLines(spoken(guestFacts, ['ru']))), 'devices have a column').toEqual(['promocode']);
  expect(phoneLines({ ...guest, hasTarget: () => false })).toEqual([]);
  expect(ids(phoneLines({ ...guest, hasPromo: false }))).toEqual(['instructions']);
});
