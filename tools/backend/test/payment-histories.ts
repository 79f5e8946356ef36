import fc from 'fast-check';
import { applyPayment, newPayments, objectOf } from '../src/payments/payments.ts';
import type { Command, Purchase, Subject, Transaction, World } from '../src/payments/payments.ts';
import { newBook, type Entry } from '../src/sales/book.ts';

const START_MS = Date.UTC(2026, 2, 5, 7);
const MINUTE_MS = 60 * 1000;

const purchaseOf = (packetId: number, hasTrial: boolean): Purchase => ({
  plan: {
    planId: packetId,
    packetId,
    isBase: packetId === 1,
    priceMinor: 1000 * packetId,
    period: { months: 1 },
    then: null,
  },
  trial: hasTrial ? { priceMinor: packetId === 2 ? 0 : 10, period: { days: 3 } } : null,
  needsBase: packetId === 3,
  containedIn: packetId === 2 ? [3] : [],
});

/** Made when its turn comes: `turn` numbers what is new. */
type Step = {
  readonly afterMs: number;
  readonly command: (turn: number, transactions: readonly Transaction[], nowMs: number) => Command;
};

/** The first three are packets, with or without a trial; the others films by themselves, rented or for good. */
const productOf = (product: number, isOther: boolean): Purchase =>
  product <= 3
    ? purchaseOf(product, isOther)
    : { film: { planId: product * 100, contentId: product, priceMinor: 900, period: isOther ? null : { days: 2 } } };

type Make = Step['command'];

const key = fc.option(fc.nat({ max: 3 }));
const idempotencyOf = (chosen: number | null, parameters: unknown) =>
  chosen === null ? null : { key: `key ${chosen}`, parameters: JSON.stringify(parameters) };
const purchase = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.boolean())
  .map(([product, isOther]) => productOf(product, isOther));
const subjects: readonly Exclude<Subject, { purpose: 'purchase' }>[] = [
  { purpose: 'refill' },
  { purpose: 'card', isGivenBack: true },
  { purpose: 'card', isGivenBack: false },
  { purpose: 'debt' },
];
const amount = fc.constantFrom(-1, 0, 500, 700, 4000);
const place = fc.nat({ max: 4 });
const idAt = (transactions: readonly Transaction[], index: number) => transactions[index]?.id ?? 'nothing';

const commandOf: fc.Arbitrary<Step['command']> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ purchase, key, payform: fc.constantFrom('short_url', 'qrcode', 'linkedcard') })
      .map((chosen): Make => (turn) => ({
        type: 'begin',
        id: `t${turn}`,
        idempotency: idempotencyOf(chosen.key, chosen),
        what: { kind: 'purchase', purchase: chosen.purchase },
        payform: chosen.payform === 'linkedcard' ? 'linkedcard' : 'qrcode',
        cardId: 1,
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ subject: fc.constantFrom(...subjects), amountMinor: amount, key })
      .map((chosen): Make => (turn) => ({
        type: 'begin',
        id: `t${turn}`,
        idempotency: idempotencyOf(chosen.key, chosen),
        what: { kind: 'amount', subject: chosen.subject, amountMinor: chosen.amountMinor },
        payform: 'short_url',
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ purchase, key }).map((chosen): Make => (turn) => ({
      type: 'buy',
      id: `t${turn}`,
      idempotency: idempotencyOf(chosen.key, chosen),
      purchase: chosen.purchase,
    })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ index: place, isApproved: fc.boolean() })
      .map(({ index, isApproved }): Make => (_turn, all) => ({
        type: 'settle',
        transactionId: idAt(all, index),
        verdict: isApproved ? { isApproved } : { isApproved, words: 'No' },
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ index: place, minutes: fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 3 }) })
      .map(({ index, minutes }): Make => (_turn, all, nowMs) => ({
        type: 'decide',
        transactionId: idAt(all, index),
        verdict: { isApproved: true },
        atMs: minutes.map((later) => nowMs + later * MINUTE_MS),
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ index: place, type: fc.constantFrom('cancel', 'expire', 'refund', 'read') })
      .map(({ index, type }): Make => (_turn, all) => ({ type, transactionId: idAt(all, index) })),
  },
  {
    weight: 1,
    arbitrary: fc.constant((): Command => ({ type: 'setBlock', block: { kind: 'debt', amountMinor: 700 } })),
  },
  { weight: 1, arbitrary: fc.nat({ max: 3 }).map((cardId) => (): Command => ({ type: 'deleteCard', cardId })) },
  { weight: 1, arbitrary: fc.constant((): Command => ({ type: 'pass' })) },
);

