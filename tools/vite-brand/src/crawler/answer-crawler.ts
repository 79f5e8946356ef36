import { platformEndpoints } from '@livery/contract/platform/endpoints';
import type { SeoMask } from '@livery/contract/platform/entities';
import { headHtml, headOf } from '@livery/domain/head';
import { chooseLanguage, serverLanguage, type Language } from '@livery/i18n/languages';
import { HEAD_LINKS } from '@livery/widgets/head-links';
import { siteOfBrand } from '@livery/widgets/site-of-brand';
import { bodyHtml } from './body.ts';
import { boundedCache } from './bounded-cache.ts';
import { siteMapOf, type CrawlerSite, type CrawlerText } from './crawler-site.ts';
import { guestApi, NotThere, type Ask, type GuestApiOptions } from './guest-api.ts';
import type { FoundPage } from './pages.ts';
import { matchRoute } from './match-route.ts';

export interface CrawlerOptions extends GuestApiOptions {
  readonly site: CrawlerSite;
  /** Where viewers find the site. */
  readonly siteOrigin: string;
  readonly now: () => number;
  /** Resolves when a crawler has waited long enough. */
  readonly patience: () => Promise<void>;
}

/** What stands in the page for a crawler, and how the answer is called. */
export interface CrawlerAnswer {
  readonly status: 200 | 301 | 404;
  readonly language: Language;
  /** With 301. */
  readonly location?: string;
  readonly head: string;
  readonly body: string;
}

const KEPT_MS = 5 * 60_000;
const KEPT_ANSWERS = 500;
/** Anybody can call themselves a crawler: the API is not asked for more pages at once than this. */
const MOST_AT_ONCE = 30;
const LONGEST_ADDRESS = 1_000;
/** What of a query changes an answer; whatever else is written there makes no answer of its own. */
const QUERY_NAMES = ['q', 'ts', 'library_id', 'text', 'genre', 'subgenre', 'country', 'year', 'rating'];

/**
 * Answers crawlers from the API, with the head that the page itself would have. Null where the plain page is to be sent: the API is slow or silent, or
 * nobody knows the address.
 */
export function crawlerAnswers({ site, siteOrigin, now, patience, ...api }: CrawlerOptions) {
  const askIn = guestApi(api);
  const siteMap = siteMapOf(site);
  const kept = boundedCache<Promise<CrawlerAnswer | null>>({ entries: KEPT_ANSWERS, lifeMs: KEPT_MS, now });

  const make = async (path: string, query: URLSearchParams, language: Language): Promise<CrawlerAnswer | null> => {
    const ask = askIn(serverLanguage(language));
    const text = (key: CrawlerText) => site.texts[language]?.[key] ?? '';
    const matched = matchRoute(siteMap, path);
    if (!matched) return null;
    const loading = matched.load({ path, params: matched.params, query, ask, site, text, nowMs: now() });
    const [found, masks] = await Promise.all([loading.catch(missing(text)), masksOf(ask)]);
    const head = headOf(found.facts, siteOfBrand(site, siteOrigin, language), HEAD_LINKS, masks);
    const status = found.facts.kind === 'missing' ? 404 : found.movedTo === undefined ? 200 : 301;
    return {
      status,
      language,
      ...(found.movedTo !== undefined && { location: siteOrigin + found.movedTo }),
      head: headHtml(head),
      body: bodyHtml(found.body),
    };
  };

  let atOnce = 0;
  const begin: typeof make = (...page) => {
    atOnce += 1;
    return make(...page).finally(() => (atOnce -= 1));
  };

  return async function answerFor(address: URL, acceptLanguage: string | null): Promise<CrawlerAnswer | null> {
    if (address.href.length > LONGEST_ADDRESS) return null;
    const language = languageOf(site, acceptLanguage);
    const query = new URLSearchParams([...address.searchParams].filter(([name]) => QUERY_NAMES.includes(name)));
    const key = `${language} ${address.pathname}?${query}`;
    const known = kept.get(key);
    if (!known && atOnce >= MOST_AT_ONCE) return null;
    const making = known ?? begin(address.pathname, query, language);
    kept.set(key, making);
    const given = making.catch(() => {
      kept.remove(key);
      return null;
    });
    return Promise.race([given, patience().then(() => null)]);
  };
}

const missing =
  (text: (key: CrawlerText) => string) =>
  (error: unknown): FoundPage => {
    if (!(error instanceof NotThere)) throw error;
    const title = text('not_found_title');
    return { facts: { kind: 'missing', title }, body: { heading: title, text: text('not_found_generic') } };
  };

/** Without masks a page has a head all the same. */
const masksOf = (ask: Ask): Promise<readonly SeoMask[]> =>
  ask(platformEndpoints.getSeoMasks, undefined).then(
    ({ masks }) => masks,
    () => [],
  );

function languageOf({ languages, defaultLanguage }: CrawlerSite, acceptLanguage: string | null): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return chooseLanguage({
    enabled: languages as readonly Language[],
    fallback: defaultLanguage as Language,
    browser: wanted,
  });
}
