import type { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { MenuPage, Rowset } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { prepareReadCards } from '../catalogue/made-cards.ts';
import { readRows, type RowRow } from '../catalogue/rows.ts';
import { contents, countries, credits, genres, libraries } from '../database/schema/catalogue.ts';
import { rows, rowsets } from '../database/schema/pages.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { JsonText, withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';

/** What a client gets that names no limit (ROWS-016), and the most that one answer holds. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** Cards of each row of a page: as many as a wide screen pages through (ROWS-016), half of that for a phone. */
const ROWSET_ITEMS = { web: 24, mobile: 12, mobile300: 12 } as const;
const MAX_ID = 2_147_483_647;

type RowsetRow = typeof rowsets.$inferSelect;

/** Pages, rows and what they are filtered by. */
export function catalogueHandlers(services: Services): Handlers<typeof catalogueEndpoints> {
  const { db, media } = services;
  const readCards = prepareReadCards(db, media.origin);
  const withCards = { ...services, readCards };

  return {
    async getMenu({ language }) {
      const found = await db.select().from(rowsets).where(eq(rowsets.inMenu, true)).orderBy(asc(rowsets.position));
      return { rowsets: found.map((page) => wireMenuPage(page, language)) };
    },

    async getRowset({ params, query, viewer, language }) {
      const rowset = await findRowset(params.id);
      const found = await db.select().from(rows).where(inArray(rows.id, rowset.rowIds));
      const byId = new Map(found.map((row) => [row.id, row]));
      const ordered = rowset.rowIds.flatMap((id) => byId.get(id) ?? []);
      const filters = { libraryId: rowset.libraryId ?? undefined };
      const page = { offset: 0, limit: ROWSET_ITEMS[query.kind ?? 'web'], filters };
      const filled = await readRows(withCards, ordered, page, viewer, language);
      return new JsonText(withJsonList(wireRowset(rowset, language), 'rows', filled));
    },

    async getRow({ params, query, viewer, language }) {
      const row = await findRow(params.id);
      const { offset = 0, limit = DEFAULT_LIMIT, text, ...filters } = query;
      const page = { offset: Math.min(offset, MAX_ID), limit: Math.min(limit, MAX_LIMIT), text, filters };
      const [filled = ''] = await readRows(withCards, [row], page, viewer, language);
      return new JsonText(filled);
    },

    async getFilmography({ query, viewer, language }) {
      const works = db.select({ id: credits.contentId }).from(credits).where(eq(credits.personId, query.personId));
      const found = await db
        .select({ id: contents.id })
        .from(contents)
        .where(and(inArray(contents.id, works), lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, ageLimit(viewer))))
        .orderBy(desc(contents.year), asc(contents.id));
      const ids = found.map(({ id }) => id);
      const { content: made } = await readCards({ content: ids }, language);
      return new JsonText(
        withJsonList(
          {},
          'contents',
          ids.flatMap((id) => made.get(id) ?? []),
        ),
      );
    },

    async getLibraries({ language }) {
      const found = await db.select().from(libraries).orderBy(asc(libraries.id));
      return {
        libraries: found.map(({ id, title, logoKey, coverKey }) => ({
          id,
          title: title[language],
          logo: { tv_x1: media.image('logo', logoKey) },
          cover: { bg: media.image('cover', coverKey), color_bg: media.image('cover', coverKey) },
        })),
      };
    },

    async getCountries({ language }) {
      const found = await db.select().from(countries).orderBy(asc(countries.position));
      return { countries: found.map(({ id, name }) => ({ id, name: name[language] })) };
    },

    async getGenres({ language }) {
      const found = await db
        .select({ genre: genres, rowId: rows.id })
        .from(genres)
        .leftJoin(rows, eq(rows.slug, genres.rowSlug))
        .orderBy(asc(genres.id));
      return {
        genres: found.map(({ genre, rowId }) => ({
          id: genre.id,
          name: genre.name[language],
          row_slug: genre.rowSlug,
          row_id: rowId,
          parent_id: genre.parentId,
        })),
      };
    },
  };

  /** By id or slug; both spellings of the start page mean the page of that template (ENT-039). */
  async function findRowset(idOrSlug: string): Promise<RowsetRow> {
    const [found] = await db
      .select()
      .from(rowsets)
      .where(
        isId(idOrSlug)
          ? eq(rowsets.id, Number(idOrSlug))
          : ['startpage', 'starpage'].includes(idOrSlug)
            ? eq(rowsets.template, 'startpage')
            : inArray(rowsets.slug, [idOrSlug, `/${idOrSlug}`]),
      )
      .limit(1);
    if (!found) throw new ApiError('not_found');
    return found;
  }

  async function findRow(idOrSlug: string): Promise<RowRow> {
    const [found] = await db
      .select()
      .from(rows)
      .where(isId(idOrSlug) ? eq(rows.id, Number(idOrSlug)) : eq(rows.slug, idOrSlug));
    if (!found) throw new ApiError('not_found');
    return found;
  }

  function wireMenuPage(page: RowsetRow, language: Language): Wire<typeof MenuPage> {
    return {
      id: page.id,
      slug: page.slug,
      title: page.title[language],
      template: page.template,
      icon: { tv_x3: media.image('icon', page.iconKey) },
      link: page.src,
    };
  }

  function wireRowset(rowset: RowsetRow, language: Language): Wire<typeof Rowset> {
    return {
      id: rowset.id,
      slug: rowset.slug,
      template: rowset.template,
      title: rowset.title[language],
      description: rowset.description?.[language],
      logo: { tv_x3: media.image('icon', rowset.iconKey) },
      library_id: rowset.libraryId,
    };
  }
}

const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;
