import type { Packshot, Stream } from '@livery/contract/channels/stream';
import type { Wire } from '@livery/contract/schema';
import type { MediaAddresses } from '../http/media-addresses.ts';
import { ANNOUNCED_MOVIE_ID, POINTED_MOVIE_ID } from '../seed/movies.ts';
import { FLAGSHIP_EPISODE_ID } from '../seed/series.ts';

type Extras = Pick<Wire<typeof Stream>, 'playback_points' | 'packshots' | 'hls_mbr'>;

const TITLES_MS = { start: 5_000, end: 65_000 };
const CREDITS_MS = 90_000;
const POINT_MS = 8_000;
const EPISODE_CREDITS_MS = 60_000;
/** Long enough to be looked through on its line of time. */
const PACKSHOT_SECONDS = 60;

const OPENING: NonNullable<Extras['playback_points']>[number] = {
  type: 'other',
  ...TITLES_MS,
  button: { label: 'Пропустить заставку', action: 'skip', kind: 'opening' },
};

/** Moments worth a look, a button past the opening, one back to it, and one that ends the film within its credits. */
function pointsOf(durationMs: number): Extras['playback_points'] {
  const at = (share: number) => {
    const start = Math.round(durationMs * share);
    return { start, end: start + POINT_MS };
  };
  return [
    OPENING,
    ...[0.2, 0.55, 0.8].map((share) => ({ type: 'highlights', ...at(share) })),
    { type: 'other', ...at(0.5), button: { label: 'С начала', action: 'start', kind: 'start' } },
    {
      type: 'other',
      start: durationMs - CREDITS_MS,
      end: durationMs,
      button: { label: 'Завершить', action: 'finish', kind: 'finish' },
    },
  ];
}

/** An episode's: past the opening, and from the credits on to the next. */
const episodePoints = (durationMs: number): Extras['playback_points'] => [
  OPENING,
  {
    type: 'other',
    start: durationMs - EPISODE_CREDITS_MS,
    end: durationMs,
    button: { label: 'Следующая серия', action: 'next', kind: 'next' },
  },
];

const POINTS: Readonly<Record<number, (durationMs: number) => Extras['playback_points']>> = {
  [POINTED_MOVIE_ID]: pointsOf,
  [FLAGSHIP_EPISODE_ID]: episodePoints,
};

/** Of the film itself, so that its stills can be looked through. */
function packshotOf({ loop, media }: Film): Wire<typeof Packshot> {
  return {
    url: media.vod(loop, PACKSHOT_SECONDS),
    img: `${media.thumbnails('vod', loop)}0.jpg`,
    screenshot_url: media.thumbnails('vod', loop),
    screenshot_timings: media.timings(loop, PACKSHOT_SECONDS),
  };
}

interface Film {
  readonly hls: string | undefined;
  readonly durationSeconds: number;
  readonly loop: string;
  readonly media: MediaAddresses;
}

/** What a film of the demo has beyond its address: some have points, another an announcement before it and a second address. */
export function filmExtras(id: number, film: Film): Extras {
  const isAnnounced = id === ANNOUNCED_MOVIE_ID;
  return {
    playback_points: POINTS[id]?.(film.durationSeconds * 1000) ?? [],
    packshots: isAnnounced ? [packshotOf(film)] : [],
    ...(isAnnounced && film.hls !== undefined && { hls_mbr: film.hls }),
  };
}
