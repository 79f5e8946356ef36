import { channelsApi } from '@livery/api-client/channels';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { channelsFor, mergeChannels, REFRESH_FIRST_MS, refreshDelayMs } from '@livery/domain/channels';
import { activeRole } from '@livery/domain/profiles';
import { programmeState } from '@livery/domain/schedule';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useService, type MakeService } from './services.tsx';

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

/** The common list of channels with what is on air, as fresh as that of the viewer's own. LIVE-041 */
export function useChannelList(skip = false) {
  const { data, refetch } = channelsApi.useGetChannelListQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: REFRESH_FIRST_MS / 1000,
  });
  useRefresh(skip ? null : refetch);
  return data;
}

/** What is on a channel now: as the channel itself says while that lasts, then as the list says it. CHAN-043 */
export function useProgrammeNow(channel: ToldChannel | null, nowMs: number): ScheduleEntry | null {
  const own = channel?.currentSchedule;
  const isOver = own !== undefined && programmeState(own, nowMs) !== 'live';
  const list = useChannelList(!isOver);
  const listed = useMemo(
    () => (list ? (mergeChannels(list, undefined).find(({ id }) => id === channel?.id)?.onAir ?? null) : null),
    [list, channel?.id],
  );
  return isOver ? listed : (own ?? null);
}

type ToldChannel = Pick<Channel, 'id' | 'currentSchedule'>;

/** Asks again for everybody who shows channels at once, while somebody does and the page is seen. LIVE-041, LIVE-042 */
const createRefresh: MakeService<(ask: () => void) => () => void> = () => {
  const asks = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => (timer = setTimeout(again, refreshDelayMs(Math.random())));
  const again = () => {
    if (document.visibilityState === 'visible') for (const ask of asks) ask();
    wait();
  };
  return (ask) => {
    if (asks.size === 0) wait();
    asks.add(ask);
    return () => {
      asks.delete(ask);
      if (asks.size === 0) clearTimeout(timer);
    };
  };
};

function useRefresh(refetch: (() => unknown) | null, refetchOwn?: () => unknown): void {
  const keepFresh = useService(createRefresh);
  useEffect(
    () =>
      refetch
        ? keepFresh(() => {
            refetch();
            refetchOwn?.();
          })
        : undefined,
    [keepFresh, refetch, refetchOwn],
  );
}
