import { INTERFACE_LANGUAGES } from '@livery/brand-kit/languages';
import { languageCodes } from '@livery/i18n/languages';
import { describe, expect, it } from 'vitest';
import { brandIds, loadSite, refuseProblems, siteProblems, type Site } from './site.ts';

/** Every brand that lies in `brands/`: what is asked here is asked of a new one too. */
const ids = brandIds();
const sites = await Promise.all(ids.map((id) => loadSite(id)));

it.each(sites.map((site) => [site.brand.id, site] as const))('%s may be built', (_, site) => {
  expect(siteProblems(site)).toEqual([]);
});

/** The brands that have the same as another one. */
const sharing = (read: (site: Site) => unknown): string[] => {
  const values = sites.map((site) => JSON.stringify(read(site)));
  return ids.filter((_, index) => values.indexOf(values[index] ?? '') !== values.lastIndexOf(values[index] ?? ''));
};

describe('two brands do not share', () => {
  it.each<[string, (site: Site) => unknown]>([
    ['a name', ({ brand }) => brand.name],
    ['a port', ({ port }) => port],
    ['a logo', ({ assets }) => assets.get('logo.svg')?.toString()],
    ['hero, card and button all three', ({ theme: { variant } }) => [variant.hero, variant.card, variant.button]],
  ])('%s', (_, read) => {
    expect(sharing(read)).toEqual([]);
  });
});

it('knows the same interface languages as the texts do', () => {
  expect([...INTERFACE_LANGUAGES].sort()).toEqual([...languageCodes].sort());
});

it('refuses to build a brand with problems, and names all of them with their place', async () => {
  const [id = ''] = ids;
  const site = await loadSite(id);
  const icon = site.assets.get('icon-180.png') ?? Buffer.alloc(0);
  const broken: Site = {
    ...site,
    brand: { ...site.brand, legal: { ...site.brand.legal, terms: 'terms' } },
    theme: { ...site.theme, palettes: {} },
    assets: new Map([...site.assets].filter(([name]) => name !== 'logo.svg')).set('icon-512.png', icon),
  };
  const scheme = site.theme.scheme === 'system' ? 'light' : site.theme.scheme;
  expect(() => refuseProblems(broken)).toThrow(
    [
      `The brand "${id}" cannot be built:`,
      `  - brands/${id}/brand.ts: legal.terms is terms, but it must be a path of the site or an https address.`,
      `  - brands/${id}/theme.ts: palettes.${scheme} is missing, but the scheme is ${site.theme.scheme}.`,
    ].join('\n'),
  );
  expect(siteProblems(broken)).toEqual(
    expect.arrayContaining([
      `brands/${id}/assets/logo.svg: file is missing, but every brand needs it.`,
      `brands/${id}/assets/icon-512.png: size is 180 x 180, but it must be 512 x 512.`,
    ]),
  );
  expect(() => refuseProblems(site)).not.toThrow();
});
