import type { Stream } from '@livery/contract/channels/stream';
import type { Wire } from '@livery/contract/schema';
import { ANNOUNCED_MOVIE_ID, POINTED_MOVIE_ID } from '../seed/movies.ts';

type Extras = Pick<Wire<typeof Stream>, 'playback_points' | 'packshots' | 'hls_mbr'>;

const TITLES_MS = { start: 5_000, end: 65_000 };
const CREDITS_MS = 90_000;
const POINT_MS = 8_000;
const PACKSHOT_SECONDS = 6;

/** Moments worth a look, a button past the opening, one back to it, and one that ends the film within its credits. */
function pointsOf(durationMs: number): Extras['playback_points'] {
  const at = (share: number) => {
    const start = Math.round(durationMs * share);
    return { start, end: start + POINT_MS };
  };
  return [
    { type: 'other', ...TITLES_MS, button: { label: 'Пропустить заставку', action: 'skip' } },
    ...[0.2, 0.55, 0.8].map((share) => ({ type: 'highlights', ...at(share) })),
    { type: 'other', ...at(0.5), button: { label: 'С начала', action: 'start' } },
    {
      type: 'other',
      start: durationMs - CREDITS_MS,
      end: durationMs,
      button: { label: 'Завершить', action: 'finish' },
    },
  ];
}

/** What a film of the demo has beyond its address: one has points, another an announcement before it and a second address. */
export function filmExtras(
  id: number,
  hls: string | undefined,
  durationSeconds: number,
  clip: (seconds: number) => string,
): Extras {
  return {
    playback_points: id === POINTED_MOVIE_ID ? pointsOf(durationSeconds * 1000) : [],
    packshots: id === ANNOUNCED_MOVIE_ID ? [{ url: clip(PACKSHOT_SECONDS) }] : [],
    ...(id === ANNOUNCED_MOVIE_ID && hls !== undefined && { hls_mbr: hls }),
  };
}
