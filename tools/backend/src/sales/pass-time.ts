import { filmsLeft, type Book, type Future, type Plan, type Subscription } from './book.ts';
import { canPay, charge, type Draft } from './ledger.ts';
import { endOfPeriod } from './period.ts';

/** Puts the period that a plan buys on a subscription, and the price of it into the ledger. */
export function sell(draft: Draft, running: Omit<Subscription, 'paidMinor' | 'lengthMs' | 'endMs'>, sold: Sold): Draft {
  const { fromMs, period, priceMinor } = sold;
  const toMs = endOfPeriod(fromMs, period);
  const { id: subscriptionId, packetId } = running;
  const charged = charge(draft, { subscriptionId, packetId, fromMs, toMs }, priceMinor);
  const subscription = { ...running, paidMinor: priceMinor, lengthMs: toMs - fromMs, endMs: toMs };
  return { ...charged, book: withSubscription(charged.book, subscription) };
}

type Sold = Pick<Plan, 'priceMinor' | 'period'> & { readonly fromMs: number };

export function withSubscription(book: Book, changed: Subscription): Book {
  const isKnown = book.subscriptions.some(({ id }) => id === changed.id);
  const subscriptions = isKnown
    ? book.subscriptions.map((one) => (one.id === changed.id ? changed : one))
    : [...book.subscriptions, changed];
  return { ...book, subscriptions };
}

/** Takes a subscription out, and what was planned after it. */
export const withoutSubscription = (book: Book, subscriptionId: number): Book => ({
  ...book,
  subscriptions: book.subscriptions.filter(({ id }) => id !== subscriptionId),
  futures: book.futures.filter(({ followsId }) => followsId !== subscriptionId),
});

/** What comes at the end of a period. */
type Sequel =
  | { readonly kind: 'planned'; readonly future: Future }
  | { readonly kind: 'renewal'; readonly plan: Plan }
  | { readonly kind: 'end' };

function sequelOf(book: Book, { id, isRenewed, plan, origin }: Subscription): Sequel {
  const future = book.futures.find(({ followsId }) => followsId === id);
  if (future) return { kind: 'planned', future };
  if (!isRenewed || !plan) return { kind: 'end' };
  // After a trial comes the period that it was a trial of.
  return { kind: 'renewal', plan: origin === 'trial' ? plan : (plan.then ?? plan) };
}

/** One period is over: it is renewed, followed by what was planned, or ended. */
function endPeriod(draft: Draft, ended: Subscription): Draft {
  const sequel = sequelOf(draft.book, ended);
  const rest: Draft = { ...draft, book: withoutSubscription(draft.book, ended.id) };
  if (sequel.kind === 'end') return rest;
  const plan = sequel.kind === 'planned' ? sequel.future.plan : sequel.plan;
  if (!canPay(draft, plan)) return rest;
  const goesOn = sequel.kind === 'renewal' && plan.packetId === ended.packetId;
  const id = sequel.kind === 'planned' ? sequel.future.id : goesOn ? ended.id : rest.book.nextId;
  const nextId = Math.max(rest.book.nextId, id + 1);
  const { packetId, isBase } = plan;
  const startMs = goesOn ? ended.startMs : ended.endMs;
  const running = { id, packetId, isBase, origin: 'paid', plan, isRenewed: true, startMs, pause: null } as const;
  return sell({ ...rest, book: { ...rest.book, nextId } }, running, { ...plan, fromMs: ended.endMs });
}

/** The one that ends first, of those that are over; the older one of two that end together. */
function firstOver({ subscriptions }: Book, nowMs: number): Subscription | undefined {
  const over = subscriptions.filter(({ pause, endMs }) => pause === null && endMs <= nowMs);
  return over.sort((a, b) => a.endMs - b.endMs || a.id - b.id)[0];
}

/** Brings a book to a moment. What became due in between is done in its order, each at its own moment. Time never goes back. */
export function passTime(draft: Draft, nowMs: number): Draft {
  let current = draft;
  for (let over = firstOver(current.book, nowMs); over; over = firstOver(current.book, nowMs)) {
    const atMs = Math.max(current.book.atMs, over.endMs);
    current = endPeriod({ ...current, book: { ...current.book, atMs } }, over);
  }
  const atMs = Math.max(current.book.atMs, nowMs);
  return { ...current, book: { ...current.book, atMs, films: filmsLeft(current.book, atMs) } };
}
