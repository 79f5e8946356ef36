import { INTERFACE_LANGUAGES } from '@livery/brand-kit/languages';
import { languageCodes } from '@livery/i18n/languages';
import asPartner from '@livery/brand-web/partners';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds, loadSite, refuseProblems, ROOT, siteProblems, type Site } from './site.ts';

const sites = await Promise.all(brandIds().map((id) => loadSite(id)));
const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

it('PROV-004 there is a brand for each partner variant, and the house brand', () => {
  expect(sites.map(({ brand }) => brand.id).sort()).toEqual([
    'almatv',
    'birgetv',
    'freedom-superapp',
    'mbank',
    'vlife',
    'web',
  ]);
});

it.each(sites.map((site) => [site.brand.id, site] as const))('%s may be built', (_, site) => {
  expect(siteProblems(site)).toEqual([]);
});

it.each(sites.map((site) => [site.brand.id, site] as const))('PROV-002 %s starts in Russian', (_, { brand }) => {
  expect(brand.defaultLanguage).toBe('ru');
});

it('BRAND-021 PROV-012 invitations to install belong to their brands', () => {
  const kinds = Object.fromEntries(sites.map(({ brand: { id, rules } }) => [id, rules.notices.panelKinds]));
  expect(kinds).toEqual({
    almatv: ['almatv_install'],
    birgetv: [],
    'freedom-superapp': ['freedommedia_install', 'freedommedia_promo'],
    mbank: [],
    vlife: ['galam_poll2'],
    web: [],
  });
});

it('BRAND-005 BRAND-009 viewers of these partners do not sign out, those of any other do', () => {
  const house = sites.find(({ brand }) => brand.id === 'web')?.brand;
  const bank = sites.find(({ brand }) => brand.id === 'mbank')?.brand;
  const partners = ['clickup', 'hambi', 'ntv_web', 'superapp'];
  expect(partners.map((name) => house && asPartner(house, name).rules.auth.logOut)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(bank?.rules.auth.logOut).toBe(false);
});

it('PROV-003 the house brand stands in Kazakhstan', () => {
  const house = sites.find(({ brand }) => brand.id === 'web');
  expect(house?.brand.market).toEqual({ country: 'KZ', currency: 'KZT', phonePrefix: '+7' });
});

it.each(sites.map(({ brand }) => [brand.id, brand] as const))(
  '%s has the code of its login methods, and of no other',
  (id, { loginMethods, rules }) => {
    const modules = readFileSync(join(ROOT, 'apps', id, 'src/modules.ts'), 'utf8');
    const taken = [...modules.matchAll(/features-auth\/ways\/(\w+)/g)].map(([, way]) => way);
    // Where the phone leads to the choice of a home, that way has taken its place.
    const ways = loginMethods.map((method) => (method === 'phone' && rules.auth.addressSelection ? 'address' : method));
    expect(taken.sort()).toEqual([...ways].sort());
  },
);

describe('brands side by side', () => {
  it.each<[string, (site: Site) => unknown]>([
    ['names', ({ brand }) => brand.name],
    ['providers', ({ brand }) => brand.providerShortname],
    ['ports', ({ port }) => port],
    ['heroes', ({ theme }) => theme.variant.hero],
    ['cards', ({ theme }) => theme.variant.card],
    ['buttons', ({ theme }) => theme.variant.button],
    ['typefaces', ({ theme }) => theme.font.text],
    ['motion', ({ theme }) => theme.motion],
    ['corners', ({ theme }) => theme.radius],
    ['marks', ({ assets }) => assets.get('logo.svg')?.toString()],
  ])('have different %s', (_, read) => {
    expect(distinct(sites.map(read))).toBe(sites.length);
  });
});

it('knows the same interface languages as the texts do', () => {
  expect([...INTERFACE_LANGUAGES].sort()).toEqual([...languageCodes].sort());
});

it('lays the own texts of a brand over the common ones', () => {
  const texts = (id: string) => sites.find(({ brand }) => brand.id === id)?.translations.get('ru');
  expect(texts('vlife')?.['home_empty_title']).not.toBe(texts('web')?.['home_empty_title']);
  expect(texts('vlife')?.['action_close']).toBe(texts('web')?.['action_close']);
});

it('refuses to build a brand with problems, and names all of them with their place', async () => {
  const site = await loadSite('web');
  const icon = site.assets.get('icon-180.png') ?? Buffer.alloc(0);
  const broken: Site = {
    ...site,
    brand: { ...site.brand, legal: { ...site.brand.legal, terms: 'terms' } },
    theme: { ...site.theme, scheme: 'light' },
    assets: new Map([...site.assets].filter(([name]) => name !== 'logo.svg')).set('icon-512.png', icon),
  };
  expect(() => refuseProblems(broken)).toThrow(
    [
      'The brand "web" cannot be built:',
      '  - brands/web/brand.ts: legal.terms is terms, but it must be a path of the site or an https address.',
      '  - brands/web/theme.ts: palettes.light is missing, but the scheme is light.',
      '  - brands/web/assets/logo.svg: file is missing, but every brand needs it.',
      '  - brands/web/assets/icon-512.png: size is 180 x 180, but it must be 512 x 512.',
    ].join('\n'),
  );
  expect(() => refuseProblems(site)).not.toThrow();
});
