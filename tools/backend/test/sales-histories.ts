import fc from 'fast-check';
import { apply } from '../src/sales/apply.ts';
import { newBook, opensOf, type Book, type Command, type Entry, type Plan } from '../src/sales/book.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_MS = Date.UTC(2026, 0, 31, 7);

const PERIODS = [{ months: 1 }, { months: 3 }, { years: 1 }, { days: 7 }] as const;
const PACKETS = 5;
/** The first two are base packets; the second is followed by the first. */
const planOf = (packetId: number, index: number): Plan => ({
  planId: packetId * 100 + index,
  packetId,
  isBase: packetId <= 2,
  priceMinor: packetId * 1000 * (index + 1) + index,
  period: PERIODS[index] ?? PERIODS[0],
  then: packetId === 2 ? planOf(1, index) : null,
});

/** What is done, and how long after what was done before. Subscriptions are picked among those that there are. */
type Step = { readonly afterMs: number; readonly command: (book: Book) => Command };

const pick = (ids: readonly number[], index: number): number => ids[index % Math.max(1, ids.length)] ?? 0;
const subscriptionOf = (book: Book, index: number) =>
  pick(
    book.subscriptions.map(({ id }) => id),
    index,
  );

const index = fc.nat({ max: 6 });
const minor = fc.integer({ min: -50, max: 12_000 });
const commandOf: fc.Arbitrary<Step['command']> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        packetId: fc.integer({ min: 1, max: PACKETS }),
        period: fc.nat({ max: PERIODS.length - 1 }),
        hasTrial: fc.boolean(),
        containedIn: fc.constantFrom<readonly number[]>([], [2]),
      })
      .map(({ packetId, period, hasTrial, containedIn }) => (): Command => ({
        type: 'enable',
        plan: planOf(packetId, period),
        trial: hasTrial ? { priceMinor: packetId === 3 ? 0 : 99, period: { days: 7 } } : null,
        needsBase: packetId > 2,
        containedIn,
      })),
  },
  { weight: 3, arbitrary: fc.constant((): Command => ({ type: 'pass' })) },
  {
    weight: 2,
    arbitrary: fc.record({ i: index, isRenewed: fc.boolean() }).map(({ i, isRenewed }) => (book: Book): Command => ({
      type: 'setRenewal',
      subscriptionId: subscriptionOf(book, i),
      isRenewed,
    })),
  },
  {
    weight: 2,
    arbitrary: index.map((i) => (book: Book): Command => ({ type: 'cancel', subscriptionId: subscriptionOf(book, i) })),
  },
  {
    weight: 1,
    arbitrary: index.map((i) => (book: Book): Command => ({
      type: 'cancelFuture',
      futureId: pick(
        book.futures.map(({ id }) => id),
        i,
      ),
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ i: index, isDeletable: fc.boolean() })
      .map(({ i, isDeletable }) => (book: Book): Command => ({
        type: 'pause',
        subscriptionId: subscriptionOf(book, i),
        isDeletable,
      })),
  },
  {
    weight: 3,
    arbitrary: index.map((i) => (book: Book): Command => ({ type: 'resume', subscriptionId: subscriptionOf(book, i) })),
  },
  {
    weight: 1,
    arbitrary: index.map((i) => (book: Book): Command => ({ type: 'end', subscriptionId: subscriptionOf(book, i) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ packetId: fc.integer({ min: 1, max: PACKETS }), days: fc.integer({ min: -1, max: 60 }) })
      .map(({ packetId, days }) => (): Command => ({ type: 'promo', packetId, isBase: packetId <= 2, days })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ contentId: fc.integer({ min: 1, max: 3 }), isForGood: fc.boolean() })
      .map(({ contentId, isForGood }) => (): Command => ({
        type: 'buyFilm',
        film: { planId: contentId, contentId, priceMinor: 700, period: isForGood ? null : { days: 2 } },
      })),
  },
  {
    weight: 1,
    arbitrary: index.map((i) => (book: Book): Command => ({
      type: 'takeFilmBack',
      filmRightId: pick(
        book.films.map(({ id }) => id),
        i,
      ),
    })),
  },
  { weight: 3, arbitrary: minor.map((amountMinor) => (): Command => ({ type: 'topUp', amountMinor })) },
  {
    weight: 1,
    arbitrary: fc.record({ i: index, amountMinor: minor }).map(({ i, amountMinor }) => (book: Book): Command => ({
      type: 'refund',
      subscriptionId: subscriptionOf(book, i),
      amountMinor,
    })),
  },
);

