import { describe, expect, it } from 'vitest';
import { siteFiles } from '../site/site-files.ts';
import { brandIds, loadSite } from '../site/site.ts';
import { brandedPage, SLOTS } from './page.ts';
import { pageDataOf } from './seal.ts';

const TEMPLATE = `<!doctype html><html><head>${SLOTS.head}</head><body>${SLOTS.body}</body></html>`;
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe.each(brandIds())('the page of %s, before any script', async (id) => {
  const site = await loadSite(id);
  const files = siteFiles(site);
  const html = brandedPage(TEMPLATE, site, files, { script: '' });
  const { brand, theme } = site;
  const language = brand.defaultLanguage;

  it('speaks the default language and says what it is', () => {
    expect(attribute(html, /<html lang="(\w+)"/)).toBe(language);
    expect(attribute(html, /<title>([^<]*)<\/title>/)).toBe(brand.page.title[language]);
    expect(attribute(html, /<meta name="description" content="([^"]*)"/)).toBe(brand.page.description[language]);
    expect(attribute(html, /<meta property="og:site_name" content="([^"]*)"/)).toBe(brand.name);
  });

  it('wears its colours and looks', () => {
    const [first = 'dark'] = theme.scheme === 'system' ? ['light' as const] : [theme.scheme];
    const ground = theme.palettes[first]?.['surface-0'].toLowerCase() ?? '';
    const sameColour = ground.length === 4 ? ground.replace(/[0-9a-f]/g, '$&$&') : ground;
    expect(attribute(html, /<meta name="theme-color"[^>]*content="([^"]*)"/)).toBe(sameColour);
    expect(html).toContain(`--color-surface-0:${theme.palettes[first]?.['surface-0']}`);
    expect(attribute(html, /<html[^>]*data-hero="([^"]*)"/)).toBe(theme.variant.hero);
  });

  it('names only icons, typefaces and pictures that the site serves', () => {
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"|url\((\/[^)]*)\)/g)].map(
      (match) => match[1] ?? match[2],
    );
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of addresses) expect(files.files.has(address ?? '')).toBe(true);
  });

  it('can be installed', () => {
    const manifest = JSON.parse(String(files.files.get('/manifest.webmanifest'))) as {
      short_name: string;
      icons: { src: string; purpose?: string }[];
    };
    expect(manifest.short_name).toBe(brand.name);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of manifest.icons) expect(files.files.get(src)?.length).toBeGreaterThan(500);
  });

  it('carries no style or handler in an attribute, which the policy would refuse', () => {
    expect(html).not.toMatch(/\s(style|on[a-z]+)="/);
  });

  it('tells a browser without scripts what is missing, in each of its languages', () => {
    const spoken = [...html.matchAll(/<p lang="(\w+)">([^<]+)<\/p>/g)];
    expect(spoken.map((match) => match[1])).toEqual(brand.languages);
    for (const [, , sentence] of spoken) expect(sentence).toContain('JavaScript');
  });

  it('MISC-042 gives the application its version, languages, texts and worker', () => {
    const data = pageDataOf(html);
    expect(data).toMatchObject({ brand: id, appVersion: 190, languages: brand.languages, defaultLanguage: language });
    expect(files.files.has(data.hlsWorker)).toBe(true);
    expect(data.logo.url).toMatch(/^data:image\/svg\+xml,%3Csvg /);
    // Inside another application the host draws what stands at the top.
    expect(html.includes(`<img src="${data.logo.url}"`)).toBe(brand.rules.pages.frame !== 'embedded');
    expect(data.logo.width / data.logo.height).toBeGreaterThan(1);
  });

  it('serves the texts of its languages and of no other', () => {
    const served = [...files.files.keys()].flatMap((address) => /^\/locales\/(\w+)\//.exec(address)?.[1] ?? []);
    expect([...new Set(served)]).toEqual(brand.languages);
  });
});

it('refuses a template that leaves no place for the brand', async () => {
  const site = await loadSite('web');
  expect(() => brandedPage('<html></html>', site, siteFiles(site), { script: '' })).toThrow(
    'apps/web/index.html has no place for its head',
  );
});
