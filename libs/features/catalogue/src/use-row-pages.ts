import { catalogueApi } from '@livery/api-client/catalogue';
import type { Row } from '@livery/contract/catalogue/entities';
import { isChildWatching, visibleRow } from '@livery/domain/profiles';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { ROW_TEMPLATES } from './row-templates.tsx';

/** How many items one call asks for. ROWS-014 */
export const PAGE_SIZE = 24;

export interface RowQuery {
  id: string;
  libraryId: number | undefined;
  text: string | undefined;
  contentType: 'movie' | 'series' | undefined;
}

const itemsOf = (row: Row): readonly { id: number }[] => ROW_TEMPLATES[row.template]?.items(row) ?? [];

/** A page with fewer items than were asked for is the last one; of channels some are sent that are not shown. ROWS-019, CHAN-056 */
export const isLastPage = (row: Row): boolean =>
  (row.template === 'channel' ? row.channels : itemsOf(row)).length < PAGE_SIZE;

/** Each item once: a list that changes between two calls repeats some. */
export function joined(pages: readonly Row[]): { id: number }[] {
  const byId = new Map(pages.flatMap(itemsOf).map((item) => [item.id, item]));
  return [...byId.values()];
}

/** A row page by page: what has come, and the way to the next page. A page that fails is said, and can be asked again. */
export function useRowPages(query: RowQuery) {
  const first = catalogueApi.useGetRowQuery({ ...query, limit: PAGE_SIZE });
  const [ask, { isFetching: loadsMore, error: moreError }] = catalogueApi.useLazyGetRowQuery();
  const [later, setLater] = useState<readonly Row[]>([]);
  const asked = useRef(false);

  const role = useSelector(isChildWatching) ? 'child' : 'adult';
  const pages = first.data ? [first.data, ...later] : [];
  const last = pages.at(-1);

  async function loadMore() {
    if (asked.current || !last || isLastPage(last)) return;
    asked.current = true;
    const { data } = await ask({ ...query, limit: PAGE_SIZE, offset: pages.length * PAGE_SIZE }, true);
    asked.current = false;
    if (data) setLater((before) => [...before, data]);
  }

  return {
    row: first.data,
    /** So many have come. */
    pages: pages.length,
    // How many have come says whether there are more; how many are shown is another matter. PROF-028
    items: joined(pages.map((page) => visibleRow(page, role))),
    error: first.error,
    refetch: first.refetch,
    more: last === undefined || isLastPage(last) ? 'none' : moreError && !loadsMore ? 'failed' : 'there',
    loadMore,
  } as const;
}
