import { searchApi } from '@livery/api-client/search';
import type { BroadcastPlace } from '@livery/contract/search/entities';
import { broadcastsAt, type FoundBroadcast } from '@livery/domain/search';
import { useService, type MakeService } from '@livery/widgets/services';
import { useCallAnswers } from '@livery/widgets/use-call-answers';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFoundBroadcasts } from './use-results.ts';

const PAGE_SIZE = 24;

/** How many pages each entry of the history has shown: whoever comes back finds as many. */
const createPageCounts: MakeService<Map<string, number>> = () => new Map();

interface PlacePages {
  readonly broadcasts: readonly FoundBroadcast[];
  /** So many pages have come. */
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly loadMore: () => void;
}

/** The broadcasts of one place page by page, as far as the viewer scrolls. */
export function usePlacePages(text: string, place: BroadcastPlace): PlacePages {
  const counts = useService(createPageCounts);
  const { key, search } = useLocation();
  const entry = `${key} ${search}`;
  const [pages, setPages] = useState(() => counts.get(entry) ?? 1);
  const asked = useMemo(
    () => Array.from({ length: pages }, (_, at) => ({ text, place, limit: PAGE_SIZE, offset: at * PAGE_SIZE })),
    [text, place, pages],
  );
  const { answers, isLoading, error, retry } = useCallAnswers(searchApi.endpoints.searchBroadcasts, asked);
  const entries = useMemo(() => answers.flatMap((answer) => answer?.schedules ?? []), [answers]);
  const found = useFoundBroadcasts(entries);
  return {
    broadcasts: useMemo(() => broadcastsAt(found.broadcasts ?? [], place), [found.broadcasts, place]),
    pages: answers.filter((answer) => answer !== undefined).length,
    hasMore: answers.at(-1)?.more.includes(place) ?? false,
    isLoading: isLoading || found.isLoading,
    error: error ?? found.error ?? null,
    retry() {
      void retry();
      found.retry();
    },
    loadMore() {
      counts.set(entry, pages + 1);
      setPages(pages + 1);
    },
  };
}
