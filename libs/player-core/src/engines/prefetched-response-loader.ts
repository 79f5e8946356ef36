import type { FragmentLoaderContext, HlsConfig } from 'hls.js';
import type { PrefetchedResponse, PrefetchedResponses } from '../prefetch/prefetched-responses.ts';
import type { PlayerClock } from '../services.ts';
import { isPossibleAddress, mendPlaylist } from './mend-playlist.ts';
import { STALL_MS } from './request-timeouts.ts';

type Loader = InstanceType<HlsConfig['loader']>;
type Context = Parameters<Loader['load']>[0];
type Callbacks = Parameters<Loader['load']>[2];

const PLAYLISTS: readonly unknown[] = ['manifest', 'level', 'audioTrack', 'subtitleTrack'];
/** Interval at which a response is checked for stalling. */
const LOOK_MS = 500;

/**
 * hls.js' loader that answers from what was prefetched, and asks the server for everything else. An impossible address and a response that
 * stops midway fail as requests do; playlists are mended.
 * @param addressOf what the server is asked for in place of the context's address, by which the answer is known here
 * @param onMedia looks at each segment before hls.js does, which gives it away
 */
export function prefetchedResponseLoader(
  base: HlsConfig['loader'],
  prefetched: PrefetchedResponses,
  clock: PlayerClock,
  addressOf: (context: Context) => string,
  onMedia: (bytes: Uint8Array, frag: FragmentLoaderContext['frag']) => void = () => undefined,
): HlsConfig['loader'] {
  return class PrefetchedResponseLoader extends base {
    readonly #ending = new AbortController();
    #hasStalled = false;

    override load(context: Context, config: Parameters<Loader['load']>[1], given: Callbacks): void {
      const callbacks = this.#guarded(context, given);
      if (!isPossibleAddress(context.url, location.href)) return this.#refuse(context, callbacks);
      const known = context.rangeEnd ? undefined : prefetched.get(context.url);
      if (!known) return this.#ask(context, config, callbacks);
      prefetched.delete(context.url);
      // A promise also where the answer is there: hls.js expects it after `load` has returned.
      void known.then((answer) => {
        if (this.#ending.signal.aborted) return;
        if (!answer) return this.#ask(context, config, callbacks);
        tellTimes(this.stats, answer);
        callbacks.onSuccess({ url: answer.url, data: answer.body, code: 200 }, this.stats, context, null);
      });
    }

    override abort(): void {
      this.#ending.abort();
      super.abort();
    }

    override destroy(): void {
      this.#ending.abort();
      super.destroy();
    }

    #guarded(context: Context, callbacks: Callbacks): Callbacks {
      const isPlaylist = 'type' in context && PLAYLISTS.includes(context.type);
      const { onSuccess, onAbort } = callbacks;
      return {
        ...callbacks,
        onSuccess(response, ...rest) {
          const { data, url } = response;
          if ('frag' in context && data instanceof ArrayBuffer)
            onMedia(new Uint8Array(data), (context as FragmentLoaderContext).frag);
          const isText = isPlaylist && typeof data === 'string';
          onSuccess(isText ? { ...response, data: mendPlaylist(data, url || context.url) } : response, ...rest);
        },
        ...(onAbort && { onAbort: (...said: Parameters<typeof onAbort>) => this.#hasStalled || onAbort(...said) }),
      };
    }

    #refuse(context: Context, { onError }: Callbacks): void {
      const tell = () => onError({ code: 0, text: 'an impossible address' }, context, null, this.stats);
      clock.after(0, tell, this.#ending.signal);
    }

    #ask(context: Context, config: Parameters<Loader['load']>[1], callbacks: Callbacks): void {
      super.load({ ...context, url: addressOf(context) }, config, callbacks);
      this.#watch(context, callbacks, 0, clock.elapsed());
    }

    /** hls.js waits for the first byte and for the last, and knows nothing of those between. */
    #watch(context: Context, callbacks: Callbacks, loaded: number, sinceMs: number): void {
      const look = () => {
        const { stats } = this;
        if (stats.loading.end > 0) return;
        if (stats.loaded !== loaded || loaded === 0)
          return this.#watch(context, callbacks, stats.loaded, clock.elapsed());
        if (clock.elapsed() - sinceMs < STALL_MS) return this.#watch(context, callbacks, loaded, sinceMs);
        this.#hasStalled = true;
        this.abort();
        callbacks.onTimeout(stats, context, null);
      };
      clock.after(LOOK_MS, look, this.#ending.signal);
    }
  };
}

/** Reports the timing of the prefetch as if it had just ended: a prefetched response must not make the connection look endlessly fast. */
function tellTimes(stats: Loader['stats'], { body, firstByteMs, wholeMs }: PrefetchedResponse): void {
  const now = performance.now();
  const start = now - wholeMs;
  Object.assign(stats.loading, { start, first: typeof body === 'string' ? now : start + firstByteMs, end: now });
  stats.loaded = stats.total = typeof body === 'string' ? body.length : body.byteLength;
}
