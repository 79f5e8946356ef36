import type { PlayerServices } from '../services.ts';
import type { LiveSource } from '../source.ts';
import type { PrefetchedResponse, PrefetchedResponses } from './prefetched-responses.ts';
import { ask, fetchStartupFiles, playlistTextOf, type Depth } from './startup-files.ts';

export type { Depth } from './startup-files.ts';

/** Channels of which anything is kept. The one left out is the one that was fetched first. */
const MOST_CHANNELS = 4;
/** All segments together; a lowest segment is some 50 to 400 kB. */
const MOST_BYTES = 4_000_000;
/** A prefetched playlist may be so many segments old: the viewer starts so much behind the live edge, with more buffer. */
const FRESH_SEGMENTS = 2;
interface Kept {
  readonly prefetched: PrefetchedResponses;
  readonly controller: AbortController;
  /** ms of the clock that only goes forward; `Infinity` while it is being fetched. */
  staleAtMs: number;
  /** Of media; known once all is there. */
  bytes: number;
  /** A load works with it: it ends with that load. */
  isTaken: boolean;
}

/** Startup files of the zap candidates, kept for a short time. Bounded in channels, bytes and time. */
export interface PrefetchCache {
  /**
   * Fetches what a load of `source` begins with. The signal ends it, unless a load has taken it over.
   * @returns how long it can be used, ms; 0 when there is nothing to be had, or it was taken or ended meanwhile
   */
  fetch(source: LiveSource, depth: Depth, signal: AbortSignal): Promise<number>;
  /** Gives what there is, or is on its way, to the one load that asks for it; the load's signal ends it from now on. */
  take(url: string, signal: AbortSignal): PrefetchedResponses | null;
  /** The same to look at: what is there stays for the load that may come. */
  copy(url: string): PrefetchedResponses | null;
  clear(): void;
}

export function createPrefetchCache(services: Pick<PlayerServices, 'fetch' | 'clock'>): PrefetchCache {
  const { clock } = services;
  const channels = new Map<string, Kept>();

  async function fetchAll({ prefetched, controller: { signal } }: Kept, source: LiveSource, depth: Depth) {
    const fetching = { services, prefetched, signal };
    const manifest = playlistTextOf(await ask(fetching, source.url, 'text'));
    return manifest && fetchStartupFiles(fetching, manifest, depth);
  }

  function remove(url: string, successor?: Kept): void {
    const kept = channels.get(url);
    if (kept !== successor) kept?.controller.abort();
    channels.delete(url);
  }

  function keepWithinBounds(): void {
    for (const [url, { staleAtMs }] of channels) if (staleAtMs <= clock.elapsed()) remove(url);
    const bytes = () => [...channels.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    for (const url of channels.keys()) if (channels.size > MOST_CHANNELS || bytes() > MOST_BYTES) remove(url);
  }

  return {
    async fetch(source, depth, signal) {
      if (signal.aborted) return 0;
      keepWithinBounds();
      const controller = new AbortController();
      const kept: Kept = { prefetched: new Map(), controller, staleAtMs: Infinity, bytes: 0, isTaken: false };
      // What is fresh stays until its successor is whole; otherwise a load may join what is on its way.
      const before = channels.get(source.url);
      if (!before) channels.set(source.url, kept);
      const isMine = () => channels.get(source.url) === (before ?? kept) && !controller.signal.aborted;
      const end = () => {
        if (kept.isTaken) return;
        if (!before && isMine()) remove(source.url);
        controller.abort();
      };
      signal.addEventListener('abort', end, { once: true });
      controller.signal.addEventListener('abort', () => signal.removeEventListener('abort', end), { once: true });
      const askedMs = clock.elapsed();
      const segmentSeconds = await fetchAll(kept, source, depth);
      if (!isMine()) return 0;
      remove(source.url, kept);
      if (segmentSeconds === null) return 0;
      channels.set(source.url, kept);
      const goodForMs = FRESH_SEGMENTS * segmentSeconds * 1000;
      kept.staleAtMs = askedMs + goodForMs;
      kept.bytes = await bytesOf(kept.prefetched);
      keepWithinBounds();
      return channels.get(source.url) === kept ? goodForMs : 0;
    },
    take(url, signal) {
      keepWithinBounds();
      const kept = channels.get(url);
      if (!kept || signal.aborted) return null;
      channels.delete(url);
      kept.isTaken = true;
      signal.addEventListener('abort', () => kept.controller.abort(), { once: true });
      return kept.prefetched;
    },
    copy(url) {
      keepWithinBounds();
      const kept = channels.get(url);
      return kept ? new Map([...kept.prefetched].map(([asked, answer]) => [asked, answer.then(copied)])) : null;
    },
    clear() {
      for (const url of [...channels.keys()]) remove(url);
    },
  };
}

/** A copy: the loader transfers the bytes of what it gets. */
const copied = (answer: PrefetchedResponse | null): PrefetchedResponse | null =>
  answer && { ...answer, body: typeof answer.body === 'string' ? answer.body : answer.body.slice(0) };

/** Of responses that have all arrived. */
async function bytesOf(prefetched: PrefetchedResponses): Promise<number> {
  const bodies = (await Promise.all(prefetched.values())).map((answer) => answer?.body);
  return bodies.reduce<number>((sum, body) => sum + (body instanceof ArrayBuffer ? body.byteLength : 0), 0);
}
