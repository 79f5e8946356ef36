import { START_PAGE } from '@livery/brand-kit/early';
import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { Rowset } from '@livery/contract/catalogue/entities';
import { newsEndpoints } from '@livery/contract/news/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import {
  FILTER_PAGE_SIZES,
  filteredRow,
  filteredTitle,
  filterNames,
  filterQuery,
  catalogueOfPart,
  hasRowPage,
  isActiveRow,
  readFilters,
  rowFilters,
  searchedTitle,
  type FilterNames,
  type Filters,
} from '@livery/domain/catalogue';
import { DEFAULT_CONFIGURATION } from '@livery/domain/configuration';
import type { PageFacts } from '@livery/domain/head';
import { packetSegment, readPacketRef } from '@livery/domain/packets';
import { isSearchable, searchText } from '@livery/domain/search';
import { addresses, CATALOGUE_CONTENT, idOfSegment } from '@livery/widgets/addresses';
import { isManual, MANUALS } from '@livery/widgets/manuals';
import { rowLinks, withoutMarks, type Body } from './body.ts';
import { channelPage, channelsPage, freeChannelsPage, guidePage } from './channel-pages.ts';
import { contentPage, personPage } from './content-pages.ts';
import type { CrawlerSite, CrawlerText } from './crawler-site.ts';
import { documentById, documentPage } from './document-pages.ts';
import { NotThere, type Ask } from './guest-api.ts';

/** What a page shows, as the API tells it. */
export interface FoundPage {
  readonly facts: PageFacts;
  readonly body: Body;
  /** The address that the page has now, where it is asked for by another one. */
  readonly movedTo?: string | undefined;
}

