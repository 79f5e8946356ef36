import type { Verdict } from '../payments/payments.ts';

/** How the next payment of a viewer goes, for tests and for trying a site. */
export type PaymentFault = {
  /** The answer comes so much later. */
  readonly delayMs: number;
  /** Nothing is done: 503. */
  readonly failsBefore: boolean;
  /** Everything is done, and the connection is broken off. */
  readonly losesAnswer: boolean;
  /** The backend is killed: after the bank has charged, or when all is done but the answer. */
  readonly crash: 'charged' | 'settled' | null;
  /** A QR code is refused for legal reasons: 451. */
  readonly isBlocked: boolean;
  /** What the bank decides, and after how long it says so, each time. Null: as usual. */
  readonly bank: { readonly verdict: Verdict; readonly afterMs: readonly number[] } | null;
};

export const NO_FAULT: PaymentFault = {
  delayMs: 0,
  failsBefore: false,
  losesAnswer: false,
  crash: null,
  isBlocked: false,
  bank: null,
};

export type PaymentFaults = ReturnType<typeof createPaymentFaults>;

/** Kept in memory: whoever kills the backend ends its faults, too. */
export function createPaymentFaults() {
  const next = new Map<number, PaymentFault>();
  const timeouts = new Map<number, number>();
  return {
    /** Replaces what was set before. */
    set: (userId: number, fault: PaymentFault): void => void next.set(userId, fault),
    /** For one payment. */
    take(userId: number): PaymentFault {
      const fault = next.get(userId) ?? NO_FAULT;
      next.delete(userId);
      return fault;
    },
    /** So many polls of a transaction answer 504. */
    setTimeouts: (userId: number, count: number): void => void timeouts.set(userId, count),
    takeTimeout(userId: number): boolean {
      const left = timeouts.get(userId) ?? 0;
      if (left > 0) timeouts.set(userId, left - 1);
      return left > 0;
    },
  };
}
