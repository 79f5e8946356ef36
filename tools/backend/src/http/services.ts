import type { CatalogueMemory } from '../catalogue/catalogue-memory.ts';
import type { Database } from '../database/open-database.ts';
import type { PaymentFaults } from '../gateway/payment-faults.ts';
import type { ClientDataLog } from '../media/client-data-log.ts';
import type { SearchTurns } from '../search/search-turns.ts';
import type { SpotLog } from '../spots/spot-log.ts';
import type { SpotPlan } from '../spots/spot-plan.ts';
import type { Limits } from '../session/limits.ts';
import type { Outbox } from './outbox.ts';
import type { MediaAddresses } from './media-addresses.ts';

/** What the answers are made of. One for each running backend. */
export type Services = {
  db: Database;
  /** Now, in milliseconds. */
  clock: () => number;
  memory: CatalogueMemory;
  searches: SearchTurns;
  media: MediaAddresses;
  /** Messages to viewers: codes and PINs. */
  outbox: Outbox;
  /** A page of the operator's desk stands in for a messenger, where viewers can open it. */
  hasMessenger: boolean;
  /** Providers over whose own network viewers come now, by short name: the phone of the line's subscriber, null where the network knows nobody. */
  networks: Map<string, string | null>;
  /** Where this API is seen from outside, for the documents that it serves itself. */
  apiOrigin: () => string;
  /** Whether a page may be led back to: the origin of a site that may call. */
  isSite: (origin: string) => boolean;
  /** How the next payments of viewers go. */
  paymentFaults: PaymentFaults;
  /** What advertisements were asked for, and what they reported. */
  spotLog: SpotLog;
  /** What players have said of themselves with their requests for media. */
  clientData: ClientDataLog;
  /** What the desk says of a viewer's streams, by user id. */
  spotPlans: Map<number, SpotPlan>;
  /** Whether the streams of the demo world that live of advertising do. */
  hasSpots: boolean;
  /** Providers whose sites sell by offers, by short name. */
  sellsByOffers: readonly string[];
  tokenValiditySeconds: number;
  /** Tries that are counted: passwords, PINs, new accounts and devices. */
  limits: Limits;
};
