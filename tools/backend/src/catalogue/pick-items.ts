import type { HistoryItem } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { selectChannels } from './channel-cards.ts';
import { selectContentIds, type ContentFilters, type ContentSelection } from './content-selection.ts';
import { readFavouriteIds } from './favourite-ids.ts';
import { prepareReadBegun } from './histories.ts';
import { selectPersonIds } from './persons.ts';
import type { RowRow } from './read-page.ts';

export type RowPage = {
  offset: number;
  limit: number;
  text?: string | undefined;
  filters: ContentFilters;
};

export type AskedRow = { row: RowRow; page: RowPage };

/** One page of a row: which items in which order, and how many there are in all. */
export type Picked =
  | { list: 'contents' | 'persons' | 'promotions' | 'channels'; ids: readonly number[]; total: number }
  | { list: 'histories'; histories: Wire<typeof HistoryItem>[]; total: number };

export type PickItems = (asked: AskedRow, viewer: Viewer, language: Language) => Promise<Picked>;

const libraryOf = ({ row, page }: AskedRow) => page.filters.libraryId ?? row.libraryId ?? undefined;

export const isFiltered = ({ row, page }: AskedRow) =>
  page.text !== undefined ||
  libraryOf({ row, page }) !== undefined ||
  Object.values(page.filters).some((value) => value !== undefined);

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
    const contentsOf = async (from: ContentSelection['from'], text?: string): Promise<Picked> => {
      // A fixed list that nothing is taken out of needs no query.
      if ('ids' in from && !isFiltered({ row, page }) && !viewer.isChild) return paged('contents', from.ids);
      const { ids, total } = await selectContentIds(db, {
        from,
        text,
        filters: { ...page.filters, libraryId: libraryOf({ row, page }) },
        ageLimit: ageLimit(viewer),
        offset: page.offset,
        limit: page.limit,
      });
      return { list: 'contents', ids, total };
    };
    const channelsOf = async (selection: { ids?: readonly number[]; text?: string | undefined }): Promise<Picked> => {
      if (selection.ids && selection.text === undefined && !viewer.isChild) return paged('channels', selection.ids);
      const found = await selectChannels(db, selection, viewer, language);
      return paged(
        'channels',
        found.map(({ id }) => id),
      );
    };

    switch (source.type) {
      case 'promotions':
        return paged('promotions', source.promoIds);
      case 'channels':
        return channelsOf({ ids: source.channelIds, text: page.text });
      case 'contents':
        return contentsOf({ ids: source.contentIds }, page.text);
      case 'persons':
        return paged('persons', source.personIds);
      case 'catalogue':
        // Unfiltered, the list stands ready; a child's is worked out.
        return isFiltered({ row, page }) || viewer.isChild || row.listed === null
          ? contentsOf(source, page.text)
          : { list: 'contents', ids: row.listed.ids, total: row.listed.total };
      case 'search': {
        // Without a text nothing was looked for yet.
        const text = page.text?.trim();
        if (!text) return paged(source.of, []);
        if (source.of === 'channels') return channelsOf({ text });
        if (source.of === 'persons') return paged('persons', await selectPersonIds(db, text));
        return contentsOf({ contentTypes: source.contentTypes, genreId: null, order: 'popular' }, text);
      }
      case 'histories': {
        if (!viewer.hasHistory) return { list: 'histories', histories: [], total: 0 };
        const { items, total } = await readBegun(viewer, language, page);
        return { list: 'histories', histories: items, total };
      }
      case 'favourites': {
        const own = await readFavouriteIds(db, viewer, source.of);
        if (source.of === 'channels') return channelsOf({ ids: own });
        if (source.of === 'persons') return paged('persons', own);
        return contentsOf({ ids: own });
      }
      case 'filmography':
        // Answered by its own call, which names the person.
        return paged('contents', []);
    }
  };
}
