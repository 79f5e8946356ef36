import { childController } from '../compat/abort.ts';
import { isMuxed } from '../engines/hls-tags.ts';
import type { PlayerServices } from '../services.ts';
import type { PrefetchedResponse, PrefetchedResponses } from './prefetched-responses.ts';
import { firstPieces, lowestRendition } from './read-playlists.ts';

/** How far ahead a channel is fetched: its playlists (some kilobytes), or its first lowest segment, too (some tens or hundreds). */
export type Depth = 'playlists' | 'segment';

/** For a playlist that does not say how long its segments are. */
const USUAL_SEGMENT_SECONDS = 4;
/** A request that takes longer is given up. */
const TIMEOUT_MS = 8_000;

interface Fetching {
  readonly services: Pick<PlayerServices, 'fetch' | 'clock'>;
  /** Gets each request from the moment that it is sent. */
  readonly prefetched: PrefetchedResponses;
  readonly signal: AbortSignal;
}

/** Sends a request, and keeps its response; `null` where none comes. */
export function ask(fetching: Fetching, url: string, kind: 'text' | 'bytes'): Promise<PrefetchedResponse | null> {
  const answer = answerOf(fetching, url, kind);
  fetching.prefetched.set(url, answer);
  return answer;
}

async function answerOf(
  { services, signal }: Fetching,
  url: string,
  kind: 'text' | 'bytes',
): Promise<PrefetchedResponse | null> {
  const { fetch, clock } = services;
  const askedMs = clock.elapsed();
  const timeout = childController(signal);
  clock.after(TIMEOUT_MS, () => timeout.abort(), timeout.signal);
  try {
    const response = await fetch(url, { signal: timeout.signal });
    if (!response.ok) return null;
    const firstByteMs = clock.elapsed() - askedMs;
    const body = kind === 'text' ? await response.text() : await response.arrayBuffer();
    return { url: response.url || url, body, firstByteMs, wholeMs: clock.elapsed() - askedMs };
  } catch {
    return null;
  } finally {
    timeout.abort();
  }
}

/**
 * Fetches what a live engine begins with once its manifest is known: the list of the lowest rendition, then initialisation and first segment
 * side by side. Engines ask for one after the other, each when the one before has been worked through.
 * @returns media seconds of a segment, `null` when the channel does not begin as a plain muxed list does
 */
export async function fetchStartupFiles(
  fetching: Fetching,
  manifest: { readonly url: string; readonly text: string },
  depth: Depth,
): Promise<number | null> {
  const rendition = lowestRendition(manifest.text, manifest.url);
  if (rendition === null) return null;
  const list = playlistTextOf(await ask(fetching, rendition, 'text'));
  if (!list) return null;
  const pieces = firstPieces(list.text, list.url);
  // Separate audio has a list and segments of its own, which engines ask for in their own order.
  if (pieces && depth === 'segment' && isMuxed(manifest.text)) {
    const { initUrl, segmentUrl } = pieces;
    const both = [segmentUrl, ...(initUrl === null ? [] : [initUrl])];
    await Promise.all(both.map((url) => ask(fetching, url, 'bytes')));
  }
  return pieces?.segmentSeconds ?? USUAL_SEGMENT_SECONDS;
}

export function playlistTextOf(answer: PrefetchedResponse | null): { url: string; text: string } | null {
  return typeof answer?.body === 'string' ? { url: answer.url, text: answer.body } : null;
}
