import { expect, it } from 'vitest';
import { paymentClock } from './payment-clock.ts';

const read = (now: number, counted: number) => {
  const clock = paymentClock({ now: () => now, counted: () => counted });
  return [clock.now(), clock.earliest(), clock.isSure()];
};

it('PAY-047 nobody is sure of the time when the device clock has left what was counted, and before the server told any', () => {
  expect(read(100_900, 100_000)).toEqual([100_900, 100_000, true]);
  // Put forward, or after a sleep.
  expect(read(900_000, 100_000)).toEqual([900_000, 100_000, false]);
  // Put back.
  expect(read(20_000, 100_000)).toEqual([100_000, 100_000, false]);
  expect(read(100_000, NaN)).toEqual([100_000, 100_000, false]);
});
