import type { LoopLibrary } from './loop-library.ts';
import type { ShowAddress } from './media-address.ts';
import type { LoopAsset } from './read-loops-index.ts';

export const SEGMENT_SECONDS = 2;
/** A live playlist holds one minute. */
export const WINDOW_SEGMENTS = 30;
/** A segment stays for one more minute after it left the playlist (RFC 8216 §6.2.2 asks for the playlist's duration). */
const KEPT_SEGMENTS = WINDOW_SEGMENTS * 2;
/** Zero of every channel's media time. Recent, so that ticks of 1/48000 s stay far below 2^53. */
export const TIMELINE_EPOCH_SECONDS = Date.UTC(2024, 0, 1) / 1000;
/** An archive playlist ends here, so that it never grows without bound: longer than any programme. */
export const ARCHIVE_MAX_SECONDS = 4 * 3600;
const PROGRAMME_MAX_SECONDS = 12 * 3600;
const VOD_MAX_SECONDS = 12 * 3600;

/** What a viewer sees, cut into segments by number. All numbers are whole; `last < first` means nothing yet. */
export type Show = {
  asset: LoopAsset;
  /** `live`: the window slides. `event`: it only grows. `vod`: it is complete. */
  growth: 'live' | 'event' | 'vod';
  first: number;
  last: number;
  /** The lowest number that is still answered; older than `first` only for live. */
  oldest: number;
  /** The stored segment that is shown as number n. */
  stored(n: number): number;
  /** Where number n lies on the media timeline, in whole seconds. */
  mediaSeconds(n: number): number;
  /** Wall time of the beginning of number n; a film has none. */
  wallTimeMs?: (n: number) => number;
  /** Where playback begins, counted from the beginning of `first`. */
  startSeconds?: number;
};

export type Missing = { missing: string };

export type ShowSettings = { library: LoopLibrary; archiveDays: (channelKey: string) => number };

/** The show at an address as it is at `nowMs`, or one sentence that says why there is none. */
export function openShow(address: ShowAddress, nowMs: number, { library, archiveDays }: ShowSettings): Show | Missing {
  switch (address.kind) {
    case 'live': {
      const edge = liveEdge(nowMs);
      return {
        ...channel(address.channelKey, library),
        growth: 'live',
        first: edge - WINDOW_SEGMENTS + 1,
        last: edge,
        oldest: edge - KEPT_SEGMENTS + 1,
      };
    }
    case 'archive': {
      const { fromSeconds, channelKey } = address;
      return between(
        channelKey,
        fromSeconds,
        fromSeconds + ARCHIVE_MAX_SECONDS,
        nowMs,
        archiveDays(channelKey),
        library,
      );
    }
    case 'programme': {
      const { fromSeconds, toSeconds, channelKey } = address;
      if (toSeconds <= fromSeconds || toSeconds - fromSeconds > PROGRAMME_MAX_SECONDS) {
        return { missing: 'A programme ends after it begins, and within 12 hours.' };
      }
      return between(channelKey, fromSeconds, toSeconds, nowMs, archiveDays(channelKey), library);
    }
    case 'vod': {
      const loop = loopOf(address.loopKey, library);
      if (!loop) return { missing: `There is no loop "${address.loopKey}".` };
      if (address.durationSeconds < 1 || address.durationSeconds > VOD_MAX_SECONDS)
        return { missing: 'A film lasts from one second to 12 hours.' };
      return film(loop.asset, address.durationSeconds, loop.phase);
    }
    case 'film': {
      const asset = library.assets.get(address.filmKey);
      return asset?.kind === 'film'
        ? film(asset, asset.seconds, 0)
        : { missing: `There is no film "${address.filmKey}".` };
    }
  }
}

/** The newest segment that has been shown to its end. */
export function liveEdge(nowMs: number): number {
  return Math.floor(nowMs / 1000 / SEGMENT_SECONDS) - 1;
}

/** A channel's loop and the place in it that stands for the segment with number 0. */
export function channelLoop(channelKey: string, library: LoopLibrary): { asset: LoopAsset; phase: number } {
  const named = loopOf(channelKey, library);
  if (named) return named;
  const hash = hashOf(channelKey);
  const asset = library.assets.get(library.loopKeys[hash % library.loopKeys.length] ?? '');
  if (!asset) throw new Error('There is no demo loop at all.');
  return { asset, phase: hash % segmentsOf(asset) };
}

/** `city` is that loop from its beginning; `city-17` the same from a place of its own, so that no two look alike. */
function loopOf(key: string, library: LoopLibrary): { asset: LoopAsset; phase: number } | undefined {
  const loopKey = library.loopKeys.find((name) => key === name || key.startsWith(`${name}-`));
  const asset = loopKey === undefined ? undefined : library.assets.get(loopKey);
  return asset && { asset, phase: key === loopKey ? 0 : hashOf(key) % segmentsOf(asset) };
}

function channel(channelKey: string, library: LoopLibrary) {
  const { asset, phase } = channelLoop(channelKey, library);
  return {
    asset,
    stored: (n: number) => (n + phase) % segmentsOf(asset),
    mediaSeconds: (n: number) => n * SEGMENT_SECONDS - TIMELINE_EPOCH_SECONDS,
    wallTimeMs: (n: number) => n * SEGMENT_SECONDS * 1000,
  };
}

/** What a channel showed from one moment to another: growing while the second is to come, then complete. */
function between(
  channelKey: string,
  fromSeconds: number,
  toSeconds: number,
  nowMs: number,
  days: number,
  library: LoopLibrary,
): Show | Missing {
  const nowSeconds = nowMs / 1000;
  if (fromSeconds > nowSeconds) return { missing: 'That has not been shown yet.' };
  if (fromSeconds < nowSeconds - days * 86_400 || fromSeconds < TIMELINE_EPOCH_SECONDS) {
    return { missing: `The archive of this channel goes ${days} days back.` };
  }
  const first = Math.floor(fromSeconds / SEGMENT_SECONDS);
  const end = Math.ceil(toSeconds / SEGMENT_SECONDS) - 1;
  const last = Math.min(end, liveEdge(nowMs));
  return {
    ...channel(channelKey, library),
    growth: last === end ? 'vod' : 'event',
    first,
    last,
    oldest: first,
    startSeconds: fromSeconds - first * SEGMENT_SECONDS,
  };
}

function film(asset: LoopAsset, durationSeconds: number, phase: number): Show {
  return {
    asset,
    growth: 'vod',
    first: 0,
    last: Math.ceil(durationSeconds / SEGMENT_SECONDS) - 1,
    oldest: 0,
    stored: (n) => (n + phase) % segmentsOf(asset),
    mediaSeconds: (n) => n * SEGMENT_SECONDS,
  };
}

const segmentsOf = (asset: LoopAsset) => asset.seconds / SEGMENT_SECONDS;

/** FNV-1a, so that a channel shows the same on every start and machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
