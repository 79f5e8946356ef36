import { FACET_FILTERS, type Facet } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents, genres, searchedTitles } from '../database/schema/catalogue.ts';
import type { Services } from '../http/services.ts';
import { facetConditions, rating, matchOfList, wholeCondition, type ContentList } from './content-filters.ts';

type FacetFilter = (typeof FACET_FILTERS)[number];

/** ROWS-080 */
const RATINGS = sql.raw('6, 7, 8');

/** The values of each filter that an item `m` of the list has, as `value`. */
const VALUES: Readonly<Record<FacetFilter, SQL>> = {
  genre: sql`(select distinct coalesce(g.parent_id, g.id) as value from ${genres} g where g.id = any(m.genre_ids))`,
  subgenre: sql`(select g.id as value from ${genres} g where g.id = any(m.genre_ids) and g.parent_id is not null)`,
  country: sql`unnest(m.country_ids)`,
  year: sql`(select m.year)`,
  rating: sql`(select least from unnest(array[${RATINGS}]) least where m.rating > least)`,
};

const inFound = (condition: SQL) =>
  sql`${contents.id} in (select ${searchedTitles.id} from ${searchedTitles} where ${condition})`;

const fits = (filter: FacetFilter) => sql`m.${sql.identifier(`fits_${filter}`)}`;

export type ReadFacets = (rowId: number, list: ContentList, revision: string) => Promise<Wire<typeof Facet>[]>;

/** Prepares counting: what a row has without a text stays the same until the catalogue changes. */
export function prepareReadFacets({ db, memory }: Pick<Services, 'db' | 'memory'>): ReadFacets {
  return (rowId, list, revision) => {
    if (list.text !== undefined) return readFacets(db, list);
    const key = `facets/${rowId}/${list.ageLimit}/${JSON.stringify(list.filters)}`;
    return memory.share(revision, key, () => readFacets(db, list));
  };
}

/**
 * How many items a list would have with each value of each filter, the other filters as they are. Values without items are left
 * out. One query: the list is read once, and each item knows which filters it fits.
 */
async function readFacets(db: Database, list: ContentList): Promise<Wire<typeof Facet>[]> {
  const match = await matchOfList(db, list);
  const condition = and(wholeCondition(list), match && inFound(match.condition));
  const conditions = facetConditions(list.filters);
  const fitting = FACET_FILTERS.map(
    (filter) => sql`coalesce(${conditions[filter] ?? sql`true`}, false) as ${sql.identifier(`fits_${filter}`)}`,
  );
  const counts = FACET_FILTERS.map((filter) => {
    const others = FACET_FILTERS.filter((other) => other !== filter).map(fits);
    return sql`select ${filter}::text as filter, v.value::int as value, count(*)::int as count
      from matching m cross join lateral ${VALUES[filter]} v(value)
      where ${sql.join(others, sql` and `)} group by v.value`;
  });
  return db
    .select({ filter: sql<FacetFilter>`f.filter`, value: sql<number>`f.value`, count: sql<number>`f.count` })
    .from(
      sql`(
        with matching as materialized (
          select ${contents.genreIds}, ${contents.countryIds}, ${contents.year}, ${rating} as rating, ${sql.join(fitting, sql`, `)}
          from ${contents} where ${condition ?? sql`true`}
        )
        ${sql.join(counts, sql` union all `)}
      ) f`,
    )
    .orderBy(sql`f.filter`, sql`f.value`);
}
