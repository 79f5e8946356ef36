/** The response of a media server that was fetched before the engine asks for it. */
export interface PrefetchedResponse {
  /** After redirects. */
  readonly url: string;
  readonly body: string | ArrayBuffer;
  /** From the question to the first byte and to the last, ms: the engine learns from them how fast the connection is. */
  readonly firstByteMs: number;
  readonly wholeMs: number;
}

/**
 * Prefetched responses by the address that was asked for. One that is on its way is a promise; `null`: it did not come, and is to be asked for.
 * Each is for one engine, which removes what it takes, so that bytes are handed on without a copy.
 */
export type PrefetchedResponses = Map<string, Promise<PrefetchedResponse | null>>;
