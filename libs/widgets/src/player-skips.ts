import { addSkip, RESUME_AFTER_SKIP_MS, SKIP_APPLY_MS, skipTarget, type Skips } from '@livery/domain/controls';
import { useT } from '@livery/i18n/react';
import { useCallback, useEffect, useRef } from 'react';
import { usePlayerBus } from './player-bus.ts';

interface Ports {
  /** Where playback stands, seconds on the scale that `seek` takes; null while that is unknown. */
  position(): number | null;
  seek(seconds: number): void;
  /** Why one may not go there, in words; null when one may. A refused press adds nothing. */
  refusal?(seconds: number): string | null;
  /** A channel that was paused goes on after a skip; a film stays where it was put. LIVE-027 */
  resume?(): void;
}

/** Skips that add up: three presses are one seek of thirty seconds. LIVE-025 */
export function usePlayerSkips(ports: Ports): (seconds: number) => void {
  const t = useT();
  const bus = usePlayerBus();
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });
  const skips = useRef<Skips | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (seconds: number) => {
      const positionSeconds = latest.current.position();
      if (positionSeconds === null) return;
      const sum = addSkip(skips.current, { seconds, atMs: performance.now(), positionSeconds });
      const refusal = latest.current.refusal?.(skipTarget(sum)) ?? null;
      if (refusal !== null) return bus.showOsd(refusal);
      skips.current = sum;
      const { totalSeconds } = sum;
      bus.showOsd(t('player_notice_seconds', { seconds: totalSeconds > 0 ? `+${totalSeconds}` : `−${-totalSeconds}` }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        skips.current = null;
        latest.current.seek(skipTarget(sum));
        timer.current = setTimeout(() => latest.current.resume?.(), RESUME_AFTER_SKIP_MS);
      }, SKIP_APPLY_MS);
    },
    [bus, t],
  );
}
