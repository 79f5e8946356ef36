import {
  hasOpenBase,
  type Applied,
  type Book,
  type Command,
  type Plan,
  type Refusal,
  type Subscription,
} from './book.ts';
import { buyFilm, takeFilmBack } from './films.ts';
import { gift, payDebt, payOut, refund, topUp, type Draft } from './ledger.ts';
import { passTime, sell, withoutSubscription, withSubscription } from './pass-time.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;
type Outcome = Draft | Refusal;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Does a command at a moment. A refusal leaves the book as it was. */
export function apply(book: Book, command: Command, nowMs: number): Applied {
  const outcome = work(passTime({ book, entries: [] }, nowMs), command);
  if ('reason' in outcome) return { ok: false, refusal: outcome };
  // What ended by the command itself makes room for what was planned.
  return { ok: true, ...passTime(outcome, outcome.book.atMs) };
}

function work(draft: Draft, command: Command): Outcome {
  switch (command.type) {
    case 'pass':
      return draft;
    case 'enable':
      return enable(draft, command);
    case 'buyFilm':
      return buyFilm(draft, command.film);
    case 'takeFilmBack':
      return takeFilmBack(draft, command.filmRightId);
    case 'setRenewal':
      return withKnown(draft, command, (one) => setRenewal(draft, one, command.isRenewed));
    case 'cancel':
      return withKnown(draft, command, (one) => cancel(draft, one));
    case 'cancelFuture':
      return cancelFuture(draft, command);
    case 'pause':
      return withKnown(draft, command, (one) => pause(draft, one, command.isDeletable));
    case 'resume':
      return withKnown(draft, command, (one) => resume(draft, one));
    case 'end':
      return withKnown(draft, command, (one) => end(draft, one));
    case 'promo':
      return givePromo(draft, command);
    case 'topUp':
      return isAmount(command.amountMinor) ? topUp(draft, command.amountMinor) : { reason: 'wrongAmount' };
    case 'payOut':
      return payBack(draft, command.amountMinor);
    case 'payDebt':
      return isAmount(command.amountMinor) ? payDebt(draft, command.amountMinor) : { reason: 'wrongAmount' };
    case 'refund':
      return withKnown(draft, command, (one) => giveBack(draft, one, command.amountMinor));
  }
}

const isAmount = (amountMinor: number): boolean => Number.isSafeInteger(amountMinor) && amountMinor > 0;

function withKnown(
  { book }: Draft,
  { subscriptionId }: { readonly subscriptionId: number },
  change: (known: Subscription) => Outcome,
): Outcome {
  const known = book.subscriptions.find(({ id }) => id === subscriptionId);
  return known ? change(known) : { reason: 'notFound' };
}

const changed = (draft: Draft, subscription: Subscription): Draft => ({
  ...draft,
  book: withSubscription(draft.book, subscription),
});

/** What a purchase would take the place of: the same packet, for a base packet the base that was bought before, promo days of the packet last. */
export function replacedBy(
  { subscriptions }: Pick<Book, 'subscriptions'>,
  { packetId, isBase }: Pick<Plan, 'packetId' | 'isBase'>,
): Subscription | undefined {
  return (
    subscriptions.find((one) => one.packetId === packetId && one.origin !== 'promo') ??
    subscriptions.find((one) => isBase && one.isBase && one.origin !== 'promo') ??
    subscriptions.find((one) => one.packetId === packetId)
  );
}

function enable(draft: Draft, { plan, trial, needsBase, containedIn }: Of<'enable'>): Outcome {
  const { book } = draft;
  if (book.subscriptions.some(({ packetId }) => containedIn.includes(packetId))) return { reason: 'alreadyPurchased' };
  const running = replacedBy(book, plan);
  if (running) return planAfter(draft, running, plan);
  if (needsBase && !hasOpenBase(book)) return { reason: 'baseNeeded' };
  const isTrial = trial !== null && !book.triedPacketIds.includes(plan.packetId);
  const { priceMinor, period } = isTrial ? trial : plan;
  if (priceMinor > book.balanceMinor) {
    return { reason: 'insufficientFunds', missingMinor: priceMinor - book.balanceMinor };
  }
  const { packetId, isBase } = plan;
  const triedPacketIds = isTrial ? [...book.triedPacketIds, packetId] : book.triedPacketIds;
  // A base packet that begins now takes the place of one that was planned.
  const futures = book.futures.filter((one) => !(isBase && one.plan.isBase));
  return sell(
    { ...draft, book: { ...book, nextId: book.nextId + 1, triedPacketIds, futures } },
    {
      id: book.nextId,
      packetId,
      isBase,
      origin: isTrial ? 'trial' : 'paid',
      plan,
      isRenewed: true,
      startMs: book.atMs,
      pause: null,
    },
    { priceMinor, period, fromMs: book.atMs },
  );
}

