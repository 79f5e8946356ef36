import { LIVE_WITHIN_SECONDS } from '@livery/domain/schedule';
import { SECOND_MS } from '@livery/value/durations';
import { usePlayerState } from '@livery/widgets/player-stage';

/** The wall time of the picture: what the playlist says, else now. */
export function usePictureTime(nowMs: number): { positionMs: number; isLive: boolean } {
  const wallTimeMs = usePlayerState(({ position }) =>
    position.wallTimeMs === null ? null : Math.floor(position.wallTimeMs / SECOND_MS) * SECOND_MS,
  );
  const positionMs = wallTimeMs ?? nowMs;
  return { positionMs, isLive: nowMs - positionMs <= LIVE_WITHIN_SECONDS * SECOND_MS };
}
