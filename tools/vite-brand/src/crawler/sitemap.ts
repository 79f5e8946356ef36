import { escapeText } from '@livery/domain/head';

export interface SitemapEntry {
  /** Of the page on the site. */
  readonly path: string;
  readonly picture?: string | undefined;
  readonly changedAtMs?: number | undefined;
}

/** What one file may hold. */
interface SitemapLimits {
  readonly entries: number;
  readonly bytes: number;
}
const LIMITS: SitemapLimits = { entries: 50_000, bytes: 50_000_000 };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OPEN = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const CLOSE = '</urlset>\n';

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Signs that XML cannot hold at all. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const xml = (text: string) => escapeText(text.replace(NO_XML, ''));

function isoDay(ms: number | undefined): string | undefined {
  const date = new Date(ms ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

function entryXml({ path, picture, changedAtMs }: SitemapEntry, origin: string): string {
  const day = isoDay(changedAtMs);
  return [
    `<url><loc>${xml(origin + path)}</loc>`,
    day ? `<lastmod>${day}</lastmod>` : '',
    picture ? `<image:image><image:loc>${xml(picture)}</image:loc></image:image>` : '',
    '</url>\n',
  ].join('');
}

/** The files of a sitemap, each within the limits. */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string, limits = LIMITS): readonly string[] {
  const files: string[][] = [[]];
  let bytes = byteLength(OPEN) + byteLength(CLOSE);
  const empty = bytes;
  for (const entry of entries) {
    const text = entryXml(entry, origin);
    const size = byteLength(text);
    const last = files.at(-1) ?? [];
    if (last.length > 0 && (last.length >= limits.entries || bytes + size > limits.bytes)) {
      files.push([text]);
      bytes = empty + size;
    } else {
      last.push(text);
      bytes += size;
    }
  }
  return files.map((lines) => OPEN + lines.join('') + CLOSE);
}

/** The file that names the others. */
export const sitemapIndex = (count: number, origin: string): string =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${xml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  ).join('')}</sitemapindex>\n`;
