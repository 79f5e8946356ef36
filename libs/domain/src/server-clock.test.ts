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
  clock.adjust(DEVICE + 3_600_000);
  expect(clock.now()).toBe(DEVICE + 3_600_000);
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

it.each([
  ['a short way is half of it', 800, 400],
  ['a late answer is half of its way', 8_000, 4_000],
  ['a way of minutes is no longer than ten seconds', 300_000, 5_000],
  ['a clock that was put back meanwhile counts no way', -60_000, 0],
])('an answer is dated on its way: %s', (_what, roundTripMs, laterMs) => {
  const [deviceMs, uptimeMs] = [DEVICE - 3_600_000, 7_000];
  const clock = createCountedClock(
    () => deviceMs,
    () => uptimeMs,
  );
  clock.adjust(DEVICE, roundTripMs);
  expect([clock.now(), clock.counted()]).toEqual([DEVICE + laterMs, DEVICE + laterMs]);
});

it('a late answer does not make a device late whose clock is right', () => {
  const clock = createCountedClock(
    () => DEVICE + 3_500,
    () => 0,
  );
  clock.adjust(DEVICE, 3_500);
  expect(clock.now()).toBe(DEVICE + 3_500);
});
