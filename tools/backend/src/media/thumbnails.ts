import sharp from 'sharp';
import { createWorkQueue } from '../work-queue.ts';
import type { LoopLibrary } from './loop-library.ts';
import type { MediaFile } from './send-media.ts';
import {
  channelLoop,
  liveEdge,
  openShow,
  SEGMENT_SECONDS,
  type Missing,
  type Show,
  type ShowSettings,
} from './show.ts';

const ADDRESS = /^thumbs\/(?<kind>live|vod|film)\/(?<key>[\w.~-]{1,120})\/(?<seconds>\d{1,10})\.jpg$/;
const TIMINGS = /^thumbs\/(?<kind>vod|film)\/(?<key>[\w.~-]{1,120})\/(?<seconds>\d{1,6})\/timings\.json$/;
const STILL = { width: 320, height: 180 };
/** The widths that stills are cut to; what is asked for in between comes in the next one up. */
const WIDTHS_PX = [96, 128, 160, 196, 240, STILL.width];
const MOST_AT_ONCE = 2;
const MOST_WAITING = 128;
/** Enough for the timelines of several viewers; each is some 5 kB. */
const KEPT_PICTURES = 500;

/** 0: not asked for. */
export type Size = { width: number; height: number };

/**
 * The picture at a moment of a channel (`live`, Unix seconds) or of a film (`vod`, `film`, seconds from its beginning),
 * cut from the very segment that shows it.
 */
export function thumbnails(
  settings: ShowSettings,
): (path: string, size: Size, nowMs: number) => Promise<MediaFile | Missing> {
  const kept = new Map<string, Promise<Buffer>>();
  const queue = createWorkQueue({ atOnce: MOST_AT_ONCE, mostWaiting: MOST_WAITING });
  return async (path, size, nowMs) => {
    const { kind, key = '', seconds = '' } = ADDRESS.exec(path)?.groups ?? {};
    if (kind === undefined) return { missing: 'Write /thumbs/<live, vod or film>/<key>/<seconds>.jpg.' };
    const n = Math.floor(Number(seconds) / SEGMENT_SECONDS);
    const show =
      kind === 'live'
        ? channelUntilNow(key, n, nowMs, settings.library)
        : openShow(filmAddress(kind, key), nowMs, settings);
    if ('missing' in show) return show;
    const { folder } = show.asset.stills;
    const file = `${folder}/${String(show.stored(n)).padStart(3, '0')}.jpg`;
    const { width, height } = stepOf(size);
    const name = `${file}-${width}x${height}`;
    const body = await remember(kept, name, () =>
      queue.run(async () => resize(await settings.library.file(file), width, height)),
    );
    const version = show.asset.tracks[0]?.version ?? '';
    return {
      type: 'image/jpeg',
      cacheControl: 'public, max-age=86400, immutable',
      etag: `${version}-${name.replaceAll('/', '-')}`,
      body,
    };
  };
}

/** Which still belongs to which moment of so many seconds: the numbers are those of the folder's files. Undefined for another path. */
export function screenshotTimings(path: string): MediaFile | undefined {
  const { seconds } = TIMINGS.exec(path)?.groups ?? {};
  if (seconds === undefined) return undefined;
  const count = Math.ceil(Number(seconds) / SEGMENT_SECONDS);
  const points = Array.from({ length: count }, (_, n) => ({
    position: n * SEGMENT_SECONDS * 1000,
    index: n * SEGMENT_SECONDS,
  }));
  return {
    type: 'application/json; charset=utf-8',
    cacheControl: 'public, max-age=86400',
    etag: `timings-${seconds}`,
    body: Buffer.from(JSON.stringify({ seek_points: points })),
    isText: true,
  };
}

function channelUntilNow(
  key: string,
  n: number,
  nowMs: number,
  library: LoopLibrary,
): Pick<Show, 'asset' | 'stored'> | Missing {
  // The segment on the air counts: its beginning has been seen.
  if (n > liveEdge(nowMs) + 1) return { missing: 'That has not been shown yet.' };
  const { asset, phase } = channelLoop(key, library);
  return { asset, stored: (number) => (number + phase) % (asset.seconds / SEGMENT_SECONDS) };
}

const filmAddress = (kind: string, key: string) =>
  kind === 'film'
    ? ({ kind: 'film', filmKey: key } as const)
    : ({ kind: 'vod', loopKey: key, durationSeconds: SEGMENT_SECONDS } as const);

function stepOf({ width, height }: Size): Size {
  const asked = Math.max(width, (height * STILL.width) / STILL.height);
  const step = (asked > 0 && WIDTHS_PX.find((known) => known >= Math.floor(asked))) || STILL.width;
  return { width: step, height: Math.round((step * STILL.height) / STILL.width) };
}

async function resize(still: Buffer, width: number, height: number): Promise<Buffer> {
  if (width === STILL.width && height === STILL.height) return still;
  return sharp(still).resize(width, height, { fit: 'cover' }).jpeg({ quality: 78 }).toBuffer();
}

/** Least recently used pictures go first. */
function remember(kept: Map<string, Promise<Buffer>>, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const picture = kept.get(name) ?? make();
  kept.delete(name);
  kept.set(name, picture);
  picture.catch(() => kept.delete(name));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_PICTURES) break;
    kept.delete(oldest);
  }
  return picture;
}
