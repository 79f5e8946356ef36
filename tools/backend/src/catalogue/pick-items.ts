import type { HistoryItem } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { programs } from '../database/schema/broadcast.ts';
import type { rows } from '../database/schema/pages.ts';
import { favourites } from '../database/schema/viewers.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { selectChannels } from './channel-cards.ts';
import {
  prepareSelectOfKind,
  selectContentIds,
  type ContentFilters,
  type ContentSelection,
} from './content-selection.ts';
import { prepareReadBegun } from './histories.ts';
import { selectPersonIds } from './persons.ts';

export type RowRow = typeof rows.$inferSelect;

export type RowPage = {
  offset: number;
  limit: number;
  text?: string | undefined;
  filters: ContentFilters;
};

/** One page of a row: which items in which order, and how many there are in all. */
export type Picked =
  | { list: 'contents' | 'persons' | 'promotions' | 'channels'; ids: readonly number[]; total: number }
  | { list: 'histories'; histories: Wire<typeof HistoryItem>[]; total: number };

export type PickItems = (row: RowRow, page: RowPage, viewer: Viewer, language: Language) => Promise<Picked>;

/** Works out what a row shows to a viewer, by the rule that the row is made by. */
export function preparePickItems(services: Services): PickItems {
  const { db } = services;
  const selectOfKind = prepareSelectOfKind(db);
  const readBegun = prepareReadBegun(services);

  return async (row, page, viewer, language) => {
    const { source } = row;
    const paged = (list: 'contents' | 'persons' | 'promotions' | 'channels', ids: readonly number[]): Picked => ({
      list,
      ids: ids.slice(page.offset, page.offset + page.limit),
      total: ids.length,
    });
    const libraryId = page.filters.libraryId ?? row.libraryId ?? undefined;
    const filters: ContentFilters = { ...page.filters, libraryId };
    const isFiltered = page.text !== undefined || Object.values(filters).some((value) => value !== undefined);

    const contentsOf = async (from: ContentSelection['from'], text?: string): Promise<Picked> => {
      // A fixed list that nothing is taken out of needs no query.
      if ('ids' in from && !isFiltered && !viewer.isChild) return paged('contents', from.ids);
      const { offset, limit } = page;
      if (!('ids' in from) && !isFiltered && text === undefined) {
        return { list: 'contents', ...(await selectOfKind({ ...from, ageLimit: ageLimit(viewer), offset, limit })) };
      }
      const { ids, total } = await selectContentIds(db, {
        from,
        text,
        filters,
        ageLimit: ageLimit(viewer),
        offset,
        limit,
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
        return contentsOf(source, page.text);
      case 'search': {
        // Without a text nothing was looked for yet.
        const text = page.text?.trim();
        if (!text) return paged(source.of, []);
        if (source.of === 'channels') return channelsOf({ text });
        if (source.of === 'persons') return paged('persons', await selectPersonIds(db, text));
        return contentsOf({ contentTypes: source.contentTypes, genreId: null, order: 'popular' }, text);
      }
      case 'histories': {
        const { items, total } = await readBegun(viewer, language, page);
        return { list: 'histories', histories: items, total };
      }
      case 'favourites': {
        const own = await readFavouriteIds(source.of);
        if (source.of === 'channels') return channelsOf({ ids: own });
        if (source.of === 'persons') return paged('persons', own);
        return contentsOf({ ids: own });
      }
      case 'filmography':
        // Answered by its own call, which names the person.
        return paged('contents', []);
    }

    /** In the order in which they were added. A programme is shown as the film or series behind it. */
    async function readFavouriteIds(of: 'channels' | 'programs' | 'persons' | 'contents'): Promise<number[]> {
      const mine = eq(favourites.profileId, viewer.profileId);
      if (of === 'programs') {
        const found = await db
          .select({ id: programs.contentId })
          .from(favourites)
          .innerJoin(programs, eq(programs.id, favourites.programId))
          .where(and(mine, isNotNull(programs.contentId)))
          .orderBy(asc(favourites.id));
        return [...new Set(found.flatMap(({ id }) => id ?? []))];
      }
      const column = { channels: favourites.channelId, persons: favourites.personId, contents: favourites.contentId }[
        of
      ];
      const found = await db
        .select({ id: column })
        .from(favourites)
        .where(and(mine, isNotNull(column)))
        .orderBy(asc(favourites.id));
      return found.flatMap(({ id }) => id ?? []);
    }
  };
}
