import type { Answering } from '@livery/api-client/testing';
import type { PageFacts } from '@livery/domain/head';
import { expect, it } from 'vitest';
import { PageHead } from './page-head.tsx';
import { mountScreen } from './testing/mount-screen.tsx';

const person: PageFacts = { kind: 'person', person: { id: 5, name: 'Ару', bio: 'Родилась в горах.' }, works: 1 };
const MASKS = [{ page_type: 'person', text_type: 'title', value: '{name}: фильмы' }];
const answer: Answering = ({ path }) => (path === '/v2/seo/masks' ? { json: { masks: MASKS } } : { json: {} });

const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('content'));

const open = (facts: PageFacts = person, prerender = true) =>
  mountScreen(<PageHead title="Ару" facts={facts} />, { answer, environment: { prerender } });

it('ROWS-100 ROWS-017 a page names itself at once, then as the operator says', async () => {
  const { services } = await open();
  expect(document.title).toBe(`Ару · ${services.brand.name}`);
  await expect.poll(() => document.title).toBe('Ару: фильмы');
});

it('CONT-066 the head tells description, preview, data, and what search engines pass by; and goes with its page', async () => {
  const { unmount } = await open();
  await expect.poll(() => content('meta[property="og:title"]')).toEqual(['Ару: фильмы']);
  expect(content('meta[name="description"]')).toEqual(['Родилась в горах.']);
  expect(content('meta[name="robots"]')).toEqual(['noindex']);
  const data = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string },
  );
  expect(data.map((thing) => thing['@type'])).toEqual(['Person', 'BreadcrumbList']);
  unmount();
  expect(document.head.querySelectorAll('[data-head]')).toHaveLength(0);
});

it('stands in place of what the site says of itself before any script', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:title" content="Site"><meta name="description" content="Site">',
  );
  await open({ kind: 'rowset', rowset: { id: 7, slug: 'movies', template: 'group', title: 'Кино', rows: [] } });
  await expect.poll(() => content('meta[property="og:title"]')).toEqual(['Кино · Orbit']);
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://site.example/movies',
  );
  expect(content('meta[name="robots"]')).toEqual([]);
});

it('ROWS-100 for a viewer it waits until they give a sign: nobody who watches needs it sooner', async () => {
  const { server } = await open(person, false);
  expect(server.lines).toEqual([]);
  dispatchEvent(new Event('pointermove'));
  await expect.poll(() => server.lines).toEqual(['GET /v2/seo/masks']);
});
