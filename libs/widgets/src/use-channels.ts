import { channelsApi } from '@livery/api-client/channels';
import { mergeChannels } from '@livery/domain/channels';
import { useEffect, useMemo } from 'react';

/** The list is asked again after a random time between these, so that a million open pages do not ask at once. LIVE-041 */
const REFRESH_FIRST_MS = 60_000;
const REFRESH_LAST_MS = 120_000;

/** The channels of this viewer with what is on air, and their categories; null until they are there. */
export function useChannels() {
  const list = channelsApi.useGetChannelListQuery();
  const own = channelsApi.useGetViewerChannelListQuery();
  const categories = channelsApi.useGetChannelCategoriesQuery();
  const channels = useMemo(() => (list.data ? mergeChannels(list.data, own.data) : null), [list.data, own.data]);
  useRefresh(list.refetch);
  return {
    channels,
    categories: categories.data?.categories ?? null,
    error: list.error ?? categories.error,
    retry: () => {
      void list.refetch();
      void categories.refetch();
    },
  };
}

/** While the page is seen. LIVE-041, LIVE-042 */
function useRefresh(refetch: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      if (document.visibilityState === 'visible') refetch();
      timer = setTimeout(again, REFRESH_FIRST_MS + Math.random() * (REFRESH_LAST_MS - REFRESH_FIRST_MS));
    };
    timer = setTimeout(again, REFRESH_FIRST_MS + Math.random() * (REFRESH_LAST_MS - REFRESH_FIRST_MS));
    return () => clearTimeout(timer);
  }, [refetch]);
}
