import { expect, it } from 'vitest';
import { brandIds, loadSite } from '../site/site.ts';
import { CRAWLER_PAGES } from './pages.ts';
import { crawlerSite } from './site-of-build.ts';

const sites = await Promise.all(brandIds().map(async (id) => crawlerSite(await loadSite(id))));
const paths = new Set(
  sites.flatMap(({ routes }) => routes.flatMap(({ path, screen }) => (screen === null ? [] : path))),
);

it('ROWS-017 every page of every site has an answer for crawlers, and no other address has one', () => {
  expect([...paths].sort()).toEqual(Object.keys(CRAWLER_PAGES).sort());
});

it('texts of all answers are there in every language of a site that has the page', () => {
  const [whole] = sites.filter(({ routes }) => routes.some(({ path }) => path === '/promo'));
  for (const texts of Object.values(whole?.texts ?? {})) expect(Object.values(texts)).not.toContain('');
  expect(whole).toBeDefined();
});
