/** The purchase block asks again for its packets so often. PACK-040 */
export const PURCHASE_BLOCK_POLL_MS = 500;
/** A provider's page asks again for what the provider sells so often. PACK-057 */
export const PROVIDER_INFO_RETRY_MS = 300;
/** After so long nobody is kept waiting: they may try again themselves. */
const ASKS_FOR_MS = 30_000;

export interface AskedSoFar {
  /** All of it is there. */
  readonly isReady: boolean;
  /** The server has answered that it will not come. */
  readonly isRefused: boolean;
  readonly askedForMs: number;
}

/** Whether what is not there yet is asked for once more. PACK-040, PACK-057 */
export const asksOnceMore = ({ isReady, isRefused, askedForMs }: AskedSoFar): boolean =>
  !isReady && !isRefused && askedForMs < ASKS_FOR_MS;
