import type { Endpoint } from '@livery/contract/endpoint';
import { failure, type ApiError } from './api-error.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Data or a typed error; a call never throws. */
export type ApiResult<T> =
  { readonly data: T; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

type Result = ApiResult<unknown>;

interface Entry {
  readonly endpoint: Endpoint;
  readonly answer: Promise<Result>;
  readonly giveUp: AbortController;
  /** Callers that still want it. When the last one leaves a request under way, it is given up. */
  waiting: number;
  /** Missing while the request is under way. */
  answeredAtMs?: number;
}

/**
 * The first of the two caching layers: the same GET is not sent again within its `cacheSeconds`, nor while it is under way.
 * Only answers are kept, never failures. (The second layer, how long an answer may be used, is RTK Query's.)
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();

  /** The answer under this key, asked for by `start` if there is none that is young enough. */
  async share(
    key: string,
    endpoint: Endpoint,
    nowMs: () => number,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    this.#sweep(nowMs());
    const entry = this.#entries.get(key) ?? this.#begin(key, endpoint, nowMs, start);
    entry.waiting += 1;
    try {
      return (await unlessAborted(entry.answer, signal)) ?? { error: failure('aborted', endpoint.name) };
    } finally {
      entry.waiting -= 1;
      if (entry.waiting === 0 && entry.answeredAtMs === undefined) {
        this.#forget(key, entry);
        entry.giveUp.abort();
      }
    }
  }

  /** A change made these stale. What is under way was asked before the change, so it is not kept either. */
  drop(isStale: (endpoint: Endpoint) => boolean): void {
    for (const [key, entry] of this.#entries) if (isStale(entry.endpoint)) this.#entries.delete(key);
  }

  #begin(key: string, endpoint: Endpoint, nowMs: () => number, start: (signal: AbortSignal) => Promise<Result>): Entry {
    const giveUp = new AbortController();
    const entry: Entry = { endpoint, giveUp, waiting: 0, answer: start(giveUp.signal) };
    this.#entries.set(key, entry);
    void entry.answer.then((result) => {
      entry.answeredAtMs = nowMs();
      if (result.error) this.#forget(key, entry);
    });
    return entry;
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  #sweep(nowMs: number): void {
    for (const [key, { endpoint, answeredAtMs }] of this.#entries) {
      if (answeredAtMs === undefined) continue;
      const ageMs = nowMs - answeredAtMs;
      // A clock that was set back makes an answer seem younger than it is.
      if (ageMs < 0 || ageMs >= endpoint.cacheSeconds * 1000) this.#entries.delete(key);
    }
  }
}
