import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { rows, rowsets } from '../database/schema/pages.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { startPageOf } from '../seed/start-pages.ts';
import type { Viewer } from '../session/viewer.ts';
import { localisedText, localisedTextOrNull } from './localised-text.ts';

const MAX_ID = 2_147_483_647;
/** Slugs of the site's own pages stand in slashes (`/my`, `/news/`); callers write them with or without. */
const withoutSlashes = (slug: string) => slug.replace(/^\/+|\/+$/g, '');
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;

const language = sql.placeholder('language');
const offset = sql.placeholder('offset');
const limit = sql.placeholder('limit');

const rowColumns = {
  id: rows.id,
  slug: rows.slug,
  title: localisedText(rows.title, language),
  description: localisedTextOrNull(rows.description, language),
  template: rows.template,
  contentType: rows.contentType,
  loopCount: rows.loopCount,
  libraryId: rows.libraryId,
  isActive: rows.isActive,
  source: rows.source,
  /** Of a row that follows a rule: one page of its list, and how long the whole is. */
  listedIds: sql<number[] | null>`${rows.listedIds}[${offset}::int + 1 : ${offset}::int + ${limit}::int]`,
  listedTotal: sql<number | null>`cardinality(${rows.listedIds})`,
};

const pageColumns = {
  id: rowsets.id,
  slug: rowsets.slug,
  template: rowsets.template,
  title: localisedText(rowsets.title, language),
  description: localisedTextOrNull(rowsets.description, language),
  libraryId: rowsets.libraryId,
  iconKey: rowsets.iconKey,
};

type Listed = { ids: readonly number[]; total: number };
type RowColumns = Omit<
  Awaited<ReturnType<ReturnType<typeof prepareRowQueries>['byId']['execute']>>[number],
  'listedIds' | 'listedTotal'
>;
export type RowRow = RowColumns & { listed: Listed | null };
export type FoundPage = Awaited<ReturnType<ReturnType<typeof preparePageQueries>['byId']['execute']>>[number]['page'];

const prepareRowQueries = ({ db }: Services) => {
  const rowsWhere = (name: string, which: SQL) => db.select(rowColumns).from(rows).where(which).prepare(name);
  return {
    byId: rowsWhere('row_by_id', eq(rows.id, sql.placeholder('id'))),
    bySlug: rowsWhere('row_by_slug', eq(rows.slug, sql.placeholder('slug'))),
  };
};

const preparePageQueries = ({ db }: Services) => {
  const slug = sql.placeholder('slug');
  const pagesWhere = (name: string, which: SQL) =>
    db
      .select({ page: pageColumns, row: rowColumns })
      .from(rowsets)
      .leftJoin(rows, sql`${rows.id} = any(${rowsets.rowIds})`)
      .where(which)
      .orderBy(asc(rowsets.id), sql`array_position(${rowsets.rowIds}, ${rows.id})`)
      .prepare(name);
  return {
    byId: pagesWhere('page_by_id', eq(rowsets.id, sql.placeholder('id'))),
    bySlug: pagesWhere('page_by_slug', sql`trim(both '/' from ${rowsets.slug}) = ${slug}::text`),
  };
};

/** Finds a row by id or slug, with one page of its list where it has one. */
export function prepareFindRow(services: Services) {
  const { memory } = services;
  const queries = prepareRowQueries(services);
  return async (
    idOrSlug: string,
    inLanguage: Language,
    page: { offset: number; limit: number },
    revision: string,
  ): Promise<RowRow | null> => {
    const key = `head/${idOrSlug}/${inLanguage}/${page.offset}/${page.limit}`;
    const recalled = memory.recall<RowRow>(revision, key);
    if (recalled) return recalled;
    const [found] = isId(idOrSlug)
      ? await queries.byId.execute({ id: Number(idOrSlug), language: inLanguage, ...page })
      : await queries.bySlug.execute({ slug: idOrSlug, language: inLanguage, ...page });
    return found ? memory.keep(revision, key, withList(found)) : null;
  };
}

type PageWithRows = { page: FoundPage; rows: RowRow[] };

/** Both spellings mean the start page (ENT-039): a child's, else the viewer's provider's own where it has one. */
export const pageAddress = (address: string, viewer: Pick<Viewer, 'isChild' | 'providerId'>): string =>
  ['startpage', 'starpage'].includes(withoutSlashes(address)) ? startPageOf(viewer) : address;

/** Finds a page by id or slug, whatever slashes stand around it, with its rows in order. */
export function prepareFindPage(services: Services) {
  const { memory } = services;
  const queries = preparePageQueries(services);

  return async (
    address: string,
    inLanguage: Language,
    listLimit: number,
    revision: string,
  ): Promise<PageWithRows | null> => {
    const idOrSlug = withoutSlashes(address);
    const key = `page/${idOrSlug}/${inLanguage}/${listLimit}`;
    const recalled = memory.recall<PageWithRows>(revision, key);
    if (recalled) return recalled;
    const found = await select(idOrSlug, { language: inLanguage, offset: 0, limit: listLimit });
    const [first] = found;
    if (!first) return null;
    const rowsOfPage = found.flatMap(({ page, row }) => (row && page.id === first.page.id ? withList(row) : []));
    return memory.keep(revision, key, { page: first.page, rows: rowsOfPage });
  };

  function select(idOrSlug: string, values: { language: Language; offset: number; limit: number }) {
    if (isId(idOrSlug)) return queries.byId.execute({ id: Number(idOrSlug), ...values });
    return queries.bySlug.execute({ slug: idOrSlug, ...values });
  }
}

function withList({
  listedIds,
  listedTotal,
  ...row
}: RowColumns & { listedIds: number[] | null; listedTotal: number | null }): RowRow {
  return { ...row, listed: listedIds === null ? null : { ids: listedIds, total: listedTotal ?? 0 } };
}
