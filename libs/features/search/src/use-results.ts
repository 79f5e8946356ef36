import { catalogueApi } from '@livery/api-client/catalogue';
import { channelsApi } from '@livery/api-client/channels';
import { searchApi } from '@livery/api-client/search';
import type { Row } from '@livery/contract/catalogue/entities';
import { visibleRow, activeRole } from '@livery/domain/profiles';
import { foundBroadcasts, type FoundBroadcast } from '@livery/domain/search';
import { useRowsetKind } from '@livery/widgets/rowset-kind';
import { useServices } from '@livery/widgets/services';
import { useChannels } from '@livery/widgets/use-channels';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The page of rows whose rows are asked for a text. FIND-011 */
export const SEARCH_PAGE = 'search';
/** ROWS-016 */
const ROW_LIMIT = 24;
const MOST_BROADCASTS = 12;

export interface SearchFound {
  /** Something may still come. */
  readonly isLoading: boolean;
  /** Why a part is missing; null while none is. */
  readonly error: unknown;
  readonly rows: readonly Row[];
  readonly broadcasts: readonly FoundBroadcast[];
  readonly retry: () => void;
}

const LISTS = ['contents', 'channels', 'persons', 'promotions', 'histories'] as const;

export const hasResults = (row: Row): boolean => LISTS.some((list) => row[list].length > 0);

export const isNothing = ({ rows, broadcasts }: SearchFound): boolean => rows.length === 0 && broadcasts.length === 0;

/** What the rows of the search page and the schedule hold of a text, in the order of the page. FIND-012, ROWS-023 */
export function useResults(text: string): SearchFound {
  const kind = useRowsetKind();
  const page = catalogueApi.useGetRowsetQuery({ id: SEARCH_PAGE, kind });
  const answers = useRowAnswers(page.data?.rows ?? NO_ROWS, text);
  const broadcasts = useBroadcasts(text);
  const rows = useVisibleRows(answers.rows);
  return {
    isLoading: page.isLoading || answers.isLoading || broadcasts.isLoading,
    error: page.error ?? answers.error ?? null,
    rows,
    broadcasts: broadcasts.found,
    retry() {
      void page.refetch();
      answers.retry();
    },
  };
}

const NO_ROWS: readonly Row[] = [];

/** The rows asked one by one with the text; the call of a page takes none. FIND-012 */
function useRowAnswers(rows: readonly Row[], text: string) {
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(
    () => rows.map(({ id, slug }) => ({ id: slug ?? String(id), text, limit: ROW_LIMIT, offset: 0 })),
    [rows, text],
  );
  useEffect(() => {
    const calls = asked.map((query) =>
      dispatch(
        catalogueApi.endpoints.getRow.initiate(query, { forceRefetch: attempt > 0 }) as unknown as UnknownAction,
      ),
    ) as unknown as { unsubscribe(): void }[];
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, asked, attempt]);
  const selectors = useMemo(() => asked.map((query) => catalogueApi.endpoints.getRow.select(query)), [asked]);
  const states = useSelector(
    (state) => selectors.map((select) => select(state as never)),
    (one, other) => one.length === other.length && one.every((answer, index) => answer === other[index]),
  );
  return {
    rows: useMemo(() => states.flatMap(({ data }) => data ?? []), [states]),
    isLoading: states.some(({ isUninitialized, isLoading }) => isUninitialized || isLoading),
    error: states.find(({ error }) => error !== undefined)?.error,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** FIND-014 */
function useVisibleRows(rows: readonly Row[]): readonly Row[] {
  const role = useSelector(activeRole);
  const { data } = channelsApi.useGetChannelCategoriesQuery(undefined, { skip: role === 'adult' });
  return useMemo(
    () => rows.map((row) => visibleRow(row, role, data?.categories ?? null)).filter(hasResults),
    [rows, role, data],
  );
}

/** A server without this call has no broadcasts to show. */
function useBroadcasts(text: string): { found: readonly FoundBroadcast[]; isLoading: boolean } {
  const { clock } = useServices();
  const role = useSelector(activeRole);
  const { channels } = useChannels();
  const { data, isLoading } = searchApi.useSearchBroadcastsQuery({ text, limit: MOST_BROADCASTS });
  const found = useMemo(
    () => foundBroadcasts(data?.schedules ?? [], channels ?? [], role, clock.now()),
    [data, channels, role, clock],
  );
  return { found, isLoading: isLoading || (data !== undefined && channels === null) };
}
