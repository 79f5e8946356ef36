import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sitemapFiles, sitemapIndex } from './sitemap.ts';

const ORIGIN = 'https://orbit.example';
const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/contents/${index}` }));
const locations = (file: string) => file.match(/<loc>/g)?.length ?? 0;

it('names pages with their picture and the day of their last change', () => {
  const changedAtMs = Date.parse('2026-03-05T10:00:00Z');
  const [file = ''] = sitemapFiles(
    [{ path: '/news/1', picture: 'https://cdn.example/a.jpg?x=1&y=2', changedAtMs }],
    ORIGIN,
  );
  expect(file).toContain('<loc>https://orbit.example/news/1</loc><lastmod>2026-03-05</lastmod>');
  expect(file).toContain('<image:loc>https://cdn.example/a.jpg?x=1&amp;y=2</image:loc>');
});

it('is split at 50,000 pages', () => {
  expect(sitemapFiles(entries(100_001), ORIGIN).map(locations)).toEqual([50_000, 50_000, 1]);
});

it('is split before a file grows over its bytes', () => {
  const limits = { entries: 1_000, bytes: 2_000 };
  const files = sitemapFiles(entries(200), ORIGIN, limits);
  expect(files.reduce((sum, file) => sum + locations(file), 0)).toBe(200);
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(limits.bytes);
});

it('has an index of its files', () => {
  expect(sitemapIndex(2, ORIGIN).match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://orbit.example/sitemap-1.xml',
    '<loc>https://orbit.example/sitemap-2.xml',
  ]);
});

it('holds no sign that XML has no place for, whatever an address is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      const [file = ''] = sitemapFiles([{ path, picture: path }], ORIGIN);
      expect(file).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
      expect(file.match(/<(?!\/?(\?xml|urlset|url|loc|image:image|image:loc)[ >])/g)).toBeNull();
    }),
  );
});
