import type { Book, Entry, FilmRight, LedgerAccount, Plan, Posting, Subscription } from './book.ts';

/** A book while a command works on it, with the entries that it has made. */
export type Draft = { readonly book: Book; readonly entries: readonly Entry[] };

type About = Pick<Entry, 'kind' | 'subscriptionId' | 'packetId' | 'fromMs' | 'toMs'> &
  Partial<Pick<Entry, 'contentId'>>;

/** Writes an entry; the balance follows its account. */
function write({ book, entries }: Draft, about: About, postings: readonly Posting[]): Draft {
  const wallet = postings.filter(({ account }) => account === 'wallet');
  const balanceMinor = wallet.reduce((sum, { amountMinor }) => sum + amountMinor, book.balanceMinor);
  const entry: Entry = { number: book.nextEntry, atMs: book.atMs, contentId: null, ...about, postings };
  return { book: { ...book, balanceMinor, nextEntry: book.nextEntry + 1 }, entries: [...entries, entry] };
}

/** From one account to another. */
const move = (from: LedgerAccount, to: LedgerAccount, amountMinor: number): readonly Posting[] =>
  amountMinor === 0
    ? []
    : [
        { account: from, amountMinor: -amountMinor },
        { account: to, amountMinor },
      ];

const NO_PERIOD = { fromMs: null, toMs: null };
const NO_PACKET = { subscriptionId: null, packetId: null, ...NO_PERIOD };

export const topUp = (draft: Draft, amountMinor: number): Draft =>
  write(draft, { kind: 'topUp', ...NO_PACKET }, move('outside', 'wallet', amountMinor));

export const payOut = (draft: Draft, amountMinor: number): Draft =>
  write(draft, { kind: 'payOut', ...NO_PACKET }, move('wallet', 'outside', amountMinor));

export const payDebt = (draft: Draft, amountMinor: number): Draft =>
  write(draft, { kind: 'debt', ...NO_PACKET }, move('outside', 'sales', amountMinor));

export const refund = (draft: Draft, { id, packetId }: Subscription, amountMinor: number): Draft =>
  write(draft, { kind: 'refund', subscriptionId: id, packetId, ...NO_PERIOD }, move('sales', 'wallet', amountMinor));

type SoldPeriod = {
  readonly subscriptionId: number;
  readonly packetId: number;
  readonly fromMs: number;
  readonly toMs: number;
};

export const charge = (draft: Draft, period: SoldPeriod, amountMinor: number): Draft =>
  write(draft, { kind: 'charge', ...period }, move('wallet', 'sales', amountMinor));

/** A film is charged once; its right stands where a subscription does. */
export const chargeFilm = (draft: Draft, { id, contentId, paidMinor, startMs, endMs }: FilmRight): Draft =>
  write(
    draft,
    { kind: 'charge', subscriptionId: id, packetId: null, contentId, fromMs: startMs, toMs: endMs },
    move('wallet', 'sales', paidMinor),
  );

export const refundFilm = (draft: Draft, { id, contentId, paidMinor }: FilmRight): Draft =>
  write(
    draft,
    { kind: 'refund', subscriptionId: id, packetId: null, contentId, ...NO_PERIOD },
    move('sales', 'wallet', paidMinor),
  );

export const gift = (draft: Draft, period: SoldPeriod): Draft => write(draft, { kind: 'gift', ...period }, []);

export const canPay = ({ book }: Draft, { priceMinor }: Pick<Plan, 'priceMinor'>): boolean =>
  priceMinor <= book.balanceMinor;
