import { serverLanguage } from '@livery/i18n/languages';
import { isCrawler } from './agents.ts';
import { crawlerAnswers, type CrawlerAnswer, type CrawlerOptions } from './answer-crawler.ts';
import { boundedCache } from './bounded-cache.ts';
import { guestApi } from './guest-api.ts';
import { pageForCrawler } from './page-for-crawler.ts';
import { sitemapFiles, sitemapIndex } from './sitemap.ts';
import { sitemapEntries } from './sitemap-entries.ts';

export interface EdgeOptions extends CrawlerOptions {
  /** The built page, and the headers that it is sent with. */
  readonly readPage: () => Promise<{ readonly html: string; readonly headers?: Readonly<Record<string, string>> }>;
}

const FILE = /\.(html|js|css|json|webmanifest|svg|txt|xml|png|gif|jpe?g|webp|avif|ico|woff2?)$/i;
const SITEMAP = /^\/sitemap(?:-(\d{1,5}))?\.xml$/;
const AN_HOUR_MS = 3_600_000;
const MINUTES = 'public, max-age=300';
/** One address has an answer for whoever runs scripts and one for whoever does not, in several languages. */
const VARY = 'User-Agent, Accept-Language';

/**
 * Answers a crawler in place of the plain page; null where whoever asks is to get what the site serves to everybody. Knows nothing but `fetch`, `Request`
 * and `Response`: it runs in Node, and at the edge.
 */
export function crawlerEdge(options: EdgeOptions): (request: Request) => Promise<Response | null> {
  const answerFor = crawlerAnswers(options);
  const sitemap = sitemapAnswers(options);
  return async function answerCrawler(request) {
    const address = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (SITEMAP.test(address.pathname)) return sitemap(address.pathname);
    if (FILE.test(address.pathname) || !isCrawler(request.headers.get('user-agent'))) return null;
    const answer = await answerFor(address, request.headers.get('accept-language'));
    return answer && respond(answer, options);
  };
}

async function respond(answer: CrawlerAnswer, { readPage }: EdgeOptions): Promise<Response> {
  const { status, language, location } = answer;
  if (location !== undefined)
    return new Response(null, { status, headers: { Location: location, 'Cache-Control': MINUTES, Vary: VARY } });
  const { html, headers = {} } = await readPage();
  return new Response(pageForCrawler(html, answer), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': MINUTES,
      Vary: VARY,
    },
  });
}

/** The sitemap, collected once an hour by whoever asks first. */
function sitemapAnswers({ site, siteOrigin, now, ...api }: EdgeOptions) {
  const ask = guestApi(api)(serverLanguage(site.defaultLanguage));
  const kept = boundedCache<Promise<readonly string[]>>({ entries: 1, lifeMs: AN_HOUR_MS, now });
  const files = (): Promise<readonly string[]> => {
    const making = kept.get('') ?? sitemapEntries(ask, site).then((entries) => sitemapFiles(entries, siteOrigin));
    kept.set('', making);
    making.catch(() => kept.remove(''));
    return making;
  };
  return async (path: string): Promise<Response> => {
    const number = SITEMAP.exec(path)?.[1];
    const found = await files().catch(() => null);
    // Whoever asks comes again later.
    if (!found) return new Response('The list of pages is not there now.\n', { status: 503, headers: RETRY });
    const text = number === undefined ? sitemapIndex(found.length, siteOrigin) : found[Number(number) - 1];
    if (text === undefined) return new Response('There is no such file.\n', { status: 404 });
    return new Response(text, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': MINUTES },
    });
  };
}

const RETRY = { 'Retry-After': '600' };
