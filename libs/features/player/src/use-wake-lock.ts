import type { PlayerState } from '@livery/player-core/state';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useEffect } from 'react';

/** Here the picture moves, or what is shown in its place. */
const isOnScreen = ({ playback, output, isHeld, wantsToPlay }: PlayerState): boolean =>
  output === null && (playback === 'playing' || playback === 'buffering' || (isHeld && wantsToPlay));

/** The screen stays on while something moves on it; a page that comes back into sight asks again, because the system has taken the lock away. */
export function useWakeLock(): void {
  const playing = usePlayerState(isOnScreen) ?? false;
  useEffect(() => {
    if (!playing || !('wakeLock' in navigator)) return;
    const stop = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on an empty battery: then the screen goes dark, as its owner wishes.
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (stop.signal.aborted) void given?.release();
      else lock = given;
    };
    document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal });
    void ask();
    return () => {
      stop.abort();
      void lock?.release();
    };
  }, [playing]);
}
