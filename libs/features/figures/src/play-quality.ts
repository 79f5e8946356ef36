import type { EventFields } from '@livery/domain/figures';
import type { PlaybackHappening } from '@livery/player-core/playback-events';
import type { PlayerState } from '@livery/player-core/state';

/** What is known of a play's quality. Every figure can be computed from the events of the play. */
export interface PlayQuality {
  readonly startMs: number | null;
  readonly stalls: number;
  readonly stalledMs: number;
  readonly code: string | null;
  readonly engine: string | null;
  readonly isOver: boolean;
}

export const NO_QUALITY: PlayQuality = {
  startMs: null,
  stalls: 0,
  stalledMs: 0,
  code: null,
  engine: null,
  isOver: false,
};

/** What the state says of a play that began before anybody counted: on a slow line the counting comes after the picture. */
export const qualitySoFar = ({ engine, stats }: Pick<PlayerState, 'engine' | 'stats'>): PlayQuality => ({
  ...NO_QUALITY,
  engine,
  startMs: stats.firstFrameMs === null ? null : Math.round(stats.firstFrameMs),
});

/** What an event of the play changes. The time of an ad break is no waiting for the stream. */
export function withHappening(quality: PlayQuality, happening: PlaybackHappening): PlayQuality {
  switch (happening.type) {
    case 'engine':
      return { ...quality, engine: happening.engine };
    case 'firstFrame':
      return { ...quality, startMs: Math.max(0, Math.round(happening.afterMs - happening.heldMs)) };
    case 'stall':
      return { ...quality, stalls: quality.stalls + 1 };
    case 'stallOver':
      return { ...quality, stalledMs: quality.stalledMs + Math.round(happening.lastedMs) };
    case 'error':
      return { ...quality, code: happening.error.code };
    case 'end':
      return { ...quality, isOver: true };
    default:
      return quality;
  }
}

/** How it came out: `failed` before or after the picture, `left` before any picture, else `played`. */
export function qualityFields(
  { startMs, stalls, stalledMs, code, engine }: PlayQuality,
  { kind, isZap, watchedMs }: { readonly kind: string; readonly isZap: boolean; readonly watchedMs: number },
): EventFields<'playback_quality'> {
  const outcome = code === null ? (startMs === null ? 'left' : 'played') : 'failed';
  return {
    kind,
    outcome,
    startMs,
    isZap: Number(isZap),
    stalls,
    stalledMs,
    watchedMs: Math.round(watchedMs),
    code,
    engine,
  };
}
