import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { moveClock, untilThursdayNoon } from './test-clock.ts';

const HOUR_MS = 3_600_000;
const THURSDAY_NOON = '2026-03-05T12:00:00+05:00';

it.each([
  ['2026-03-05T11:59:59+05:00', 1_000],
  ['2026-03-04T12:00:00+05:00', 24 * HOUR_MS],
  ['2026-02-26T23:00:00+05:00', 6 * 24 * HOUR_MS + 13 * HOUR_MS],
])('at %s a run begins %i ms later, at noon of a Thursday in Almaty', (now, untilMs) => {
  expect(untilThursdayNoon(Date.parse(now))).toBe(untilMs);
  expect(Date.parse(now) + untilMs).toBe(Date.parse(THURSDAY_NOON));
});

it('a moved clock moves every reading of now and nothing else, in a world of its own, and once', () => {
  const read = (text: string): unknown => runInContext(text, world);
  const world = createContext({});
  read('Date.now = () => 0');
  read(`const move = ${moveClock.toString()}; move(${HOUR_MS}); move(${HOUR_MS});`);
  expect(read('Date.now()')).toBe(HOUR_MS);
  expect(read('new Date().getTime()')).toBe(HOUR_MS);
  expect(read('Date()')).toContain('1970');
  expect(read("new Date('2026-03-05').getTime()")).toBe(Date.UTC(2026, 2, 5));
  expect(read('new Date(7).getTime()')).toBe(7);
  expect(read("Date.parse('2026-03-05')")).toBe(Date.UTC(2026, 2, 5));
  expect(read('new Date() instanceof Date')).toBe(true);
});

it('a clock that a test has put back is moved as far as before, also by an older one', () => {
  const read = (text: string): unknown => runInContext(text, world);
  const world = createContext({});
  read('Date.now = () => 0; const machine = Date');
  read(`const move = ${moveClock.toString()}; move(${HOUR_MS}); const moved = Date;`);
  for (const putBack of ['machine', 'moved']) {
    read(`Date = ${putBack}; move(${HOUR_MS})`);
    expect(read('Date.now()')).toBe(HOUR_MS);
  }
});

it('this very run began at noon of a Thursday in Almaty', () => {
  expect(new Date().getUTCDay()).toBe(4);
  expect([7, 8]).toContain(new Date().getUTCHours());
});