export interface Asked {
  readonly path: string;
  /** The parts of the path that a route names, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly ask: Ask;
  readonly site: CrawlerSite;
  readonly text: (key: CrawlerText) => string;
  readonly nowMs: number;
}

export type LoadPage = (asked: Asked) => Promise<FoundPage>;

/** The rows that a viewer sees too. */
const listsOf = (rows: Rowset['rows']) => rows.filter(isActiveRow).map(rowLinks);

async function home({ ask, site }: Asked): Promise<FoundPage> {
  const page = await ask(catalogueEndpoints.getRowset, { id: START_PAGE, kind: 'web' });
  return { facts: { kind: 'home' }, body: { heading: site.name, lists: listsOf(page.rows) } };
}

/** What is chosen of a list, by its names; a page without them is a page. */
async function namesOf(filters: Filters, nowYear: number, { ask, text }: Asked): Promise<FilterNames> {
  const [{ genres }, { countries }] = await Promise.all([
    filters.genre === undefined
      ? { genres: [] }
      : ask(catalogueEndpoints.getGenres, undefined).catch(() => ({ genres: [] })),
    filters.country === undefined
      ? { countries: [] }
      : ask(catalogueEndpoints.getCountries, undefined).catch(() => ({ countries: [] })),
  ]);
  return filterNames(filters, { genres, countries, nowYear }, inWords(text));
}

/** Texts with the values that they name. */
const inWords =
  (text: Asked['text']) =>
  (key: CrawlerText, values: Readonly<Record<string, string | number>>): string =>
    text(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** A list that the address narrows: its one row, asked for with what is chosen. ROWS-067 */
async function filtered(page: Rowset, asked: Asked): Promise<FoundPage> {
  const { query, nowMs, ask } = asked;
  const nowYear = new Date(nowMs).getUTCFullYear();
  const filters = readFilters(query, nowYear);
  const [first] = page.rows;
  if (!first) throw new NotThere('row');
  const title = page.title ?? first.title ?? '';
  const limit = FILTER_PAGE_SIZES.first;
  const wanted = { ...filteredRow(first, page.libraryId), limit, ...rowFilters(filters, nowYear) };
  const [names, row] = await Promise.all([namesOf(filters, nowYear, asked), ask(catalogueEndpoints.getRow, wanted)]);
  const chosen = filterQuery(filters);
  return {
    facts: {
      kind: 'filters',
      title,
      names,
      path: addresses.rowset(page),
      chosen: String(chosen),
      values: [...chosen].length,
    },
    body: { heading: filteredTitle(title, names), lists: [rowLinks(row)] },
  };
}

async function rowset(asked: Asked): Promise<FoundPage> {
  const { params, ask, path } = asked;
  const found = await ask(catalogueEndpoints.getRowset, { id: params['id'] ?? '', kind: 'web' }).catch(
    (error: unknown) => {
      // A word that names nothing is home. NAV-052
      if (error instanceof NotThere && /^\/[^/]+\/?$/.test(path)) return null;
      throw error;
    },
  );
  if (!found) return home(asked);
  if (found.template === 'group.catalog.search') return filtered(found, asked);
  const { title = '', description, rows } = found;
  return {
    facts: { kind: 'rowset', rowset: found },
    body: { heading: title, text: description, lists: listsOf(rows) },
  };
}

async function row(asked: Asked): Promise<FoundPage> {
  const { params, query, ask, text } = asked;
  const contentType = CATALOGUE_CONTENT[params['catalog'] as keyof typeof CATALOGUE_CONTENT];
  const libraryId = Number(query.get('library_id')) || undefined;
  const wanted = {
    id: params['id'] ?? '',
    libraryId,
    contentType,
    text: searchText(query.get('text') ?? '') || undefined,
  };
  const found = await ask(catalogueEndpoints.getRow, { ...wanted, limit: 100 });
  if (!hasRowPage(found)) throw new NotThere('row');
  const { title = '', description } = found;
  const catalogue = catalogueOfPart(params['catalog'] ?? '', text);
  const searchedAs = searchedTitle(found, wanted.text, inWords(text));
  return {
    facts: { kind: 'row', row: found, libraryId, searchedTitle: searchedAs, catalogue },
    body: { heading: searchedAs ?? title, text: description, lists: [{ links: rowLinks(found).links }] },
  };
}

async function packets({ ask, text, path }: Asked): Promise<FoundPage> {
  const found = await ask(packetsEndpoints.getPackets, undefined);
  const links = found.packets.map(({ id, name }) => ({ title: name, href: addresses.packet(id) }));
  const title = text('nav_packets');
  return { facts: { kind: 'plain', title, path }, body: { heading: title, lists: [{ links }] } };
}

async function packet({ params, ask }: Asked): Promise<FoundPage> {
  const ref = readPacketRef(params['id'] ?? '');
  // Packets of a provider's own network are nothing to a stranger.
  if (ref?.kind !== 'own') throw new NotThere('packet');
  const found = await ask(packetsEndpoints.getPacket, { id: ref.id });
  return {
    facts: { kind: 'packet', packet: found, path: `/packets/${packetSegment(ref)}` },
    body: { heading: found.name, text: found.description ?? found.short },
  };
}

async function news({ ask, text, path }: Asked): Promise<FoundPage> {
  const found = await ask(newsEndpoints.getNews, undefined);
  const links = found.news.map(({ id, title }) => ({ title, href: `/news/${id}` }));
  const title = text('nav_news');
  return { facts: { kind: 'plain', title, path }, body: { heading: title, lists: [{ links }] } };
}

async function newsItem({ params, ask }: Asked): Promise<FoundPage> {
  const id = idOfSegment(params['id'] ?? '');
  if (id === null) throw new NotThere('news');
  const item = await ask(newsEndpoints.getNewsItem, { id });
  return {
    facts: { kind: 'news', item, path: `/news/${id}` },
    body: { heading: item.title, text: item.text && withoutMarks(item.text) },
  };
}

async function provider({ params, path, ask }: Asked): Promise<FoundPage> {
  const found = await ask(packetsEndpoints.getProviderInfo, { id: params['id'] ?? '' });
  const title = found.provider.name ?? '';
  return {
    facts: { kind: 'plain', title, path },
    body: { heading: found.hero?.title ?? title, text: found.hero?.text },
  };
}

/** A page of the site itself. */
const plain =
  (key: CrawlerText, lead?: CrawlerText): LoadPage =>
  ({ text, path }) =>
    Promise.resolve({
      facts: { kind: 'plain', title: text(key), path },
      body: { heading: text(key), text: lead && text(lead) },
    });

/** A page of one viewer: nothing for search engines. */
const ofViewer =
  (key: CrawlerText): LoadPage =>
  ({ text, path }) =>
    Promise.resolve({
      facts: { kind: 'plain', title: text(key), path, isPrivate: true },
      body: { heading: text(key) },
    });

/** A text that is too short to be searched for is none. SRCH-008 */
const search: LoadPage = async ({ text, path, query, ask }) => {
  const { minSearchChars } = await ask(platformEndpoints.getConfiguration, undefined).catch(
    () => DEFAULT_CONFIGURATION,
  );
  const title = text('nav_search');
  const asked = searchText(query.get('q') ?? '');
  const typed = isSearchable(asked, minSearchChars) ? asked : '';
  return { facts: { kind: 'search', title, path, text: typed }, body: { heading: typed || title } };
};

/** How a box that the address names is watched with. MISC-025 */
const manual: LoadPage = async ({ params, text, path }) => {
  const id = params['id'] ?? '';
  if (!isManual(id)) throw new NotThere('manual');
  const title = inWords(text)('instructions_manual_title', { device: MANUALS[id] });
  return { facts: { kind: 'plain', title, path }, body: { heading: title } };
};

/** Where the site does not know a page nobody does. */
export const nothingThere: LoadPage = () => Promise.reject(new NotThere('address'));

/**
 * The pages of the site for whoever runs no scripts, by the paths of the site map: each page that the site has stands here, those of one viewer
 * among them.
 */
export const CRAWLER_PAGES: Readonly<Record<string, LoadPage>> = {
  '/': home,
  '/startpage': home,
  '/contents/:id': contentPage,
  '/contents/:id/:child': contentPage,
  '/episodes/:id': contentPage,
  '/watch/:id': contentPage,
  '/content_embed/:id': contentPage,
  '/persons/:id': personPage,
  '/channels': channelsPage,
  '/channels/guide': guidePage,
  '/channels/:category': channelsPage,
  '/channelsfree': freeChannelsPage,
  '/channels/:category/:channel': channelPage,
  '/channel_embed/:channel': channelPage,
  '/newyear': plain('new_year_title'),
  '/packets': packets,
  '/packets/:id': packet,
  '/provider/:id': provider,
  '/news': news,
  '/news/:id': newsItem,
  '/search': search,
  '/faq': documentPage('faq'),
  '/agreement': documentPage('agreement'),
  '/privacy': documentPage('privacy'),
  '/terms': documentPage('terms'),
  '/gift': documentPage('gift'),
  '/eticheskie-principy': documentPage('eticheskie-principy'),
  '/documents/:id': documentById,
  '/instructions': plain('instructions_title', 'instructions_lead'),
  '/manual/:id': manual,
  '/app_store': plain('app_store_title', 'app_store_lead'),
  '/open_mobile_app': ofViewer('app_open_title'),
  '/geo_lock': ofViewer('region_title'),
  '/promo': ofViewer('promo_page_title'),
  '/promo/lovi': ofViewer('promo_page_title'),
  '/promo/:id': ofViewer('promo_page_title'),
  '/trailers/:id': ofViewer('content_trailer'),
  '/auth_methods': ofViewer('action_sign_in'),
  '/welcome': ofViewer('action_sign_in'),
  '/miniapp': ofViewer('nav_home'),
  '/settings': ofViewer('nav_settings'),
  '/settings/:id': ofViewer('nav_settings'),
  '/settings/language/:id': ofViewer('nav_settings'),
  '/lk': ofViewer('nav_settings'),
  '/lk_parental': ofViewer('nav_settings'),
  '/row/:id': row,
  '/:catalog/:id': row,
  '/rowset/:id': rowset,
  '/catalog/:id': rowset,
  '/:id': rowset,
};
