import { START_PAGE } from '@livery/brand-kit/early';
import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { Rowset } from '@livery/contract/catalogue/entities';
import { newsEndpoints } from '@livery/contract/news/endpoints';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { FILTER_PAGE_SIZES, filterQuery, readFilters, rowFilters } from '@livery/domain/catalogue';
import type { PageFacts } from '@livery/domain/head';
import { packetSegment, readPacketRef } from '@livery/domain/packets';
import { addresses, CATALOGUE_CONTENT, idOfSegment } from '@livery/widgets/addresses';
import { rowLinks, type Body } from './body.ts';
import { channelPage } from './channel-pages.ts';
import { contentPage, personPage } from './content-pages.ts';
import type { CrawlerSite, CrawlerText } from './crawler-site.ts';
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

type LoadPage = (asked: Asked) => Promise<FoundPage>;

async function home({ ask, site }: Asked): Promise<FoundPage> {
  const page = await ask(catalogueEndpoints.getRowset, { id: START_PAGE, kind: 'web' });
  return { facts: { kind: 'home' }, body: { heading: site.name, lists: page.rows.map(rowLinks) } };
}

/** A list that the address narrows: its one row, asked for with what is chosen. ROWS-067 */
async function filtered(page: Rowset, { query, nowMs, ask, path }: Asked): Promise<FoundPage> {
  const nowYear = new Date(nowMs).getUTCFullYear();
  const filters = readFilters(query, nowYear);
  const [first] = page.rows;
  const title = page.title ?? first?.title ?? '';
  const limit = FILTER_PAGE_SIZES.first;
  const args = { id: String(first?.id ?? ''), limit, libraryId: page.libraryId, ...rowFilters(filters, nowYear) };
  const lists = first ? [rowLinks(await ask(catalogueEndpoints.getRow, args))] : [];
  const chosen = filterQuery(filters);
  return {
    facts: { kind: 'filters', title, path, chosen: String(chosen), values: [...chosen].length },
    body: { heading: title, lists },
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
    body: { heading: title, text: description, lists: rows.map(rowLinks) },
  };
}

async function row(asked: Asked): Promise<FoundPage> {
  const { params, query, ask } = asked;
  const contentType = CATALOGUE_CONTENT[params['catalog'] as keyof typeof CATALOGUE_CONTENT];
  const libraryId = Number(query.get('library_id')) || undefined;
  const found = await ask(catalogueEndpoints.getRow, { id: params['id'] ?? '', limit: 100, libraryId, contentType });
  const { title = '', description } = found;
  return {
    facts: { kind: 'row', row: found, libraryId },
    body: { heading: title, text: description, lists: [{ links: rowLinks(found).links }] },
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
    body: { heading: item.title, text: item.text?.replace(/<[^>]*>/g, ' ') },
  };
}

const plain =
  (key: CrawlerText, isPrivate = false): LoadPage =>
  ({ text, path }) =>
    Promise.resolve({ facts: { kind: 'plain', title: text(key), path, isPrivate }, body: { heading: text(key) } });

const search: LoadPage = ({ text, path, query }) => {
  const [title, typed] = [text('nav_search'), query.get('q') ?? ''];
  return Promise.resolve({ facts: { kind: 'search', title, path, text: typed }, body: { heading: typed || title } });
};

interface CrawlerRoute {
  readonly path: string;
  readonly load: LoadPage;
  readonly feature?: keyof CrawlerSite['features'];
}

const routes = (paths: readonly string[], load: LoadPage, feature?: CrawlerRoute['feature']): CrawlerRoute[] =>
  paths.map((path) => ({ path, load, ...(feature && { feature }) }));

/** The pages of the site for whoever runs no scripts; the first that fits is taken. */
export const CRAWLER_ROUTES: readonly CrawlerRoute[] = [
  ...routes(['/', '/startpage'], home),
  ...routes(
    ['/contents/:id', '/contents/:parent/:id', '/episodes/:id', '/watch/:id', '/content_embed/:id'],
    contentPage,
  ),
  ...routes(['/persons/:id'], personPage),
  ...routes(['/channels/guide'], plain('guide_title'), 'guide'),
  ...routes(['/channels', '/channels/:category'], plain('nav_channels')),
  ...routes(['/channelsfree'], plain('channels_free_title')),
  ...routes(['/channels/:category/:id', '/channel_embed/:id'], channelPage),
  ...routes(['/packets'], packets, 'packets'),
  ...routes(['/packets/:id'], packet, 'packets'),
  ...routes(['/news'], news, 'news'),
  ...routes(['/news/:id'], newsItem, 'news'),
  ...routes(['/search'], search, 'search'),
  ...routes(['/faq'], plain('nav_faq')),
  ...routes(['/agreement'], plain('footer_agreement')),
  ...routes(['/privacy'], plain('footer_privacy')),
  ...routes(['/terms'], plain('footer_terms')),
  ...routes(['/eticheskie-principy'], plain('footer_ethics')),
  ...routes(['/settings', '/settings/*', '/lk', '/lk_parental'], plain('nav_settings', true)),
  ...routes(['/row/:id'], row),
  ...routes(['/rowset/:id', '/catalog/:id', '/:id'], rowset),
  ...routes(['/:catalog/:id'], row),
];
