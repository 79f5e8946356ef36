import { activeRole } from '@livery/domain/profiles';
import { live, type LiveState } from '@livery/domain/tuning';
import { LIVE, playablePosition, startSecondsOf } from '@livery/domain/schedule';
import { useIsAlone, usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useGate } from '@livery/widgets/use-gate';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { ChannelArrival, ChannelView } from './tuner/ports.ts';
import { useBlackoutRules } from './use-blackout-rules.ts';
import { useTuner } from './use-tuner.ts';

export interface ChannelPlayback {
  state: LiveState;
  /** Folder of the channel's seek thumbnails, named by Unix second. */
  thumbnails: string | undefined;
  /** To a moment in wall time, seconds; the address stays as it is. LIVE-060 */
  seekTo(seconds: number): void;
  goLive(): void;
  retry(): void;
}

interface Subject extends Pick<ChannelView, 'channel' | 'schedule' | 'isScheduleComing'> {
  arrival: ChannelArrival;
  /** The moment that the address of the page names. */
  ts: string | null;
  /** How often the viewer navigated to that same address again. */
  sameUrlNavigations: number;
}

/** What the tuner plays of this channel, where the address wants it and on from there. LIVE-038, LIVE-039 */
export function useTunedChannel({ channel, arrival, ts, sameUrlNavigations, ...known }: Subject): ChannelPlayback {
  const { tuner } = useTuner();
  const { player } = usePlayerHost();
  const { clock } = useServices();
  const [, setSearch] = useSearchParams();
  const view: ChannelView = {
    ...known,
    channel,
    rules: useBlackoutRules(channel),
    isAlone: useIsAlone(),
    isHeld: usePlayerState((state) => state.isHeld) ?? false,
    gate: useGate(),
    role: useSelector(activeRole),
  };
  const tuned = useSyncExternalStore(tuner.state.subscribe, () => {
    const { page, ahead } = tuner.state.get();
    return [page, ahead].find((one) => one?.channelId === channel.id) ?? null;
  });
  const own = () => tuner.of(channel.id);
  const position = () => playablePosition(startSecondsOf(ts), channel, clock.now());

  const latest = useRef(view);
  const takeUp = useEffectEvent((signal: AbortSignal) =>
    tuner.takeUp({ view: () => latest.current, position: position(), arrival }, signal),
  );
  useEffect(() => {
    const stop = new AbortController();
    takeUp(stop.signal);
    return () => stop.abort();
  }, [tuner, channel.id]);
  useEffect(() => {
    latest.current = view;
    tuner.of(channel.id)?.inform(view);
  });

  const seenTs = useRef(ts);
  const requestPosition = useEffectEvent(() => own()?.request(position()));
  const requestAgain = useEffectEvent(() => {
    const isThere = ts === null && tuned?.live.kind === 'playing' && player?.state.content === 'live';
    if (!isThere || !player.state.wantsToPlay) own()?.request(position());
  });
  useEffect(() => {
    if (seenTs.current === ts) return;
    seenTs.current = ts;
    requestPosition();
  }, [ts]);
  useEffect(() => {
    if (sameUrlNavigations > 0) requestAgain();
  }, [sameUrlNavigations]);

  return {
    state: tuned?.live ?? live.initial,
    thumbnails: tuned?.thumbnails,
    seekTo: (seconds) => own()?.seekTo(seconds),
    goLive() {
      // The address of a page that has gone is another page's.
      if (ts === null || view.isAlone) own()?.request(LIVE);
      else
        setSearch(
          (query) => {
            query.delete('ts');
            return query;
          },
          { replace: true },
        );
    },
    retry: () => own()?.restart(),
  };
}