const afterMs = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((minutes) => minutes * MINUTE_MS),
  fc.constantFrom(0, 0, -MINUTE_MS, 31 * 24 * 60 * MINUTE_MS),
);
export const paymentHistories: fc.Arbitrary<readonly Step[]> = fc.array(fc.record({ afterMs, command: commandOf }), {
  minLength: 1,
  maxLength: 40,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** What the bank's money came to, worked out from the payments alone. */
function fromBanks({ status, note, payform, amountMinor, subject }: Transaction): number {
  if (payform === 'balance' || note?.kind === 'refunded') return 0;
  if (status === 'complete') return subject.purpose === 'card' && subject.isGivenBack ? 0 : amountMinor;
  return note?.kind === 'notSold' ? amountMinor : 0;
}

function check({ payments, book }: World, entries: readonly Entry[]): void {
  for (const { postings } of entries)
    if (sum(postings.map(({ amountMinor }) => amountMinor)) !== 0) throw new Error('An entry does not add up.');
  const postings = entries.flatMap((entry) => entry.postings);
  const on = (account: string) =>
    sum(postings.filter((one) => one.account === account).map(({ amountMinor }) => amountMinor));
  if (on('wallet') !== book.balanceMinor) throw new Error('The balance is not what the ledger says.');
  if (book.balanceMinor < 0) throw new Error('Money was spent that nobody had.');
  if (-on('outside') !== sum(payments.transactions.map(fromBanks)))
    throw new Error('A bank was charged twice, or for nothing.');
  const backs = payments.transactions.filter(
    ({ note, status, subject }) =>
      note?.kind === 'paidLate' ||
      note?.kind === 'refunded' ||
      (status === 'complete' && subject.purpose === 'card' && subject.isGivenBack),
  );
  if (entries.filter(({ kind }) => kind === 'payOut').length !== backs.length)
    throw new Error('A payment was given back twice, or not.');
  const open = payments.transactions
    .filter(({ status }) => status === 'pending')
    .map(({ subject }) => objectOf(subject));
  if (new Set(open).size !== open.length) throw new Error('Two payments for the same are open.');
  if (payments.cards.length > 0 && payments.cards.filter(({ isPrimary }) => isPrimary).length !== 1)
    throw new Error('Not exactly one card pays by itself.');
}

/** A payment that is complete stays so unless it is refunded, and one that failed is never complete again. */
function checkClosed(before: World, after: World): void {
  const later = new Map(after.payments.transactions.map((one) => [one.id, one]));
  for (const { id, status } of before.payments.transactions) {
    const now = later.get(id);
    const stays = status === 'pending' || now?.status === status || now?.note?.kind === 'refunded';
    if (!stays) throw new Error('A payment that was closed has another outcome.');
  }
}

/** @throws Error when a rule is broken */
export function livePayments(steps: readonly Step[]): void {
  let world: World = { payments: newPayments(), book: newBook(START_MS) };
  const entries: Entry[] = [];
  const outcomes = new Map<string, string>();
  let nowMs = START_MS;
  for (const [turn, step] of steps.entries()) {
    nowMs += step.afterMs;
    const command = step.command(turn, world.payments.transactions, nowMs);
    const applied = applyPayment(world, command, nowMs);
    const after = { payments: applied.payments, book: applied.book };
    entries.push(...applied.entries);
    checkClosed(world, after);
    check(after, entries);
    world = after;
    if (!applied.ok || !('idempotency' in command) || !command.idempotency) continue;
    const { key: used, parameters } = command.idempotency;
    const kept = `${used} ${parameters} ${world.payments.keys.find((one) => one.key === used)?.atMs}`;
    const id = applied.answer.transaction?.id ?? '';
    if (outcomes.has(kept) && outcomes.get(kept) !== id) throw new Error('A key has two outcomes.');
    outcomes.set(kept, id);
  }
}