/** Time that goes on, stands, and is said to go back. */
const afterMs = fc.oneof(
  fc.integer({ min: -3, max: 40 }).map((days) => days * DAY_MS),
  fc.integer({ min: 0, max: 3 * DAY_MS }),
  fc.constant(400 * DAY_MS),
);
export const histories: fc.Arbitrary<readonly Step[]> = fc.array(fc.record({ afterMs, command: commandOf }), {
  minLength: 1,
  maxLength: 30,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** When a period that was sold is over: pauses of its subscription move it. */
type Sold = { readonly subscriptionId: number; readonly packetId: number; readonly fromMs: number; toMs: number };

/** What a history must never do, worked out beside the book from entries and from the pauses that were accepted. */
class Witness {
  readonly entries: Entry[] = [];
  readonly sold: Sold[] = [];
  readonly pausedSince = new Map<number, number>();

  saw(before: Book, command: Command, book: Book, entries: readonly Entry[]): void {
    this.entries.push(...entries);
    for (const entry of entries) this.sawPeriod(entry);
    if (command.type === 'pause') this.pausedSince.set(command.subscriptionId, book.atMs);
    if (command.type === 'resume') this.sawResume(command.subscriptionId, book.atMs);
    if (book.atMs < before.atMs) throw new Error('Time went back.');
  }

  private sawPeriod({ kind, subscriptionId, packetId, contentId, fromMs, toMs }: Entry): void {
    if (contentId !== null || (kind !== 'charge' && kind !== 'gift')) return;
    if (subscriptionId === null || packetId === null || fromMs === null || toMs === null)
      throw new Error('A period was sold without its time.');
    const last = this.sold.findLast((one) => one.subscriptionId === subscriptionId);
    if (last && last.toMs > fromMs) throw new Error('A period was charged twice.');
    this.sold.push({ subscriptionId, packetId, fromMs, toMs });
  }

  private sawResume(subscriptionId: number, atMs: number): void {
    const since = this.pausedSince.get(subscriptionId);
    const last = this.sold.findLast((one) => one.subscriptionId === subscriptionId);
    if (since === undefined || !last) throw new Error('Something was resumed that was not paused.');
    last.toMs += atMs - since;
    this.pausedSince.delete(subscriptionId);
  }

  check(book: Book): void {
    for (const { postings } of this.entries)
      if (sum(postings.map(({ amountMinor }) => amountMinor)) !== 0) throw new Error('An entry does not add up.');
    const postings = this.entries.flatMap((entry) => entry.postings);
    const on = (account: string) =>
      sum(postings.filter((one) => one.account === account).map(({ amountMinor }) => amountMinor));
    if (on('wallet') + on('sales') + on('outside') !== 0) throw new Error('The accounts do not add up to zero.');
    if (on('wallet') !== book.balanceMinor) throw new Error('The balance is not what the ledger says.');
    if (book.balanceMinor < 0 || on('sales') < 0) throw new Error('Money was given that nobody had.');
    const numbers = this.entries.map(({ number }) => number);
    if (numbers.some((number, place) => number !== place + 1)) throw new Error('Entries are not numbered in turn.');
    this.checkRights(book);
    this.checkFilms(book);
    checkShape(book);
  }

  /** Each film that is open was charged once, for no longer, and was not given back. */
  private checkFilms(book: Book): void {
    if (new Set(book.films.map(({ contentId }) => contentId)).size !== book.films.length)
      throw new Error('A film is bought twice.');
    for (const { id, contentId, startMs, endMs } of book.films) {
      const own = this.entries.filter((one) => one.subscriptionId === id && one.contentId === contentId);
      const [charge] = own;
      const isSold =
        own.length === 1 && charge?.kind === 'charge' && charge.fromMs === startMs && charge.toMs === endMs;
      if (!isSold || (endMs !== null && endMs <= book.atMs)) throw new Error('A film is open without being paid for.');
    }
  }

  /** At the moment itself, at moments to come, and at the last moment of every right. */
  private checkRights(book: Book): void {
    const days = [0, 1, 6, 30, 366, 4000].map((count) => book.atMs + count * DAY_MS);
    for (const atMs of [...days, ...book.subscriptions.map(({ endMs }) => endMs - 1)]) {
      for (const packetId of opensOf(book, atMs)) {
        const isSold = this.sold.some(
          (one) =>
            one.packetId === packetId &&
            one.fromMs <= atMs &&
            atMs < one.toMs &&
            !this.pausedSince.has(one.subscriptionId),
        );
        if (!isSold) throw new Error(`Packet ${packetId} is open without a period.`);
      }
    }
  }
}

/** One base packet that was bought, one subscription of a packet beside promo days, and nothing that is over. */
function checkShape(book: Book): void {
  const paid = book.subscriptions.filter(({ origin }) => origin !== 'promo');
  if (paid.filter(({ isBase }) => isBase).length > 1) throw new Error('Two base packets run.');
  if (new Set(paid.map(({ packetId }) => packetId)).size !== paid.length) throw new Error('A packet runs twice.');
  if (book.subscriptions.some(({ pause, endMs }) => pause === null && endMs <= book.atMs))
    throw new Error('Something is over and still there.');
  const known = new Set(book.subscriptions.map(({ id }) => id));
  if (book.futures.some(({ followsId }) => !known.has(followsId))) throw new Error('A future follows nothing.');
}

/** @throws Error when a rule is broken */
export function live(steps: readonly Step[]): void {
  const witness = new Witness();
  let book = newBook(START_MS);
  let nowMs = START_MS;
  for (const step of steps) {
    nowMs += step.afterMs;
    const command = step.command(book);
    const applied = apply(book, command, nowMs);
    if (applied.ok) {
      witness.saw(book, command, applied.book, applied.entries);
      book = applied.book;
    }
    witness.check(book);
  }
}