/** What runs goes on to its end; then the plan takes its place. */
function planAfter(draft: Draft, running: Subscription, plan: Plan): Outcome {
  const { book } = draft;
  if (running.pause) return { reason: 'paused' };
  if (running.plan?.planId === plan.planId) return { reason: 'alreadyPurchased' };
  const planned = book.futures.find(({ followsId }) => followsId === running.id);
  if (planned?.plan.planId === plan.planId) return { reason: 'alreadyPlanned' };
  const future = { id: book.nextId, followsId: running.id, plan };
  const futures = [...book.futures.filter(({ id }) => id !== planned?.id), future];
  return { ...draft, book: { ...book, nextId: book.nextId + 1, futures } };
}

function cancelFuture(draft: Draft, { futureId }: Of<'cancelFuture'>): Outcome {
  const { book } = draft;
  const futures = book.futures.filter(({ id }) => id !== futureId);
  if (futures.length === book.futures.length) return { reason: 'notFound' };
  return { ...draft, book: { ...book, futures } };
}

function setRenewal(draft: Draft, one: Subscription, isRenewed: boolean): Outcome {
  if (one.plan === null) return { reason: 'promo' };
  if (one.pause) return { reason: 'paused' };
  return changed(draft, { ...one, isRenewed });
}

/** The part of the price that belongs to the time that is left. */
function unusedMinor({ paidMinor, lengthMs, endMs, pause: paused }: Subscription, nowMs: number): number {
  const leftMs = Math.max(0, endMs - (paused?.sinceMs ?? nowMs));
  return Math.min(paidMinor, Math.floor((paidMinor * leftMs) / lengthMs));
}

function cancel(draft: Draft, one: Subscription): Outcome {
  if (one.origin === 'promo') return { reason: 'promo' };
  if (one.pause && !one.pause.isDeletable) return { reason: 'paused' };
  const amountMinor = unusedMinor(one, draft.book.atMs);
  const paid = amountMinor > 0 ? refund(draft, one, amountMinor) : draft;
  return { ...paid, book: withoutSubscription(paid.book, one.id) };
}

function pause(draft: Draft, one: Subscription, isDeletable: boolean): Outcome {
  if (one.pause) return { reason: 'paused' };
  return changed(draft, { ...one, pause: { sinceMs: draft.book.atMs, isDeletable } });
}

/** The time that was left when it was paused begins again. */
function resume(draft: Draft, one: Subscription): Outcome {
  if (!one.pause) return { reason: 'notPaused' };
  const pausedMs = draft.book.atMs - one.pause.sinceMs;
  return changed(draft, { ...one, endMs: one.endMs + pausedMs, pause: null });
}

const end = (draft: Draft, one: Subscription): Outcome =>
  changed(draft, { ...one, endMs: draft.book.atMs, isRenewed: false, pause: null });

function givePromo(draft: Draft, { packetId, isBase, days }: Of<'promo'>): Outcome {
  if (!isAmount(days) || days > 3660) return { reason: 'wrongAmount' };
  const { book } = draft;
  const id = book.nextId;
  const endMs = book.atMs + days * DAY_MS;
  const triedPacketIds = [...new Set([...book.triedPacketIds, packetId])];
  const given = gift(
    { ...draft, book: { ...book, nextId: id + 1, triedPacketIds } },
    { subscriptionId: id, packetId, fromMs: book.atMs, toMs: endMs },
  );
  return changed(given, {
    id,
    packetId,
    isBase,
    origin: 'promo',
    plan: null,
    isRenewed: false,
    startMs: book.atMs,
    paidMinor: 0,
    lengthMs: endMs - book.atMs,
    endMs,
    pause: null,
  });
}

function payBack(draft: Draft, amountMinor: number): Outcome {
  const missingMinor = amountMinor - draft.book.balanceMinor;
  if (!isAmount(amountMinor)) return { reason: 'wrongAmount' };
  return missingMinor > 0 ? { reason: 'insufficientFunds', missingMinor } : payOut(draft, amountMinor);
}

function giveBack(draft: Draft, one: Subscription, amountMinor: number): Outcome {
  if (!isAmount(amountMinor) || amountMinor > one.paidMinor) return { reason: 'wrongAmount' };
  return changed(refund(draft, one, amountMinor), { ...one, paidMinor: one.paidMinor - amountMinor });
}
