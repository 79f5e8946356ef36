import type { KeyValueStore } from '../ports.ts';
import type { PaymentState } from './state.ts';
import { objectOf } from './wish.ts';

/** A transaction that has come to its end, and the payment of this browser that it was of. */
export interface EndedTransaction {
  readonly key: string;
  readonly transactionId: string;
}

/** The capability that stores it declares it. */
const ENDED = 'payments_ended';
/** As many as the server lists of the last payments. */
const ENDED_MAX = 20;

/**
 * Transactions of this browser that have come to their end, for all its tabs. They outlive their payments: one that comes right after another alike
 * is not taken for that one.
 */
export function createEndedTransactions(store: KeyValueStore) {
  const read = (): readonly EndedTransaction[] => readEnded(store.get(ENDED));
  return {
    read,
    note(state: PaymentState): void {
      const one = endedIn(state);
      if (!one) return;
      const others = read().filter(({ transactionId }) => transactionId !== one.transactionId);
      store.set(ENDED, JSON.stringify([one, ...others].slice(0, ENDED_MAX)));
    },
  };
}

/** The money has come in, the purchase is made, or the bank has declined. */
function endedIn(state: PaymentState): EndedTransaction | null {
  if (state.kind !== 'claimingPurchase' && state.kind !== 'done' && state.kind !== 'refused') return null;
  const { key, transactionId } = state.record ?? {};
  return key !== undefined && transactionId ? { key, transactionId } : null;
}

/** What cannot be understood is nothing, without what else is there. */
function readEnded(text: string | null): readonly EndedTransaction[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(readOne) : [];
  } catch {
    return [];
  }
}

function readOne(value: unknown): readonly EndedTransaction[] {
  const { key, transactionId } = objectOf(value);
  return typeof key === 'string' && typeof transactionId === 'string' ? [{ key, transactionId }] : [];
}
