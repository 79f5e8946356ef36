import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Channel } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { isOpenToAll } from '@livery/domain/gate';
import { isVitrina, STREAM_QUERY } from '@livery/domain/live';
import { activeRole } from '@livery/domain/profiles';
import { announcedSpan } from '@livery/domain/schedule';
import { prefetchBudget, hasSpareDecoder, type Budget } from '@livery/domain/zapping';
import type { Player } from '@livery/player-core';
import { lineOf } from '@livery/platform/line';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useService, useServices } from '@livery/widgets/services';
import { useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import { createStreamCache, type StreamCache } from './stream-cache.ts';
import { createZapPrefetch, type ZapPrefetch } from './zap-prefetch.ts';

const elapsed = () => performance.now();

async function preview(id: number): Promise<Stream | null> {
  const forceHttps = location.protocol === 'https:';
  const { data } = await callApi(channelsEndpoints.getChannelStream, { id, ...STREAM_QUERY.preview, forceHttps });
  return data ?? null;
}

/** The streams asked for as previews, and what is prefetched for the player that is there. */
function createPrefetch() {
  const streamCache = createStreamCache(preview, elapsed);
  let latest: { readonly player: Player; readonly zapPrefetch: ZapPrefetch } | null = null;
  return {
    streamCache,
    zapPrefetchOf(player: Player): ZapPrefetch {
      if (latest?.player !== player)
        latest = { player, zapPrefetch: createZapPrefetch({ player, streamCache, elapsed }) };
      return latest.zapPrefetch;
    },
  };
}

export interface Prefetch {
  /** Whether something plays, or is about to: a player keeps the source of what has ended. */
  isSomethingOn(): boolean;
  /** A channel page begins with the stream that a card has asked for. */
  readonly streamCache: StreamCache;
  /** What is known of the likely next channels: one for a player, whichever page asks. */
  readonly zapPrefetch: ZapPrefetch | null;
}

export function usePrefetch(): Prefetch {
  const { player, outlet } = usePlayerHost();
  const { streamCache, zapPrefetchOf } = useService(createPrefetch);
  const zapPrefetch = player && zapPrefetchOf(player);
  const current = outlet ? outlet.current : undefined;
  const isSomethingOn = useCallback(
    () => (current === undefined ? (player?.state.source ?? null) !== null : current !== null),
    [current, player],
  );
  return { streamCache, zapPrefetch, isSomethingOn };
}

/** Whether a channel is open to whoever watches, and nobody would be asked anything: also not because of a programme that the list does not know. */
export function useIsOpen(): (channel: ViewerChannel) => boolean {
  const { clock } = useServices();
  const role = useSelector(activeRole);
  return useCallback(
    (channel) => {
      const { onAir } = channel;
      const nowMs = clock.now();
      const isKnown = !!onAir && announcedSpan(onAir).startMs <= nowMs && nowMs < announcedSpan(onAir).endMs;
      const request = { action: 'channel', channel, programme: onAir ?? null } as const;
      return channelAccess(channel) === 'open' && !isVitrina(channel) && isKnown && isOpenToAll(request, role);
    },
    [clock, role],
  );
}

/** What may be fetched now that nobody asked for. `signMs`: of the viewer's last sign of life. */
export function useBudget(): (signMs: number) => Budget {
  const { player } = usePlayerHost();
  const { zapPrefetch, isSomethingOn } = usePrefetch();
  const { environment, network, switches } = useServices();
  return useCallback(
    (signMs) => {
      const { playback, bufferedAheadSeconds, stats, tracks } = player?.state ?? {};
      const best = Math.max(...(tracks?.qualities ?? []).map(({ bitsPerSecond }) => bitsPerSecond));
      const moves = playback === 'playing' && stats?.firstFrameMs !== null;
      const facts = {
        isAllowed: switches.streamPrefetch,
        isOnline: network.online.get(),
        isPageVisible: document.visibilityState === 'visible',
        line: lineOf(),
        picture: !isSomethingOn() ? 'none' : moves ? 'moves' : 'waits',
        bufferedAheadSeconds: bufferedAheadSeconds ?? 0,
        timesBest: !stats?.bitsPerSecond || !(best > 0) ? null : stats.bitsPerSecond / best,
        hasSpareDecoder: hasSpareDecoder({
          os: environment.os.name,
          isTelevision: environment.deviceType === 'tv',
          memoryGB: (navigator as { deviceMemory?: number }).deviceMemory,
        }),
        idleMs: elapsed() - signMs,
      } as const;
      return prefetchBudget(facts, zapPrefetch?.isUnderWay);
    },
    [player, zapPrefetch, isSomethingOn, environment, network, switches],
  );
}

/** The prefetched stream of the channel that the viewer has just pressed. Once: whatever is wished later is asked for anew. */
export function usePrefetchedStream({
  channel,
  byViewer,
}: {
  channel: Channel;
  byViewer: boolean;
}): () => Promise<Stream | null> | null {
  const { streamCache } = usePrefetch();
  const isDue = useRef(byViewer);
  return () => {
    const due = isDue.current;
    isDue.current = false;
    return due ? streamCache.answerOf(channel.id) : null;
  };
}
