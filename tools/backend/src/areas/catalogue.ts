import type { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { MenuPage, Rowset } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { prepareReadCards } from '../catalogue/made-cards.ts';
import type { RowRow } from '../catalogue/pick-items.ts';
import { prepareReadRows } from '../catalogue/read-rows.ts';
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
/** The rows that a page shows at once (ROWS-020) come with as many cards as a wide screen pages through (ROWS-016). */
const FIRST_ROWS = 4;
const FIRST_ROW_ITEMS = { web: 24, mobile: 12, mobile300: 12 } as const;
/** Those below come shorter: they may never be looked at, and the first picture waits for the whole answer. */
const LATER_ROW_ITEMS = 12;
const MAX_ID = 2_147_483_647;

type RowsetRow = typeof rowsets.$inferSelect;

/** Pages, rows and what they are filtered by. */
export function catalogueHandlers(services: Services): Handlers<typeof catalogueEndpoints> {
  const { db, media } = services;
  const readCards = prepareReadCards(db, media.origin);
  const readRows = prepareReadRows(services, readCards);

  const pages = (name: string, which: SQL) =>
    db
      .select({ rowset: rowsets, row: rows })
      .from(rowsets)
      .leftJoin(rows, sql`${rows.id} = any(${rowsets.rowIds})`)
      .where(which)
      .orderBy(asc(rowsets.id), sql`array_position(${rowsets.rowIds}, ${rows.id})`)
      .prepare(name);
  const slug = sql.placeholder('slug');
  const pageById = pages('page_by_id', eq(rowsets.id, sql.placeholder('id')));
  const pageBySlug = pages('page_by_slug', sql`${rowsets.slug} in (${slug}::text, '/' || ${slug}::text)`);
  const startPage = pages('start_page', eq(rowsets.template, 'startpage'));

  return {
    async getMenu({ language }) {
      const found = await db.select().from(rowsets).where(eq(rowsets.inMenu, true)).orderBy(asc(rowsets.position));
      return { rowsets: found.map((page) => wireMenuPage(page, language)) };
    },

    async getRowset({ params, query, viewer, language }) {
      const [rowset, ...ordered] = await readPage(params.id);
      const filters = { libraryId: rowset.libraryId ?? undefined };
      const firstLimit = FIRST_ROW_ITEMS[query.kind ?? 'web'];
      const asked = ordered.map((row, index) => ({
        row,
        page: { offset: 0, limit: index < FIRST_ROWS ? firstLimit : LATER_ROW_ITEMS, filters },
      }));
      const filled = await readRows(asked, viewer, language);
      return new JsonText(withJsonList(wireRowset(rowset, language), 'rows', filled));
    },

    async getRow({ params, query, viewer, language }) {
      const row = await findRow(params.id);
      const { offset = 0, limit = DEFAULT_LIMIT, text, ...filters } = query;
      const page = { offset: Math.min(offset, MAX_ID), limit: Math.min(limit, MAX_LIMIT), text, filters };
      const [filled = ''] = await readRows([{ row, page }], viewer, language);
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
          logo: { tv_x1: media.picture('logo', logoKey) },
          cover: { bg: media.picture('cover', coverKey), color_bg: media.picture('cover', coverKey) },
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

  /** A page by id or slug, followed by its rows. Both spellings of the start page mean the page of that template (ENT-039). */
  async function readPage(idOrSlug: string): Promise<[RowsetRow, ...RowRow[]]> {
    const found = isId(idOrSlug)
      ? await pageById.execute({ id: Number(idOrSlug) })
      : ['startpage', 'starpage'].includes(idOrSlug)
        ? await startPage.execute()
        : await pageBySlug.execute({ slug: idOrSlug });
    const [first] = found;
    if (!first) throw new ApiError('not_found');
    return [first.rowset, ...found.flatMap(({ rowset, row }) => (row && rowset.id === first.rowset.id ? row : []))];
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
      icon: { tv_x3: media.icon(page.iconKey) },
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
      logo: { tv_x3: media.icon(rowset.iconKey) },
      library_id: rowset.libraryId,
    };
  }
}

const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;
