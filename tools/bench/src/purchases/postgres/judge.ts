import type { readLedger } from '@livery/backend/test-ledger';
import { isPurchase, type PaymentRecord } from '@livery/domain/payment';

export const HOUR_MS = 3_600_000;
export type Ledger = Awaited<ReturnType<typeof readLedger>>;
type Transaction = Ledger['transactions'][number];

/** What was pressed and told of one intent of one viewer. */
export interface Intent {
  /** Presses that may charge: one, and one more after each outcome that was told. */
  licences: number;
  isOpen: boolean;
  pressedMs: number;
  readonly told: {
    readonly kind: string;
    readonly atMs: number;
    readonly key: string;
    readonly transactionId: string | null;
  }[];
}

/** What the pages of a history have done. */
export interface Facts {
  readonly intents: ReadonlyMap<string, Intent>;
  /** What was sent, by its key. */
  readonly sent: ReadonlyMap<string, PaymentRecord>;
  /** What was told as done. */
  readonly done: readonly PaymentRecord[];
  readonly stored: () => string;
  readonly nowMs: number;
}

export const nameOf = ({ userId, intent }: PaymentRecord) => `${userId} ${intent}`;
/** Where the page has told that it cannot learn any more. */
const IS_UNKNOWN: ReadonlySet<string> = new Set(['stopped', 'expired']);

/** Compares what was charged with what was pressed and told. */
export function judgeViewer(
  userId: number,
  { before, after }: { readonly before: Ledger; readonly after: Ledger },
  { intents, sent, done, stored, nowMs }: Facts,
): { readonly charges: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const known = new Set(before.transactions.map(({ id }) => id));
  const charged = after.transactions.filter(
    ({ id, status, note }) => !known.has(id) && (status === 'complete' || note?.kind === 'notSold'),
  );
  const counts = new Map<string, number>();
  for (const { id, closedMs, createdMs } of charged) {
    const record = sent.get(after.keys.get(id) ?? '');
    if (!record) {
      faults.push(`${id} was charged, and nobody has asked for it`);
      continue;
    }
    const isMoney = record.thenBuy !== null || !['purchase', 'subscribe'].includes(record.call.name);
    const kind = `${nameOf(record)} ${isMoney ? 'money' : 'purchase'}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { licences = 0, told = [] } = intents.get(nameOf(record)) ?? {};
    if (count > licences) faults.push(`${kind}: charged ${count} times for ${licences} presses`);
    const isTold = told.some(({ kind: outcome, atMs, key, transactionId }) =>
      // A form that was left stands for itself, and for no other of the same intent.
      outcome === 'left'
        ? transactionId === id || key === record.key
        : atMs >= (closedMs ?? createdMs) || IS_UNKNOWN.has(outcome),
    );
    // What is older than an hour is forgotten by decision.
    const isForgotten = nowMs - record.createdAtMs > HOUR_MS;
    if (!isTold && !isForgotten && !stored().includes(record.key))
      faults.push(`${id} of ${nameOf(record)} was charged, and nobody was told`);
  }
  for (const record of done.filter((one) => one.userId === userId))
    if (!charged.some((one) => one.status === 'complete' && isOf(one, record)))
      faults.push(`told done, and the ledger knows nothing of ${record.key}`);
  const expectedMinor = before.balanceMinor + charged.reduce((sum, one) => sum + changeOf(one), 0);
  if (after.balanceMinor !== expectedMinor)
    faults.push(`${userId} has ${after.balanceMinor} on the account instead of ${expectedMinor}`);
  return { charges: charged.length, faults };
}

const isOf = ({ id, subject }: Transaction, { transactionId, wish }: PaymentRecord): boolean =>
  id === transactionId ||
  (transactionId === null && subject.purpose === (isPurchase(wish) ? 'purchase' : wish.purpose));

/** What a transaction has changed on the account. */
function changeOf({ amountMinor, payform, subject, note }: Transaction): number {
  // What was owed goes to the provider.
  if (subject.purpose === 'debt') return 0;
  if (note?.kind === 'notSold') return amountMinor;
  // What a bank has paid for a period to come waits on the account until that begins.
  if (note?.kind === 'planned') return payform === 'balance' ? 0 : amountMinor;
  if (subject.purpose === 'purchase') return payform === 'balance' ? -amountMinor : 0;
  return subject.purpose === 'card' && subject.isGivenBack ? 0 : amountMinor;
}
