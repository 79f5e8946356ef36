import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBorders } from './watch-borders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (id: number, age: number) => ({ id, program: { title: `${id}`, age } }) as ScheduleEntry;
const [NEWS, NIGHT, LATE, SPORT] = [entry(1, 0), entry(2, 18), entry(3, 18), entry(4, 6)];

/** What plays is moved by the test. */
function watch(first = NEWS) {
  const world = { programme: first as ScheduleEntry | undefined, isBlackedOut: false, stop: new AbortController() };
  const reenter = vi.fn();
  watchBorders(
    { programme: () => world.programme, isBlackedOut: () => world.isBlackedOut, reenter },
    world.stop.signal,
  );
  const comes = (programme: ScheduleEntry | undefined) => {
    world.programme = programme;
    vi.advanceTimersByTime(1_000);
    return reenter.mock.calls.length;
  };
  return { world, comes };
}

it('LIVE-059 LIVE-058 each programme for adults that begins is asked about, once', () => {
  const { comes } = watch();
  expect([NEWS, NIGHT, NIGHT, LATE, SPORT, undefined, NIGHT].map(comes)).toEqual([0, 1, 1, 2, 2, 2, 3]);
});

it('LIVE-059 what it began with has been asked about, and what no longer plays asks nothing', () => {
  const { world, comes } = watch(LATE);
  expect([comes(LATE), comes(NIGHT)]).toEqual([0, 1]);
  world.stop.abort();
  expect(comes(LATE)).toBe(1);
});

it('LIVE-011 what plays and may not be shown is stopped, also without a border', () => {
  const { world, comes } = watch();
  expect(comes(NEWS)).toBe(0);
  world.isBlackedOut = true;
  expect(comes(NEWS)).toBe(1);
});
