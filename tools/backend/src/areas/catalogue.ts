import type { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { MenuPage, Rowset } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { prepareReadFacets } from '../catalogue/facets.ts';
import { NO_CARDS, prepareReadCards } from '../catalogue/made-cards.ts';
import { contentListOf } from '../catalogue/pick-items.ts';
import { pageAddress, prepareFindPage, prepareFindRow, type FoundPage } from '../catalogue/read-page.ts';
import { prepareReadRows } from '../catalogue/read-rows.ts';
import { contents, countries, credits, genres, libraries } from '../database/schema/catalogue.ts';
import { rows, rowsets } from '../database/schema/pages.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { JsonText, withJsonBytes, withJsonList, withJsonMember } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { readSearchText } from '../search/read-search-text.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';

/** What a client gets that names no limit (ROWS-016), and the most that one answer holds. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** The rows that a page shows at once (ROWS-020) come with as many cards as a wide screen pages through (ROWS-016). */
const FIRST_ROWS = 4;
const FIRST_ROW_ITEMS = { web: 24, mobile: 12, mobile300: 12 } as const;
/** Those below come shorter: they may never be looked at, and the first picture waits for the whole answer. */
const LATER_ROW_ITEMS = 12;
const MAX_OFFSET = 1_000_000;

type RowsetRow = typeof rowsets.$inferSelect;

/** Pages, rows and what they are filtered by. */
export function catalogueHandlers(services: Services): Handlers<typeof catalogueEndpoints> {
  const { db, media } = services;
  const readCards = prepareReadCards(db, media.origin);
  const readRows = prepareReadRows(services, readCards);
  const readFacets = prepareReadFacets(services);

  const findPage = prepareFindPage(services);
  const findRow = prepareFindRow(services);

  return {
    async getMenu({ language }) {
      const found = await db.select().from(rowsets).where(eq(rowsets.inMenu, true)).orderBy(asc(rowsets.position));
      return { rowsets: found.map((page) => wireMenuPage(page, language)) };
    },

    async getRowset({ params, query, viewer, language }) {
      const firstLimit = FIRST_ROW_ITEMS[query.kind ?? 'web'];
      const address = pageAddress(params.id, viewer);
      const found = await findPage(address, language, firstLimit, viewer.catalogueRevision);
      if (!found) throw new ApiError('not_found');
      const { page, rows: pageRows } = found;
      const filters = { libraryId: page.libraryId ?? undefined };
      const asked = pageRows.map((row, index) => {
        const limit = index < FIRST_ROWS ? firstLimit : LATER_ROW_ITEMS;
        const listed = row.listed && { ...row.listed, ids: row.listed.ids.slice(0, limit) };
        return { row: { ...row, listed }, page: { offset: 0, limit, filters } };
      });
      const filled = await readRows(asked, viewer, language);
      const shown = filled.filter((row) => row !== null);
      return new JsonText(withJsonBytes(wireRowset(page), 'rows', shown));
    },

    async getRow({ params, query, viewer, language, isGone }) {
      const { offset = 0, limit = DEFAULT_LIMIT, text, facets, ...filters } = query;
      const page = {
        offset: Math.min(offset, MAX_OFFSET),
        limit: Math.min(limit, MAX_LIMIT),
        text: readSearchText(text),
        filters,
      };
      // A text is looked for in the row's whole list: which page of it is asked for tells nothing of the row.
      const listed = { offset: page.offset, limit: page.limit };
      const row = await findRow(params.id, language, listed, viewer.catalogueRevision);
      if (!row) throw new ApiError('not_found');
      const list = facets && page.offset === 0 ? contentListOf({ row, page }, viewer) : null;
      const [[filled], counted] = await Promise.all([
        readRows([{ row, page }], viewer, language, isGone),
        list && readFacets(row.id, list, viewer.catalogueRevision),
      ]);
      if (!filled) throw new ApiError('not_found');
      return new JsonText(counted ? withJsonMember(filled, 'facets', counted) : filled);
    },

    async getFilmography({ query, viewer, language }) {
      const works = db.select({ id: credits.contentId }).from(credits).where(eq(credits.personId, query.personId));
      const found = await db
        .select({ id: contents.id })
        .from(contents)
        .where(and(inArray(contents.id, works), lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, ageLimit(viewer))))
        .orderBy(desc(contents.year), asc(contents.id));
      const ids = found.map(({ id }) => id);
      const [made = NO_CARDS] = await readCards([{ kind: 'content', ids }], language);
      return new JsonText(withJsonList({}, 'contents', made.text));
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

  function wireRowset(page: FoundPage): Wire<typeof Rowset> {
    return {
      id: page.id,
      slug: page.slug,
      template: page.template,
      title: page.title,
      description: page.description,
      logo: { tv_x3: media.icon(page.iconKey) },
      library_id: page.libraryId,
    };
  }
}
