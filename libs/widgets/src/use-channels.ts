import { channelsApi } from '@livery/api-client/channels';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { channelsFor, listedProgramme, mergeChannels, REFRESH_FIRST_MS, refreshDelayMs } from '@livery/domain/channels';
import { activeRole } from '@livery/domain/profiles';
import { programmeState } from '@livery/domain/schedule';
import { selectSession, sessionKind } from '@livery/domain/session';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useService, type MakeService } from './services.tsx';

/** The channels of this viewer with what is on air, and their categories; null until they are there. A child has its own only. CHAN-060 */
export function useChannels() {
  const list = channelsApi.useGetChannelListQuery();
  const own = channelsApi.useGetViewerChannelListQuery();
  const categories = channelsApi.useGetChannelCategoriesQuery();
  const isMember = useSelector((root) => sessionKind(selectSession(root)) === 'loggedIn');
  // What a member has bought, their own list alone says: nothing of it is offered to them anew. CHAN-025, LIVE-037
  const ownProblem = isMember && !own.data ? own.error : undefined;
  const merged = useMemo(
    () => (list.data && !ownProblem ? mergeChannels(list.data, own.data) : null),
    [list.data, own.data, ownProblem],
  );
  useRefresh(() => {
    void list.refetch();
    // What the viewer may watch changes, too: bought elsewhere, or over. LIVE-030
    void own.refetch();
  });
  return {
    channels: useVisibleChannels(merged),
    categories: categories.data?.categories ?? null,
    error: list.error ?? categories.error ?? ownProblem,
    retry: () => {
      void list.refetch();
      void categories.refetch();
      if (ownProblem) void own.refetch();
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
  useRefresh(refetch, !skip);
  return data;
}

/** What is on a channel now: as the channel itself says while that lasts, then as the list says it. CHAN-043 */
export function useProgrammeNow(channel: ScheduledChannel | null, nowMs: number): ScheduleEntry | null {
  const own = channel?.currentSchedule;
  const isOver = own !== undefined && programmeState(own, nowMs) !== 'live';
  const list = useChannelList(!isOver);
  if (!isOver) return own ?? null;
  return channel && list ? listedProgramme(list, channel.id) : null;
}

type ScheduledChannel = Pick<Channel, 'id' | 'currentSchedule'>;

/** One clock for all who show channels: it asks while the page is seen, and as soon as it is seen again where that is due. LIVE-041, LIVE-042 */
const makeRefresh: MakeService<(ask: () => void) => () => void> = (_, life) => {
  const users = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isDue = true;
      wait();
      askIfSeen();
    }, refreshDelayMs(Math.random()));
  }
  function askIfSeen() {
    if (!isDue || users.size === 0 || document.visibilityState !== 'visible') return;
    isDue = false;
    // What several of them ask for is asked for once.
    for (const ask of users) ask();
    wait();
  }
  document.addEventListener('visibilitychange', askIfSeen, { signal: life });
  return (ask) => {
    users.add(ask);
    if (users.size === 1) wait();
    return () => {
      users.delete(ask);
      if (users.size === 0) clearTimeout(timer);
    };
  };
};

function useRefresh(refetch: () => void, isUsed = true): void {
  const join = useService(makeRefresh);
  const ask = useEffectEvent(refetch);
  useEffect(() => (isUsed ? join(() => ask()) : undefined), [join, isUsed]);
}
