import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBorders } from './watch-borders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (id: number, age: number) => ({ id, program: { title: `${id}`, age } }) as ScheduleEntry;
const [NEWS, NIGHT, LATE, SPORT] = [entry(1, 0), entry(2, 18), entry(3, 18), entry(4, 6)];

/** What plays is moved by the test. */
function watch(first = NEWS) {
  const world = {
    programme: first as ScheduleEntry | undefined,
    isBlackedOut: false,
    asks: Promise.resolve(true),
    stop: new AbortController(),
  };
  const reenter = vi.fn();
  watchBorders(
    { programme: () => world.programme, isBlackedOut: () => world.isBlackedOut, asks: () => world.asks, reenter },
    world.stop.signal,
  );
  const comes = async (programme: ScheduleEntry | undefined) => {
    world.programme = programme;
    await vi.advanceTimersByTimeAsync(1_000);
    return reenter.mock.calls.length;
  };
  return { world, comes, reenter };
}

it('LIVE-059 LIVE-058 each programme for adults that begins is asked about, once', async () => {
  const { comes } = watch();
  const calls: number[] = [];
  for (const programme of [NEWS, NIGHT, NIGHT, LATE, SPORT, undefined, NIGHT]) calls.push(await comes(programme));
  expect(calls).toEqual([0, 1, 1, 2, 2, 2, 3]);
});

it('LIVE-059 what it began with has been asked about, and what no longer plays asks nothing', async () => {
  const { world, comes } = watch(LATE);
  expect([await comes(LATE), await comes(NIGHT)]).toEqual([0, 1]);
  world.stop.abort();
  expect(await comes(LATE)).toBe(1);
});

it('LIVE-059 PIN-002 PIN-003 a programme for adults that nobody is asked about passes unnoticed', async () => {
  const { world, comes } = watch();
  world.asks = Promise.resolve(false);
  expect([await comes(NIGHT), await comes(NIGHT)]).toEqual([0, 0]);
  world.asks = Promise.resolve(true);
  expect(await comes(LATE)).toBe(1);
});

it('LIVE-059 what has gone by the time that the viewer is known is asked about no more', async () => {
  const { world, comes, reenter } = watch();
  let know: (asks: boolean) => void = () => undefined;
  world.asks = new Promise((resolve) => (know = resolve));
  await comes(NIGHT);
  world.stop.abort();
  know(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(reenter).not.toHaveBeenCalled();
});

it('LIVE-011 what plays and may not be shown is stopped at once, also without a border', async () => {
  const { world, comes, reenter } = watch();
  expect(await comes(NEWS)).toBe(0);
  world.isBlackedOut = true;
  vi.advanceTimersByTime(1_000);
  expect(reenter).toHaveBeenCalledTimes(1);
});
