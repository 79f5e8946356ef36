import { partTitle } from '../catalogue/catalogue-part.ts';
import { filteredTitle } from '../catalogue/filter-names.ts';
import { isPersonalPage } from '../catalogue/personal-page.ts';
import { broadcastTitle } from '../schedule/programme.ts';
import type { FactsOf, HeadLinks, PageFacts, PageKind } from './facts.ts';
import type { MaskValues } from './masks.ts';

/** What the head of a kind of page is made from. */
export interface PageMetadata {
  /** The page's own name, without the site's; undefined for home. */
  readonly name: string | undefined;
  /** What the server tells of it, in whatever length. */
  readonly text: string | undefined;
  /** The address of the page that search engines are to keep; null where they are to keep none. */
  readonly path: string | null;
  readonly isIndexed: boolean;
  /** Whose masks it has, by the operator's word: those of its kind unless told otherwise. */
  readonly maskType?: string;
  /** Values of the placeholders of masks. */
  readonly values: MaskValues;
}

/** A person with fewer works is of no use to whoever searches. CONT-066 */
const INDEXED_FROM_WORKS = 2;
/** Combinations of filters are without number: search engines keep lists of one value. */
const MOST_VALUES = 1;

type Describe = { readonly [Kind in PageKind]: (facts: FactsOf<Kind>, links: HeadLinks) => PageMetadata };

const page = (name: string | undefined, path: string | null, more: Partial<PageMetadata> = {}): PageMetadata => ({
  name,
  path,
  text: undefined,
  isIndexed: true,
  values: {},
  ...more,
});

const METADATA: Describe = {
  // Also of `/startpage`. NAV-003
  home: () => page(undefined, '/'),
  content: ({ content, isLost, series }, links) =>
    page(content.title, links.content(content), {
      text: content.description,
      isIndexed: !isLost,
      values: {
        title: content.title,
        original: content.original,
        year: content.year,
        genre: content.genres[0]?.name,
        country: content.countries[0]?.name,
        age: content.age === undefined ? undefined : `${content.age}+`,
        season: content.season,
        episode: content.contentType === 'episode' ? content.series : undefined,
        series: series?.title,
      },
    }),
  channel: ({ channel, broadcast, isLive }, links) => {
    const programme = broadcast && broadcastTitle(broadcast);
    // A moment of the archive is over in days: search engines keep the channel.
    const isMoment = !isLive && Boolean(programme);
    const name = isMoment ? `${programme} · ${channel.name}` : channel.name;
    return page(name, links.channel(channel), {
      text: (isMoment && broadcast?.program?.description) || channel.description,
      // What an operator says of channels is not true of one programme.
      maskType: isMoment ? 'broadcast' : 'channel',
      values: { title: name, name, channel: channel.name, programme },
    });
  },
  person: ({ person, works }, links) =>
    page(person.name, links.person(person), {
      text: person.bio,
      isIndexed: works === undefined || works >= INDEXED_FROM_WORKS,
      values: { count: works },
    }),
  // What somebody found in it is no page, as in a search.
  row: ({ row, libraryId, searchedTitle, catalogue }, links) => {
    const path = catalogue ? links.category(catalogue.slug, row.slug ?? String(row.id)) : links.row(row, libraryId);
    return page(partTitle(catalogue, searchedTitle ?? row.title), path, {
      text: row.description,
      isIndexed: searchedTitle === undefined,
    });
  },
  rowset: ({ rowset }, links) =>
    page(rowset.title, links.rowset(rowset), { text: rowset.description, isIndexed: !isPersonalPage(rowset) }),
  packet: ({ packet, path }) => page(packet.name, path, { text: packet.description ?? packet.short }),
  news: ({ item, path }) => page(item.title, path, { text: item.text }),
  // Where one searches is a page; what somebody found there is none.
  search: ({ title, path, text }) => page(text || title, path, { isIndexed: text === '' }),
  filters: ({ title, names, path, chosen, values }) =>
    page(filteredTitle(title, names), chosen === '' ? path : `${path}?${chosen}`, {
      isIndexed: values <= MOST_VALUES,
      values: { ...names },
    }),
  plain: ({ title, path, isPrivate = false }) => page(title, path, { isIndexed: !isPrivate }),
  missing: ({ title }) => page(title, null, { isIndexed: false }),
};

export function pageMetadata(facts: PageFacts, links: HeadLinks): PageMetadata {
  const metadata = (METADATA[facts.kind] as (facts: PageFacts, links: HeadLinks) => PageMetadata)(facts, links);
  return { ...metadata, values: { title: metadata.name, name: metadata.name, ...metadata.values } };
}
