import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Channel } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { isOpenToAll } from '@livery/domain/gate';
import { isVitrina, STREAM_QUERY } from '@livery/domain/live';
import { watcherRole } from '@livery/domain/profiles';
import { announcedSpan } from '@livery/domain/schedule';
import { fetchAheadBudget, hasSpareDecoder, type Budget } from '@livery/domain/zapping';
import type { Player } from '@livery/player-core';
import { lineOf } from '@livery/platform/line';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useService, useServices } from '@livery/widgets/services';
import { useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import { createLookedAt, type LookedAt } from './looked-at.ts';
import { createZapAhead, type ZapAhead } from './zap-ahead.ts';

const elapsed = () => performance.now();

async function preview(id: number): Promise<Stream | null> {
  const forceHttps = location.protocol === 'https:';
  const { data } = await callApi(channelsEndpoints.getChannelStream, { id, ...STREAM_QUERY.preview, forceHttps });
  return data ?? null;
}

/** What the site has looked at, and what is fetched ahead for the player that is there. */
function createAhead() {
  const lookedAt = createLookedAt(preview, elapsed);
  let latest: { readonly player: Player; readonly zapAhead: ZapAhead } | null = null;
  return {
    lookedAt,
    zapAheadOf(player: Player): ZapAhead {
      if (latest?.player !== player) latest = { player, zapAhead: createZapAhead({ player, lookedAt, elapsed }) };
      return latest.zapAhead;
    },
  };
}

export interface Ahead {
  /** Whether something plays, or is about to: a player keeps the source of what has ended. */
  isSomethingOn(): boolean;
  /** What a card has looked at, the page of its channel begins with. */
  readonly lookedAt: LookedAt;
  /** What is known of the likely next channels: one for a player, whichever page asks. */
  readonly zapAhead: ZapAhead | null;
}

export function useAhead(): Ahead {
  const { player, shows } = usePlayerHost();
  const { lookedAt, zapAheadOf } = useService(createAhead);
  const zapAhead = player && zapAheadOf(player);
  const current = shows ? shows.current : undefined;
  const isSomethingOn = useCallback(
    () => (current === undefined ? (player?.state.source ?? null) !== null : current !== null),
    [current, player],
  );
  return { lookedAt, zapAhead, isSomethingOn };
}

/** Whether a channel is open to whoever watches, and nobody would be asked anything: also not because of a programme that the list does not know. */
export function useIsOpen(): (channel: ViewerChannel) => boolean {
  const { clock } = useServices();
  const role = useSelector(watcherRole);
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
  const { zapAhead, isSomethingOn } = useAhead();
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
      return fetchAheadBudget(facts, zapAhead?.isUnderWay);
    },
    [player, zapAhead, isSomethingOn, environment, network, switches],
  );
}

/** The stream that was asked for ahead of the channel that the viewer has just pressed. Once: whatever is wished later is asked for anew. */
export function useLookedAhead({
  channel,
  byViewer,
}: {
  channel: Channel;
  byViewer: boolean;
}): () => Promise<Stream | null> | null {
  const { lookedAt } = useAhead();
  const isDue = useRef(byViewer);
  return () => {
    const due = isDue.current;
    isDue.current = false;
    return due ? lookedAt.answerOf(channel.id) : null;
  };
}
