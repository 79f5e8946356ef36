import { channelsApi } from '@livery/api-client/channels';
import type { Channel } from '@livery/contract/channels/entities';
import { channelsFor, mergeChannels, refreshDelayMs } from '@livery/domain/channels';
import { activeRole } from '@livery/domain/profiles';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';

/** The channels of this viewer with what is on air, and their categories; null until they are there. A child has its own only. CHAN-060 */
export function useChannels() {
  const list = channelsApi.useGetChannelListQuery();
  const own = channelsApi.useGetViewerChannelListQuery();
  const categories = channelsApi.useGetChannelCategoriesQuery();
  const merged = useMemo(() => (list.data ? mergeChannels(list.data, own.data) : null), [list.data, own.data]);
  // What the viewer may watch changes, too: bought elsewhere, or over. LIVE-030
  useRefresh(list.refetch, own.refetch);
  return {
    channels: useVisibleChannels(merged),
    categories: categories.data?.categories ?? null,
    error: list.error ?? categories.error,
    retry: () => {
      void list.refetch();
      void categories.refetch();
    },
  };
}

/** Of some channels those that the profile in use may see; null until that is known. CHAN-060, PROF-028 */
export function useVisibleChannels<T extends Pick<Channel, 'id' | 'age'>>(
  channels: readonly T[] | null,
): readonly T[] | null {
  const role = useSelector(activeRole);
  const { data } = channelsApi.useGetChannelCategoriesQuery(undefined, { skip: role === 'adult' });
  return useMemo(() => {
    if (role === 'adult' || !channels) return channels;
    return data ? channelsFor(channels, role, data.categories) : null;
  }, [channels, role, data]);
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
