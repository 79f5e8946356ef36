import { prefetchBudget, hasSpareDecoder, type Budget } from '@livery/domain/tuning';
import { connectionQuality } from '@livery/platform/connection';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useServices } from '@livery/widgets/services';
import { useCallback } from 'react';
import { useTuner } from './use-tuner.ts';

/** Whether something plays, or is about to: then the player has no source yet. */
export function useIsSomethingOn(): () => boolean {
  const { player, persistent } = usePlayerHost();
  const current = persistent ? persistent.current : undefined;
  return useCallback(
    () => (current === undefined ? (player?.state.source ?? null) !== null : current !== null),
    [current, player],
  );
}

/** How much may be prefetched now. `lastActivityMs`: when the viewer was last active. */
export function useBudget(): (lastActivityMs: number) => Budget {
  const { player } = usePlayerHost();
  const { tuner } = useTuner();
  const isSomethingOn = useIsSomethingOn();
  const { environment, network, switches } = useServices();
  return useCallback(
    (lastActivityMs) => {
      const { playback, bufferedAheadSeconds, stats, tracks } = player?.state ?? {};
      const best = Math.max(...(tracks?.qualities ?? []).map(({ bitsPerSecond }) => bitsPerSecond));
      const moves = playback === 'playing' && stats?.firstFrameMs !== null;
      const facts = {
        isAllowed: switches.streamPrefetch,
        isOnline: network.online.get(),
        isPageVisible: document.visibilityState === 'visible',
        connection: connectionQuality(),
        picture: !isSomethingOn() ? 'none' : moves ? 'moves' : 'waits',
        bufferedAheadSeconds: bufferedAheadSeconds ?? 0,
        timesBest: !stats?.bitsPerSecond || !(best > 0) ? null : stats.bitsPerSecond / best,
        hasSpareDecoder: hasSpareDecoder({
          os: environment.os.name,
          isTelevision: environment.deviceType === 'tv',
          memoryGB: (navigator as { deviceMemory?: number }).deviceMemory,
        }),
        idleMs: performance.now() - lastActivityMs,
      } as const;
      return prefetchBudget(facts, tuner.isFetching);
    },
    [player, tuner, isSomethingOn, environment, network, switches],
  );
}
