import type { ApiError } from '@livery/api-client';
import { catalogueApi } from '@livery/api-client/catalogue';
import { searchApi } from '@livery/api-client/search';
import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { BroadcastPlace } from '@livery/contract/search/entities';
import { isShownRow, itemsOfRow, rowsOfPage } from '@livery/domain/catalogue';
import { activeRole } from '@livery/domain/profiles';
import { foundBroadcasts, type FoundBroadcast } from '@livery/domain/search';
import { useRowsetKind } from '@livery/widgets/rowset-kind';
import { useServices } from '@livery/widgets/services';
import { useCallAnswers } from '@livery/widgets/use-call-answers';
import { useChannels } from '@livery/widgets/use-channels';
import { useVisibleRows } from '@livery/widgets/use-visible-rows';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** The page of rows whose rows are asked for a text. FIND-011 */
export const SEARCH_PAGE = 'search';
/** ROWS-016 */
const ROW_LIMIT = 24;
/** Some of each place: on air, to come, in the archive. */
const BROADCASTS_AT_ONCE = 12;

export interface SearchFound {
  /** Something may still come. */
  readonly isLoading: boolean;
  /** Why a part is missing; null while none is. */
  readonly error: unknown;
  readonly rows: readonly Row[];
  readonly broadcasts: readonly FoundBroadcast[];
  /** Of which places of broadcasts there are more. */
  readonly more: readonly BroadcastPlace[];
  readonly retry: () => void;
}

/** How much of a text is known of; of broadcasts there may be more. */
export const countFound = ({ rows, broadcasts }: SearchFound): number =>
  rows.reduce((count, row) => count + itemsOfRow(row).length + (row.moreCount ?? 0), broadcasts.length);

export const isNothing = ({ rows, broadcasts }: SearchFound): boolean => rows.length === 0 && broadcasts.length === 0;

/** What the rows of the search page and the schedule hold of a text, in the order of the page. FIND-012, ROWS-023 */
export function useResults(text: string): SearchFound {
  const kind = useRowsetKind();
  const page = catalogueApi.useGetRowsetQuery({ id: SEARCH_PAGE, kind });
  const answers = useRowAnswers(page.data, text);
  const broadcasts = useBroadcasts(text);
  // A row that nothing is to be seen of would have a kind that leads nowhere. FIND-013, FIND-014, ROWS-031
  const visible = useVisibleRows(answers.rows);
  const rows = useMemo(() => visible.rows.filter(isShownRow), [visible.rows]);
  const areRowsComing = page.isLoading || answers.isLoading || visible.isComing;
  return {
    isLoading: areRowsComing || broadcasts.isLoading,
    error: page.error ?? answers.error ?? visible.error ?? broadcasts.error ?? null,
    rows,
    // They stand below all rows.
    broadcasts: areRowsComing ? NO_BROADCASTS : broadcasts.broadcasts,
    more: broadcasts.more,
    retry() {
      void page.refetch();
      void answers.retry();
      visible.retry();
      broadcasts.retry();
    },
  };
}

/** The rows asked one by one with the text, each in its library; the call of a page takes none. FIND-012, ROWS-106 */
function useRowAnswers(page: Rowset | undefined, text: string) {
  const asked = useMemo(
    () =>
      (page ? rowsOfPage(page) : []).map(({ id, slug, libraryId }) => ({
        id: slug ?? String(id),
        libraryId,
        text,
        limit: ROW_LIMIT,
        offset: 0,
      })),
    [page, text],
  );
  const { answers, ...state } = useCallAnswers(catalogueApi.endpoints.getRow, asked);
  const rows = useMemo(
    () => answers.flatMap((row, at) => (row ? { ...row, libraryId: asked[at]?.libraryId ?? row.libraryId } : [])),
    [answers, asked],
  );
  return { ...state, rows };
}

/** A server without this call has no broadcasts to show. */
const hasNoCall = (error: unknown): boolean => (error as Partial<ApiError> | undefined)?.status === 404;

function useBroadcasts(text: string): Pick<SearchFound, 'broadcasts' | 'more' | 'isLoading' | 'error' | 'retry'> {
  const asked = searchApi.useSearchBroadcastsQuery({ text, limit: BROADCASTS_AT_ONCE });
  // Of this text: `data` keeps what was found of the text before, and its loading is over.
  const { currentData: data, isFetching, error, refetch } = asked;
  const found = useFoundBroadcasts(data?.schedules ?? NO_BROADCASTS);
  return {
    broadcasts: found.broadcasts ?? NO_BROADCASTS,
    more: data?.more ?? NO_BROADCASTS,
    isLoading: data === undefined ? isFetching : found.isLoading,
    error: hasNoCall(error) ? null : (error ?? (data && found.error)),
    retry() {
      if (error) void refetch();
      found.retry();
    },
  };
}

const NO_BROADCASTS: readonly never[] = [];

/** What of an answer this viewer can do something with; null until their channels are known, without which nobody can say. */
export function useFoundBroadcasts(entries: readonly ScheduleEntry[]) {
  const { clock } = useServices();
  const role = useSelector(activeRole);
  const { channels, error, retry } = useChannels();
  const broadcasts = useMemo(
    () => channels && foundBroadcasts(entries, channels, role, clock.now()),
    [entries, channels, role, clock],
  );
  const isMissing = channels === null;
  return {
    broadcasts,
    isLoading: isMissing && !error,
    error: isMissing ? error : undefined,
    retry: () => isMissing && retry(),
  };
}
