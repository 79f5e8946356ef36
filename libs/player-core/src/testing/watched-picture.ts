import type { Player } from '../player.ts';

/** What reached the screen, by the broadcast clock (EXT-X-PROGRAM-DATE-TIME; a film's by its media). Seconds. */
export interface WatchedPicture {
  /** The moment that was shown first. */
  readonly firstMs: number;
  /** The longest step back. */
  readonly back: number;
  /** The longest leap over something that was not shown. */
  readonly ahead: number;
}

/** Follows the picture of a player, whatever its engines do. */
export function watchPicture({ subscribe }: Player): () => WatchedPicture {
  const shown: { readonly elapsedMs: number; readonly momentMs: number }[] = [];
  subscribe(
    ({ playback, restart, position }) =>
      playback === 'playing' && restart === 'none' ? (position.wallTimeMs ?? position.mediaTime * 1000) : null,
    (momentMs) => {
      if (momentMs !== null) shown.push({ elapsedMs: performance.now(), momentMs });
    },
  );
  return () => {
    const steps = shown.slice(1).map(({ elapsedMs, momentMs }, index) => {
      const before = shown[index];
      const stepMs = momentMs - (before?.momentMs ?? momentMs);
      return { stepMs, unseenMs: stepMs - (elapsedMs - (before?.elapsedMs ?? elapsedMs)) };
    });
    return {
      firstMs: shown[0]?.momentMs ?? NaN,
      back: Math.max(0, ...steps.map(({ stepMs }) => -stepMs)) / 1000,
      ahead: Math.max(0, ...steps.map(({ unseenMs }) => unseenMs)) / 1000,
    };
  };
}
