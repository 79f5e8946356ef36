import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { mountScreen, pass } from '@livery/widgets/testing';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useProgrammeBorders } from './use-programme-borders.ts';

afterEach(() => void vi.useRealTimers());

const entry = (id: number, age: number) => ({ id, program: { title: `${id}`, age } }) as ScheduleEntry;
const [NEWS, NIGHT, LATE, SPORT] = [entry(1, 0), entry(2, 18), entry(3, 18), entry(4, 6)];

/** What plays is moved by the test. */
async function watch(isPlayingAtFirst = true) {
  vi.useFakeTimers();
  const world = { programme: NEWS as ScheduleEntry | undefined, isDark: false, setIsPlaying: (_: boolean) => {} };
  const onStop = vi.fn();
  function Watching() {
    const [isPlaying, setIsPlaying] = useState(isPlayingAtFirst);
    world.setIsPlaying = setIsPlaying;
    useProgrammeBorders(isPlaying, { programme: () => world.programme, isDark: () => world.isDark, onStop });
    return null;
  }
  await mountScreen(<Watching />);
  await pass(10);
  const comes = async (programme: ScheduleEntry | undefined) => {
    world.programme = programme;
    await pass(1_000);
    return onStop.mock.calls.length;
  };
  return { world, comes };
}

it('LIVE-059 LIVE-058 each programme for adults that begins is asked about, once', async () => {
  const { comes } = await watch();
  const asked = [];
  for (const next of [NEWS, NIGHT, NIGHT, LATE, SPORT, undefined, NIGHT]) asked.push(await comes(next));
  expect(asked).toEqual([0, 1, 1, 2, 2, 2, 3]);
});

it('LIVE-059 what it began with has been asked about, and what does not play asks nothing', async () => {
  const { world, comes } = await watch(false);
  expect([await comes(NIGHT), await comes(LATE)]).toEqual([0, 0]);
  flushSync(() => world.setIsPlaying(true));
  await pass(10);
  expect([await comes(LATE), await comes(NIGHT)]).toEqual([0, 1]);
});

it('LIVE-011 what plays and may not be shown is stopped, also without a border', async () => {
  const { world, comes } = await watch();
  expect(await comes(NEWS)).toBe(0);
  world.isDark = true;
  expect(await comes(NEWS)).toBe(1);
});
