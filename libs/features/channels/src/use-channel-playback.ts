import { callApi, type ApiError } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import {
  LIVE,
  playablePosition,
  programmeAt,
  startSecondsOf,
  streamSeconds,
  type ChannelPosition,
} from '@livery/domain/schedule';
import type { ArchiveSource, LiveSource } from '@livery/player-core/source';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type ChannelSource = LiveSource | ArchiveSource;
class StreamRefused extends Error {
  readonly reason: ApiError;
  constructor(reason: ApiError) {
    super(reason.message);
    this.reason = reason;
  }
}

export interface ChannelPlayback {
  statId: number | undefined;
  /** Why the server gives no stream; what the player itself meets, it says itself. */
  refusal: ApiError | null;
  /** To a moment in wall time, seconds; the address stays as it is. LIVE-060 */
  seekTo(seconds: number): void;
  goLive(): void;
  retry(): void;
}

/** What is wished of a channel. A new object is a new wish, also for the same moment. */
interface Wish {
  position: ChannelPosition;
}

/** Asks for a channel's stream where the address wants it, and plays it. LIVE-038, LIVE-039 */
export function useChannelPlayback(channel: Channel, schedule: readonly ScheduleEntry[]): ChannelPlayback {
  const { player } = usePlayerHost();
  const { clock } = useServices();
  const [search, setSearch] = useSearchParams();
  const ts = search.get('ts');
  const [statId, setStatId] = useState<number>();
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const latest = useRef({ channel, schedule });
  useEffect(() => {
    latest.current = { channel, schedule };
  });

  const wished = useCallback(
    (seconds: number | null): Wish => ({ position: playablePosition(seconds, latest.current.channel, clock.now()) }),
    [clock],
  );
  const [wish, setWish] = useState<Wish>(() => ({
    position: playablePosition(startSecondsOf(ts), channel, clock.now()),
  }));
  const [wishedTs, setWishedTs] = useState(ts);
  if (ts !== wishedTs) {
    setWishedTs(ts);
    setWish({ position: playablePosition(startSecondsOf(ts), channel, clock.now()) });
  }

  /** The stream of a position; throws `StreamRefused`. */
  const sourceOf = useCallback(
    async (position: ChannelPosition, signal: AbortSignal): Promise<{ source: ChannelSource; stream: Stream }> => {
      const asked =
        position.kind === 'live'
          ? null
          : streamSeconds(position.seconds, programmeAt(latest.current.schedule, position.seconds * 1000));
      const result = await callApi(
        channelsEndpoints.getChannelStream,
        {
          id: channel.id,
          type: 'hls',
          history: true,
          forceHttps: location.protocol === 'https:',
          ...(asked !== null && { ts: asked }),
        },
        { signal },
      );
      if (result.error) throw new StreamRefused(result.error);
      const url = result.data.hlsMbr ?? result.data.hls ?? '';
      return { source: { kind: position.kind, url }, stream: result.data };
    },
    [channel.id],
  );

  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const { signal } = stop;
    const play = async () => {
      const { source, stream } = await sourceOf(wish.position, signal);
      if (signal.aborted) return;
      setRefusal(null);
      setStatId(stream.stat?.id);
      await player.load(source, {
        signal,
        startAt: wish.position.kind === 'live' ? { at: 'live' } : { wallTimeMs: wish.position.seconds * 1000 },
        resolveSource: async ({ wallTimeMs, signal: until }) => {
          const seconds = wallTimeMs === null ? null : wallTimeMs / 1000;
          return (await sourceOf(wished(seconds).position, until)).source;
        },
      });
    };
    play().catch((error: unknown) => {
      if (!signal.aborted && error instanceof StreamRefused && error.reason.kind !== 'aborted')
        setRefusal(error.reason);
    });
    return () => stop.abort();
  }, [player, wish, sourceOf, wished]);

  return {
    statId,
    refusal,
    seekTo(seconds) {
      const { position } = wished(seconds);
      if (position.kind === 'live') setWish({ position: LIVE });
      else void player?.seek({ wallTimeMs: position.seconds * 1000 });
    },
    goLive() {
      if (ts === null) setWish({ position: LIVE });
      else
        setSearch(
          (query) => {
            query.delete('ts');
            return query;
          },
          { replace: true },
        );
    },
    retry: () => setWish((before) => ({ ...before })),
  };
}
