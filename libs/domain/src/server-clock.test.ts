import { expect, it } from 'vitest';
import { createCountedClock, createServerClock } from './server-clock.ts';

const DEVICE = Date.parse('2026-03-01T10:00:00Z');

it('follows the server when the device clock is an hour behind', () => {
  const clock = createServerClock(() => DEVICE);
  clock.adjust(Date.parse('Sun, 01 Mar 2026 11:00:00 GMT'));
  expect(clock.now()).toBe(DEVICE + 3_600_000);
});

it('takes the rounding of a header for what it is, and returns to the device clock once that is right again', () => {
  const clock = createServerClock(() => DEVICE + 900);
  clock.adjust(Date.parse('Sun, 01 Mar 2026 10:00:00 GMT'));
  expect(clock.now()).toBe(DEVICE + 900);
});

it('PAY-047 counts on from what the server told last, whatever the device clock does', () => {
  let [device, uptimeMs] = [DEVICE, 7_000];
  const clock = createCountedClock(
    () => device,
    () => uptimeMs,
  );
  expect(clock.counted()).toBeNaN();
  clock.adjust(DEVICE);
  [device, uptimeMs] = [device + 86_400_000, uptimeMs + 60_000];
  expect([clock.now(), clock.counted()]).toEqual([DEVICE + 86_400_000, DEVICE + 60_000]);
});
