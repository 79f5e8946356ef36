import type { HistoryItem } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { channels } from '../database/schema/broadcast.ts';
import { chooseMatch } from '../database/search-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { ageLimit } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { isChannelOf, selectChannels } from './channel-cards.ts';
import type { ContentFilters, ContentList, ContentSource } from './content-filters.ts';
import { selectContentIds } from './content-selection.ts';
import { readFavouriteIds } from './favourite-ids.ts';
import { prepareReadBegun, readLastWatched } from './histories.ts';
import { selectKnownPersonIds, selectPersonIds } from './persons.ts';
import type { RowRow } from './read-page.ts';

/** How many persons the search page shows before anybody is looked for. */
const KNOWN_PERSONS = 24;

type RowPage = {
  offset: number;
  limit: number;
  text?: string | undefined;
  filters: ContentFilters;
};

export type AskedRow = { row: RowRow; page: RowPage };

/** One page of a row: which items in which order, and how many there are in all. */
export type Picked =
  | {
      list: 'contents' | 'persons' | 'promotions' | 'channels';
      ids: readonly number[];
      total: number;
      /** In place of the row's own. */
      title?: string;
    }
  | { list: 'histories'; histories: Wire<typeof HistoryItem>[]; total: number };

/** Null for a row that this viewer does not have at all. */
export type PickItems = (asked: AskedRow, viewer: Viewer, language: Language) => Promise<Picked | null>;

const libraryOf = ({ row, page }: AskedRow) => page.filters.libraryId ?? row.libraryId ?? undefined;

export const isFiltered = ({ row, page }: AskedRow) =>
  page.text !== undefined ||
  libraryOf({ row, page }) !== undefined ||
  Object.values(page.filters).some((value) => value !== undefined);

/** The films, series or telecasts that a row is made of, by its rule; null for a row of other things, or of the viewer's own. */
export function contentListOf({ row, page }: AskedRow, viewer: Viewer): ContentList | null {
  const from = contentSourceOf(row.source);
  return from && listFrom(from, { row, page }, viewer);
}

function contentSourceOf(source: RowRow['source']): ContentSource | null {
  if (source.type === 'contents') return { ids: source.contentIds };
  if (source.type === 'catalogue') return source;
  if (source.type !== 'search' || source.of !== 'contents') return null;
  return { contentTypes: source.contentTypes, genreId: null, order: 'popular' };
}

const listFrom = (from: ContentSource, { row, page }: AskedRow, viewer: Viewer): ContentList => ({
  from,
  text: page.text,
  filters: { ...page.filters, libraryId: libraryOf({ row, page }) },
  ageLimit: ageLimit(viewer),
});

/** Works out what a row shows to a viewer, by the rule that the row is made by. */
export function preparePickItems(services: Services): PickItems {
  const { db } = services;
  const readBegun = prepareReadBegun(services);

  return async ({ row, page }, viewer, language) => {
    const { source } = row;
    const paged = (list: 'contents' | 'persons' | 'promotions' | 'channels', ids: readonly number[]): Picked => ({
      list,
      ids: ids.slice(page.offset, page.offset + page.limit),
      total: ids.length,
    });
    const contentsOf = async (from: ContentSource): Promise<Picked> => {
      // A fixed list that nothing is taken out of needs no query.
      if ('ids' in from && !isFiltered({ row, page }) && !viewer.isChild) return paged('contents', from.ids);
      const list = listFrom(from, { row, page }, viewer);
      const { ids, total } = await selectContentIds(db, { ...list, offset: page.offset, limit: page.limit });
      return { list: 'contents', ids, total };
    };
    const channelsOf = async (ids?: readonly number[]): Promise<Picked> => {
      if (ids && page.text === undefined && !viewer.isChild) return paged('channels', ids);
      const { searchText } = channels;
      const matchOf = page.text && (await chooseMatch(db, page.text, [{ searchText, where: isChannelOf(viewer) }]));
      const match = matchOf ? matchOf(searchText) : undefined;
      const found = await selectChannels(db, { ...(ids && { ids }), match }, viewer, language);
      return paged(
        'channels',
        found.map(({ id }) => id),
      );
    };
    const personsFound = async () =>
      page.text === undefined ? selectKnownPersonIds(db, KNOWN_PERSONS) : selectPersonIds(db, page.text);

    switch (source.type) {
      case 'promotions':
        return paged('promotions', source.promoIds);
      case 'channels':
        return channelsOf(source.channelIds);
      case 'contents':
        return contentsOf({ ids: source.contentIds });
      case 'persons':
        return paged('persons', source.personIds);
      case 'catalogue':
        // Unfiltered, the list stands ready; a child's is worked out.
        return isFiltered({ row, page }) || viewer.isChild || row.listed === null
          ? contentsOf(source)
          : { list: 'contents', ids: row.listed.ids, total: row.listed.total };
      case 'search':
        // Before anything is looked for, the row shows what is popular (FIND-002).
        if (source.of === 'persons') return paged('persons', await personsFound());
        if (source.of === 'channels') return page.text === undefined ? paged('channels', []) : channelsOf();
        return contentsOf({ contentTypes: source.contentTypes, genreId: null, order: 'popular' });
      case 'histories': {
        if (!viewer.hasHistory) return { list: 'histories', histories: [], total: 0 };
        const { items, total } = await readBegun(viewer, language, page);
        return { list: 'histories', histories: items, total };
      }
      case 'likeLastWatched': {
        const last = viewer.hasHistory ? await readLastWatched(db, viewer, language) : null;
        if (last === null) return null;
        const picked = await contentsOf({ ids: last.similarIds });
        return { ...picked, title: row.title.replace('{title}', last.title) };
      }
      case 'favourites': {
        const own = await readFavouriteIds(db, viewer, source.of);
        if (source.of === 'channels') return channelsOf(own);
        if (source.of === 'persons') return paged('persons', own);
        return contentsOf({ ids: own });
      }
      case 'filmography':
        // Answered by its own call, which names the person.
        return paged('contents', []);
    }
  };
}
