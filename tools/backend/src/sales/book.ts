import type { Period } from './period.ts';

/** What was agreed: a packet for a period at a price, and what follows when the period is over. */
export type Plan = {
  readonly planId: number;
  readonly packetId: number;
  /** One base packet at a time. */
  readonly isBase: boolean;
  readonly priceMinor: number;
  readonly period: Period;
  /** What a renewal buys; null: the same again. */
  readonly then: Plan | null;
};

export type Trial = { readonly priceMinor: number; readonly period: Period };

/** Once paid for, renewed or given: a right to a packet until `endMs`. */
export type Subscription = {
  readonly id: number;
  readonly packetId: number;
  readonly isBase: boolean;
  readonly origin: 'paid' | 'trial' | 'promo';
  /** What a renewal buys; promo days have none. */
  readonly plan: Plan | null;
  readonly isRenewed: boolean;
  readonly startMs: number;
  /** The period that runs: what it cost less what was given back, how long it is, and when it ends. */
  readonly paidMinor: number;
  readonly lengthMs: number;
  readonly endMs: number;
  readonly pause: Pause | null;
};

/** What was agreed about a film by itself: a while at a price, or, without a period, the film for good. */
export type FilmPlan = {
  readonly planId: number;
  readonly contentId: number;
  readonly priceMinor: number;
  readonly period: Period | null;
};

/** Paid for once: a right to a film until `endMs`, for good where there is none. Nothing renews it. */
export type FilmRight = {
  readonly id: number;
  readonly contentId: number;
  readonly planId: number;
  readonly paidMinor: number;
  readonly startMs: number;
  readonly endMs: number | null;
};

export type Pause = { readonly sinceMs: number; readonly isDeletable: boolean };

/** Begins when the subscription that it follows ends, and is paid for then. */
export type Future = { readonly id: number; readonly followsId: number; readonly plan: Plan };

/** Everything about one viewer's money and rights. */
export type Book = {
  readonly atMs: number;
  readonly balanceMinor: number;
  readonly nextId: number;
  readonly nextEntry: number;
  readonly subscriptions: readonly Subscription[];
  readonly futures: readonly Future[];
  /** Films that were bought by themselves. */
  readonly films: readonly FilmRight[];
  /** Packets whose trial was used. */
  readonly triedPacketIds: readonly number[];
};

export const newBook = (atMs: number): Book => ({
  atMs,
  balanceMinor: 0,
  nextId: 1,
  nextEntry: 1,
  subscriptions: [],
  futures: [],
  films: [],
  triedPacketIds: [],
});

export type LedgerAccount = 'wallet' | 'sales' | 'outside';
export type Posting = { readonly account: LedgerAccount; readonly amountMinor: number };
export type Entry = {
  readonly number: number;
  readonly atMs: number;
  readonly kind: 'topUp' | 'charge' | 'gift' | 'refund' | 'payOut' | 'debt';
  /** What it is about; null for money that comes in. */
  readonly subscriptionId: number | null;
  readonly packetId: number | null;
  /** Of a film that is sold by itself. */
  readonly contentId: number | null;
  /** Of a charge or a gift: the time that it sold; a film that is bought for good has no end. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** They add up to zero. */
  readonly postings: readonly Posting[];
};

export type Command =
  | { readonly type: 'pass' }
  /** `needsBase`: refused without an open base packet. `containedIn`: packets that bring this one with them. */
  | {
      readonly type: 'enable';
      readonly plan: Plan;
      readonly trial: Trial | null;
      readonly needsBase: boolean;
      readonly containedIn: readonly number[];
    }
  /** Refused while the film is the viewer's already. */
  | { readonly type: 'buyFilm'; readonly film: FilmPlan }
  /** Gives back what a film has cost, and ends the right to it. */
  | { readonly type: 'takeFilmBack'; readonly filmRightId: number }
  | { readonly type: 'setRenewal'; readonly subscriptionId: number; readonly isRenewed: boolean }
  | { readonly type: 'cancel'; readonly subscriptionId: number }
  | { readonly type: 'cancelFuture'; readonly futureId: number }
  | { readonly type: 'pause'; readonly subscriptionId: number; readonly isDeletable: boolean }
  | { readonly type: 'resume'; readonly subscriptionId: number }
  /** The operator ends it now; nothing is given back, and what was planned begins. */
  | { readonly type: 'end'; readonly subscriptionId: number }
  | { readonly type: 'promo'; readonly packetId: number; readonly isBase: boolean; readonly days: number }
  | { readonly type: 'topUp'; readonly amountMinor: number }
  /** Money of the account goes back to the bank that it came from. */
  | { readonly type: 'payOut'; readonly amountMinor: number }
  /** A bank pays what the viewer owes; the account is not touched. */
  | { readonly type: 'payDebt'; readonly amountMinor: number }
  /** Gives back money of the period that runs, at most what it cost. */
  | { readonly type: 'refund'; readonly subscriptionId: number; readonly amountMinor: number };

export type Refusal =
  | { readonly reason: 'insufficientFunds'; readonly missingMinor: number }
  | {
      readonly reason:
        | 'alreadyPurchased'
        | 'filmOwned'
        | 'alreadyPlanned'
        | 'baseNeeded'
        | 'notFound'
        | 'promo'
        | 'paused'
        | 'notPaused'
        | 'wrongAmount';
    };

export type Applied =
  | { readonly ok: true; readonly book: Book; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly refusal: Refusal };

const packetIsOpen = ({ pause, startMs, endMs }: Subscription, nowMs: number): boolean =>
  pause === null && startMs <= nowMs && nowMs < endMs;

/** The packets that are open at a moment to which the book was brought; of a later one, without what would be renewed until then. */
export const opensOf = (book: Book, nowMs: number): readonly number[] => [
  ...new Set(book.subscriptions.filter((one) => packetIsOpen(one, nowMs)).map(({ packetId }) => packetId)),
];

const filmIsOpen = ({ endMs }: FilmRight, nowMs: number): boolean => endMs === null || nowMs < endMs;

/** The rights to films that are not over. */
export const filmsLeft = ({ films }: Pick<Book, 'films'>, nowMs: number): readonly FilmRight[] =>
  films.every((one) => filmIsOpen(one, nowMs)) ? films : films.filter((one) => filmIsOpen(one, nowMs));

export const hasOpenBase = (book: Book): boolean =>
  book.subscriptions.some((one) => one.isBase && packetIsOpen(one, book.atMs));

/** When a period ends next; null where none runs. A paused one does not run. */
export function nextDueMs({ subscriptions }: Pick<Book, 'subscriptions'>): number | null {
  const ends = subscriptions.flatMap(({ pause, endMs }) => (pause === null ? endMs : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}
