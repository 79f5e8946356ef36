import type { EventFields } from '@livery/domain/figures';
import type { PlaybackHappening } from '@livery/player-core/playback-events';

/** What is known of a play's quality. Every figure can be computed from the events of the play. */
export interface PlayQuality {
  readonly startMs: number | null;
  readonly stalls: number;
  readonly stalledMs: number;
  readonly code: string | null;
  readonly engine: string | null;
}

export const NOTHING_KNOWN: PlayQuality = { startMs: null, stalls: 0, stalledMs: 0, code: null, engine: null };

/** What an event of the play changes. The time of an ad break is no waiting for the stream. */
export function withHappening(quality: PlayQuality, happening: PlaybackHappening): PlayQuality {
  switch (happening.type) {
    case 'engine':
      return { ...quality, engine: happening.engine };
    case 'firstFrame':
      return { ...quality, startMs: Math.max(0, happening.afterMs - happening.heldMs) };
    case 'stall':
      return { ...quality, stalls: quality.stalls + 1 };
    case 'stallOver':
      return { ...quality, stalledMs: quality.stalledMs + happening.lastedMs };
    case 'error':
      return { ...quality, code: happening.error.code };
    default:
      return quality;
  }
}

/** How it came out: `failed` before or after the picture, `left` before any picture, else `played`: a television tells of none. */
export function qualityFields(
  quality: PlayQuality,
  { kind, isZap, watchedMs }: { readonly kind: string; readonly isZap: boolean; readonly watchedMs: number },
): EventFields<'playback_quality'> {
  const { code, startMs, stalledMs } = quality;
  return {
    ...quality,
    kind,
    outcome: code ? 'failed' : watchedMs || startMs !== null ? 'played' : 'left',
    startMs: startMs && Math.round(startMs),
    isZap: Number(isZap),
    stalledMs: Math.round(stalledMs),
    watchedMs: Math.round(watchedMs),
  };
}
