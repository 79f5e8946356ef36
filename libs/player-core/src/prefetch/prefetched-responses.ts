/** What a media server answered before the engine asked. */
export interface PrefetchedResponse {
  /** After redirects. */
  readonly url: string;
  readonly body: string | ArrayBuffer;
  /** From the question to the first byte and to the last, ms: the engine learns from them how fast the line is. */
  readonly firstByteMs: number;
  readonly wholeMs: number;
}

/**
 * PrefetchedResponses by the address that was asked for. One that is on its way is a promise; `null`: it did not come, and is to be asked for.
 * Each is for one engine: what it takes is gone, so that bytes may be handed on without a copy.
 */
export type PrefetchedResponses = Map<string, Promise<PrefetchedResponse | null>>;
