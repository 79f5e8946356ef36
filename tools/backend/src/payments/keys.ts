import { findTransaction, withPayments } from './draft.ts';
import { NOTHING, type Draft, type Idempotency, type Outcome } from './payment-command.ts';
import type { KeptKey, Refusal } from './payment-record.ts';

/** How long the answer to a key is promised. */
export const KEY_MS = 24 * 60 * 60 * 1000;

/** These decide nothing about the request itself: it may be sent again with its key. */
const UNDECIDED: ReadonlySet<Refusal['reason']> = new Set(['transactionPending', 'keyReused']);

const isKept = ({ atMs }: KeptKey, nowMs: number): boolean => nowMs < atMs + KEY_MS;

/** What was answered to this key before, as it is now; null for a new one. */
export function recall(draft: Draft, idempotency: Idempotency, nowMs: number): Outcome | null {
  if (!idempotency) return null;
  const kept = draft.payments.keys.find((one) => one.key === idempotency.key && isKept(one, nowMs));
  if (!kept) return null;
  if (kept.parameters !== idempotency.parameters) return { refusal: { reason: 'keyReused' } };
  const { outcome } = kept;
  switch (outcome.kind) {
    case 'refusal':
      return { refusal: outcome.refusal };
    case 'offer': {
      const offer = draft.payments.offers.find(({ id }) => id === outcome.id);
      return offer ? { draft, answer: { ...NOTHING, offer } } : { refusal: { reason: 'offerExpired' } };
    }
    case 'transaction': {
      const transaction = findTransaction(draft, outcome.id);
      return transaction ? { draft, answer: { ...NOTHING, transaction } } : { refusal: { reason: 'notFound' } };
    }
  }
}

function outcomeOf(outcome: Outcome): KeptKey['outcome'] | null {
  if ('refusal' in outcome) {
    return UNDECIDED.has(outcome.refusal.reason) ? null : { kind: 'refusal', refusal: outcome.refusal };
  }
  const { transaction, offer } = outcome.answer;
  if (transaction) return { kind: 'transaction', id: transaction.id };
  return offer && { kind: 'offer', id: offer.id };
}

/** Keeps what was decided under its key, and forgets the keys that are over. */
export function remember(draft: Draft, idempotency: Idempotency, outcome: Outcome, nowMs: number): Draft {
  const decided = outcomeOf(outcome);
  if (!idempotency || !decided) return draft;
  const { key, parameters } = idempotency;
  const kept = draft.payments.keys.filter((one) => one.key !== key && isKept(one, nowMs));
  return withPayments(draft, { keys: [...kept, { key, parameters, atMs: nowMs, outcome: decided }] });
}
