import type { Clock } from '../ports.ts';
import { CLOCK_TOLERANCE_MS } from './constants.ts';

/** The time by the server's clock, and how much of it the device's clock has to be trusted for. */
export interface PaymentClock extends Clock {
  /** Whether the server has told the time, and the device's clock has agreed since with what was counted. */
  isSure(): boolean;
  /** The time, or earlier, whatever the device's clock has done since the server told it. */
  earliest(): number;
}

/**
 * A device's clock that is put back is seen at once: more was counted. One that is put forward cannot be told from a device that has slept, and whose counter stood
 * still: then nobody is sure of the time until the server tells it.
 * @param counted the time without the device's clock; `NaN` before the server told any
 */
export function paymentClock({ now, counted }: { now(): number; counted(): number }): PaymentClock {
  return {
    now: () => (counted() - now() > CLOCK_TOLERANCE_MS ? counted() : now()),
    isSure: () => Math.abs(counted() - now()) <= CLOCK_TOLERANCE_MS,
    earliest: () => (Number.isNaN(counted()) ? now() : counted()),
  };
}
