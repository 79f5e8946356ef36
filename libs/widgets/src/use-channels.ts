import { channelsApi } from '@livery/api-client/channels';
import { mergeChannels, refreshDelayMs } from '@livery/domain/channels';
import { useEffect, useMemo } from 'react';

/** The channels of this viewer with what is on air, and their categories; null until they are there. */
export function useChannels() {
  const list = channelsApi.useGetChannelListQuery();
  const own = channelsApi.useGetViewerChannelListQuery();
  const categories = channelsApi.useGetChannelCategoriesQuery();
  const channels = useMemo(() => (list.data ? mergeChannels(list.data, own.data) : null), [list.data, own.data]);
  // What the viewer may watch changes, too: bought elsewhere, or over. LIVE-030
  useRefresh(list.refetch, own.refetch);
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
function useRefresh(refetchList: () => unknown, refetchOwn: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(again, refreshDelayMs(Math.random())));
    const again = () => {
      if (document.visibilityState === 'visible') {
        refetchList();
        refetchOwn();
      }
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [refetchList, refetchOwn]);
}
