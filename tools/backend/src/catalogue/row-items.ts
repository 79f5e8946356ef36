import type { Row } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { programs } from '../database/schema/broadcast.ts';
import type { rows } from '../database/schema/pages.ts';
import { favourites } from '../database/schema/viewers.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { selectChannels, wireChannel } from './channel-cards.ts';
import { selectCards, wireCard, type ContentFilters, type ContentSelection } from './content-cards.ts';
import { selectBegun, wireBegun } from './histories.ts';
import { selectPersons, wirePerson } from './persons.ts';
import { selectPromos, wirePromo } from './promotions.ts';

export type RowPage = {
  offset: number;
  limit: number;
  text?: string | undefined;
  filters: ContentFilters;
};

type Lists = Pick<Wire<typeof Row>, 'promotions' | 'channels' | 'contents' | 'histories' | 'persons'>;
type Page = { lists: Lists; total: number };

const NOTHING = (list: keyof Lists): Page => ({ lists: { [list]: [] }, total: 0 });

/** The items of one page of a row, worked out for this viewer. */
export async function readRowItems(
  services: Services,
  row: typeof rows.$inferSelect,
  page: RowPage,
  viewer: Viewer,
  language: Language,
): Promise<Page> {
  const { db, media } = services;
  const { source } = row;
  const slice = <Item>(items: readonly Item[]) => items.slice(page.offset, page.offset + page.limit);

  const contentsOf = async (from: ContentSelection['from'], text?: string): Promise<Page> => {
    const libraryId = page.filters.libraryId ?? row.libraryId ?? undefined;
    const selection = { from, text, filters: { ...page.filters, libraryId }, ageLimit: ageLimit(viewer), language };
    const { cards, total } = await selectCards(db, { ...selection, offset: page.offset, limit: page.limit });
    return { lists: { contents: cards.map((card) => wireCard(card, media)) }, total };
  };
  const channelsOf = async (selection: { ids?: readonly number[]; text?: string | undefined }): Promise<Page> => {
    const found = await selectChannels(db, selection, viewer, language);
    return {
      lists: { channels: slice(found).map((channel) => wireChannel(channel, viewer, services)) },
      total: found.length,
    };
  };
  const personsOf = async (from: { ids: readonly number[] } | { text: string }): Promise<Page> => {
    const found = await selectPersons(db, from, language);
    return { lists: { persons: slice(found).map((person) => wirePerson(person, media)) }, total: found.length };
  };

  switch (source.type) {
    case 'promotions': {
      const found = await selectPromos(db, slice(source.promoIds));
      return {
        lists: { promotions: found.map((promo) => wirePromo(promo, media, language)) },
        total: source.promoIds.length,
      };
    }
    case 'channels':
      return channelsOf({ ids: source.channelIds, text: page.text });
    case 'contents':
      return contentsOf({ ids: source.contentIds }, page.text);
    case 'persons':
      return personsOf({ ids: source.personIds });
    case 'catalogue':
      return contentsOf(source, page.text);
    case 'search': {
      // Without a text nothing was looked for yet.
      const text = page.text?.trim();
      if (!text) return NOTHING(source.of);
      if (source.of === 'channels') return channelsOf({ text });
      if (source.of === 'persons') return personsOf({ text });
      return contentsOf({ contentTypes: source.contentTypes, genreId: null, order: 'popular' }, text);
    }
    case 'histories': {
      const { items, total } = await selectBegun(db, viewer, language, page);
      return { lists: { histories: items.map((begun) => wireBegun(begun, media)) }, total };
    }
    case 'favourites': {
      const own = await readFavouriteIds(source.of);
      if (source.of === 'channels') return channelsOf({ ids: own });
      if (source.of === 'persons') return personsOf({ ids: own });
      return contentsOf({ ids: own });
    }
    case 'filmography':
      // Answered by its own call, which names the person.
      return NOTHING('contents');
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
      return found.flatMap(({ id }) => id ?? []);
    }
    const column = { channels: favourites.channelId, persons: favourites.personId, contents: favourites.contentId }[of];
    const found = await db
      .select({ id: column })
      .from(favourites)
      .where(and(mine, isNotNull(column)))
      .orderBy(asc(favourites.id));
    return found.flatMap(({ id }) => id ?? []);
  }
}
