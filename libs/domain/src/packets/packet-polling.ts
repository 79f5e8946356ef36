/** The purchase block polls its packets at this interval. PACK-040 */
export const PURCHASE_BLOCK_POLL_MS = 500;
/** A provider's page polls what the provider sells at this interval. PACK-057 */
export const PROVIDER_INFO_RETRY_MS = 300;
/** Polling ends after this: the viewer may try again themselves. */
const POLL_FOR_MS = 30_000;

export interface PollProgress {
  /** All of it is there. */
  readonly isReady: boolean;
  /** The server has answered that it will not come. */
  readonly isRefused: boolean;
  readonly askedForMs: number;
}

/** Whether to poll again for what is not complete yet. PACK-040, PACK-057 */
export const shouldPollAgain = ({ isReady, isRefused, askedForMs }: PollProgress): boolean =>
  !isReady && !isRefused && askedForMs < POLL_FOR_MS;
