import { catalogueApi } from '@livery/api-client/catalogue';
import type { Args } from '@livery/contract/endpoint';
import type { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { Row } from '@livery/contract/catalogue/entities';
import { itemsOfRow } from '@livery/domain/catalogue';
import { useServices } from '@livery/widgets/services';
import { useCallAnswers } from '@livery/widgets/use-call-answers';
import { useVisibleRows } from '@livery/widgets/use-visible-rows';
import { useMemo, useState } from 'react';
import { shallowEqual, useStore } from 'react-redux';
import { useKeptDepth, type RowDepth } from './row-depth.ts';
import { useTimedOut } from './use-timed-out.ts';

/** Whole lines of a wide grid. ROWS-012, ROWS-013 */
const PAGE_SIZES: Partial<Record<Row['template'], number>> = { 'content-v': 21, 'content-h': 18 };
/** ROWS-014 */
const PAGE_SIZE = 24;
/** A crawler does not scroll. ROWS-015 */
const PRERENDER_PAGE_SIZE = 100;

/** How many items one call asks for. */
export const pageSize = (template: Row['template'] | undefined, isPrerender: boolean): number =>
  isPrerender ? PRERENDER_PAGE_SIZE : ((template && PAGE_SIZES[template]) ?? PAGE_SIZE);

/** What takes too long is told like a server that does not answer; it may still come. ROWS-018 */
const SILENCE = { kind: 'timeout', endpoint: 'getRow', message: '' } as const;

/** What a row is asked for, but how much of it. */
export type RowQuery = Omit<Args<(typeof catalogueEndpoints)['getRow']>, 'limit' | 'offset'>;

/** How many items the first call asks for, and each one after it. */
export interface PageSizes {
  readonly first: number;
  readonly next: number;
}

/** A page with fewer items than were asked for is the last one; of channels some are sent that are not shown. ROWS-019, CHAN-056 */
export const isLastPage = (row: Row, asked: number): boolean =>
  (row.template === 'channel' ? row.channels : itemsOfRow(row)).length < asked;

/** Each item once: a list that changes between two calls repeats some. */
export function joined(pages: readonly Row[]): { id: number }[] {
  const byId = new Map(pages.flatMap(itemsOfRow).map((item) => [item.id, item]));
  return [...byId.values()];
}

/** Nothing was scrolled yet. */
const firstDepth = (firstSize: number): RowDepth => ({ pages: 1, firstSize, size: firstSize });

/** The template of a row on a page that was looked at. An address does not tell it, and the first call is to ask for whole lines. */
function knownTemplate(state: unknown, id: string): Row['template'] | undefined {
  const { util, endpoints } = catalogueApi;
  return util
    .selectCachedArgsForQuery(state as never, 'getRowset')
    .flatMap((page) => endpoints.getRowset.select(page)(state as never).data?.rows ?? [])
    .find((row) => row.slug === id || String(row.id) === id)?.template;
}

/** The calls that bring a row down to its depth. */
const callsOf = (query: RowQuery, { pages, firstSize, size }: RowDepth) =>
  Array.from({ length: pages }, (_, at) =>
    at === 0 ? { ...query, limit: firstSize } : { ...query, limit: size, offset: firstSize + (at - 1) * size },
  );

/** The same calls while the same is asked for. */
function useCalls(query: RowQuery, depth: RowDepth) {
  const [asked, setAsked] = useState(query);
  if (!shallowEqual(asked, query)) setAsked(query);
  return useMemo(() => callsOf(asked, depth), [asked, depth]);
}

/** A row page by page: what has come, and the way to the next page. A page that fails is said, and can be asked again. */
export function useRowPages(query: RowQuery, sizes?: PageSizes) {
  const { prerender } = useServices().environment;
  const store = useStore();
  const { kept, keep } = useKeptDepth();
  const [depth, setDepth] = useState(
    () => kept ?? firstDepth(sizes?.first ?? pageSize(knownTemplate(store.getState(), query.id), prerender)),
  );
  const { answers, error, attempt, retry } = useCallAnswers(catalogueApi.endpoints.getRow, useCalls(query, depth));
  // Up to the first that is missing: the others would stand in its place.
  const gap = answers.indexOf(undefined);
  const pages = answers.slice(0, gap < 0 ? undefined : gap).filter((page) => page !== undefined);
  const [first] = pages;
  const size = sizes?.next ?? pageSize(first?.template, prerender);
  const sizeOf = (at: number) => (at === 0 ? depth.firstSize : depth.size);
  const isWhole = pages.some((page, at) => isLastPage(page, sizeOf(at)));
  const isAwaited = pages.length < depth.pages;

  function loadMore() {
    if (!first || isAwaited || isWhole) return;
    // What the row is made of is known now: from here on in whole lines.
    const deeper = { ...depth, size: depth.pages === 1 ? size : depth.size, pages: depth.pages + 1 };
    keep(deeper);
    setDepth(deeper);
  }

  // How many have come says whether there are more; how many are shown is another matter. PROF-028
  const seen = useVisibleRows(pages);
  const visible = seen.rows;
  const hasTimedOut = useTimedOut(isAwaited && !error, attempt);
  return {
    // What a child may see of it is known in a moment: until then nothing is said of it.
    row: seen.isComing || seen.error ? undefined : first,
    firstSize: depth.firstSize,
    /** So many have come. */
    pages: pages.length,
    visible,
    items: joined(visible),
    /** Why nothing has come of the first page. */
    problem: first ? seen.error : (error ?? (hasTimedOut ? SILENCE : null)),
    refetch() {
      void retry();
      seen.retry();
    },
    more: isWhole ? 'none' : isAwaited && (hasTimedOut || error) ? 'failed' : 'there',
    loadMore,
  } as const;
}
