import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Content } from '@livery/contract/contents/entities';
import { newsEndpoints } from '@livery/contract/news/endpoints';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { isActiveRow, isPersonalPage, shownChannels } from '@livery/domain/catalogue';
import { isListed } from '@livery/domain/channels';
import { START_PAGE } from '@livery/brand-kit/early';
import { addresses, bareSlug, CATALOGUE_CONTENT } from '@livery/widgets/addresses';
import { DOCUMENTS, type DocumentName } from '@livery/widgets/documents';
import type { SiteMap } from '@livery/widgets/site-map';
import { siteMapOf, type CrawlerSite } from './crawler-site.ts';
import { hasDocument } from './document-pages.ts';
import type { Ask } from './guest-api.ts';
import type { SitemapEntry } from './sitemap.ts';

const PAGE_SIZE = 100;
/** A row that never ends must end here. */
const MOST_PAGES = 2_000;
/** Rows with a page of their own: what they hold is the same for everybody. */
const OWN_PAGE: ReadonlySet<Row['template']> = new Set(['collection-v', 'channel', 'content-v', 'content-h', 'person']);

/** Pages of the site itself that are there without a word of the API. */
const OWN_PAGES = [addresses.channels(), '/channelsfree', addresses.guide(), '/instructions', '/app_store', '/newyear'];

interface Collected {
  readonly entries: Map<string, SitemapEntry>;
  readonly ask: Ask;
  readonly site: CrawlerSite;
  readonly siteMap: SiteMap;
}

const add = ({ entries }: Collected, entry: SitemapEntry): void => {
  if (!entries.has(entry.path)) entries.set(entry.path, entry);
};

const posterOf = ({ images, cover }: Content) => images.find(({ type }) => type === 'poster')?.src ?? cover?.src2x3;

function addCards(collected: Collected, row: Row): number {
  const { contents, channels, persons } = row;
  for (const content of contents)
    if (!collected.site.hiddenContentIds.includes(content.id))
      add(collected, { path: addresses.content(content), picture: posterOf(content) });
  for (const channel of shownChannels(row)) add(collected, { path: addresses.channel(channel) });
  for (const person of persons) add(collected, { path: addresses.person(person), picture: person.imageUrl });
  return contents.length + channels.length + persons.length;
}

/** All cards of a row, page by page. */
async function addRow(collected: Collected, { id, libraryId }: Row): Promise<void> {
  let offset = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const args = { id: String(id), offset, limit: PAGE_SIZE, libraryId };
    const row = await collected.ask(catalogueEndpoints.getRow, args);
    const count = addCards(collected, row);
    offset += count;
    if (count < PAGE_SIZE) return;
  }
}

async function addRowset(collected: Collected, page: Rowset): Promise<void> {
  for (const row of page.rows.filter((row) => isActiveRow(row) && OWN_PAGE.has(row.template))) {
    const libraryId = row.libraryId ?? page.libraryId;
    add(collected, { path: addresses.row(row, libraryId) });
    await addRow(collected, { ...row, libraryId }).catch(() => undefined);
  }
}

/** Genres within films and within series, as the menu of those pages has them. ROWS-007, NAV-109 */
async function addParts(collected: Collected, pages: readonly Pick<Rowset, 'slug'>[]): Promise<void> {
  const { genres } = await collected.ask(catalogueEndpoints.getGenres, undefined);
  const catalogues = pages.map(({ slug }) => bareSlug(slug)).filter((slug) => slug in CATALOGUE_CONTENT);
  for (const slug of catalogues)
    for (const { rowSlug, parentId } of genres)
      if (rowSlug && parentId === undefined) add(collected, { path: addresses.category(slug, rowSlug) });
}

/** Pages of the menu with everything on them. */
async function addCatalogue(collected: Collected): Promise<void> {
  const { ask } = collected;
  const { rowsets } = await ask(catalogueEndpoints.getMenu, undefined);
  const listed = rowsets.filter((page) => page.template !== 'outer_link' && !isPersonalPage(page));
  for (const page of listed) if (page.template !== 'startpage') add(collected, { path: addresses.rowset(page) });
  await addParts(collected, listed).catch(() => undefined);
  for (const id of [START_PAGE, ...listed.map((page) => page.slug ?? String(page.id))]) {
    // What one page fails to tell, the others may.
    const found = await ask(catalogueEndpoints.getRowset, { id, kind: 'web' }).catch(() => null);
    if (found) await addRowset(collected, found);
  }
}

/** Those that this site has: the address of a page that it does not have may be a category of something else. */
function addOwnPages(collected: Collected): void {
  for (const path of OWN_PAGES) if (collected.siteMap.routeOf(path).path === path) add(collected, { path });
}

async function addDocuments(collected: Collected): Promise<void> {
  const { ask, site } = collected;
  for (const name of Object.keys(DOCUMENTS) as DocumentName[])
    // What one source fails to tell, another may.
    if (await hasDocument(name, ask, site).catch(() => false)) add(collected, { path: `/${name}` });
}

async function addChannels(collected: Collected): Promise<void> {
  const { channels } = await collected.ask(channelsEndpoints.getChannelList, undefined);
  for (const channel of channels) if (isListed(channel)) add(collected, { path: addresses.channel(channel) });
}

async function addPackets(collected: Collected): Promise<void> {
  if (!collected.siteMap.offers('packets')) return;
  add(collected, { path: '/packets' });
  const { packets } = await collected.ask(packetsEndpoints.getPackets, undefined);
  for (const { id } of packets) add(collected, { path: addresses.packet(id) });
}

async function addNews(collected: Collected): Promise<void> {
  if (!collected.siteMap.offers('news')) return;
  add(collected, { path: '/news' });
  const { news } = await collected.ask(newsEndpoints.getNews, undefined);
  for (const { id, createdAtMs } of news) add(collected, { path: `/news/${id}`, changedAtMs: createdAtMs });
}

/** Every page that search engines may keep and that the API tells of. @throws ApiTrouble when it tells of nothing */
export async function sitemapEntries(ask: Ask, site: CrawlerSite): Promise<readonly SitemapEntry[]> {
  const collected: Collected = { entries: new Map(), ask, site, siteMap: siteMapOf(site) };
  add(collected, { path: addresses.home() });
  addOwnPages(collected);
  await addChannels(collected);
  await addCatalogue(collected);
  await Promise.allSettled([addPackets(collected), addNews(collected), addDocuments(collected)]);
  return [...collected.entries.values()];
}
