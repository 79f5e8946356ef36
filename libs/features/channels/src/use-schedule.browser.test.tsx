import { mountScreen, pass } from '@livery/widgets/testing';
import { useSchedules } from '@livery/widgets/use-schedules';
import { createValue } from '@livery/value';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSchedule } from './use-schedule.ts';

afterEach(() => void vi.useRealTimers());

function Schedule({ id = 7 }: { id?: number }) {
  const { status, entries, isIncomplete } = useSchedule({ id });
  return <output>{`${status} ${entries.length}${isIncomplete ? ' incomplete' : ''}`}</output>;
}
/** In steps: answers come in real time, and what is to follow an answer has to be set before its time has passed. */
async function passInSteps(ms: number) {
  for (let passed = 0; passed < ms; passed += 500) await pass(500);
}
const said = () => document.querySelector('output')?.textContent;
const NOW_MS = Date.now();
const entry = { id: 1, timestamp: NOW_MS / 1000, duration: 60, program: { title: 'News' } };

it('CHAN-034 CHAN-035 CHAN-036 a schedule without programmes is asked for five times more, 3 s apart, and then there is none', async () => {
  vi.useFakeTimers({ now: NOW_MS });
  const { server } = await mountScreen(<Schedule />, { answer: () => ({ json: { schedules: [] } }) });
  await pass(10);
  expect([server.lines.length, said()]).toEqual([1, 'loading 0']);
  await passInSteps(14_000);
  expect(said()).toBe('loading 0');
  await passInSteps(30_000);
  expect([server.lines.length, said()]).toEqual([6, 'loaded 0']);
  await passInSteps(30_000);
  expect(server.lines.length).toBe(6);
});

it('CHAN-035 programmes that come at a later question are shown', async () => {
  vi.useFakeTimers({ now: NOW_MS });
  let asked = 0;
  await mountScreen(<Schedule />, { answer: () => ({ json: { schedules: (asked += 1) < 3 ? [] : [entry] } }) });
  await pass(10);
  await passInSteps(10_000);
  expect([asked, said()]).toEqual([3, 'loaded 1']);
});

it('CHAN-035 a schedule that the network has cut off is asked for when it is back', async () => {
  vi.useFakeTimers({ now: NOW_MS });
  const online = createValue(true);
  let isLost = true;
  await mountScreen(<Schedule />, {
    network: { online, suspect: () => {} },
    answer: () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : { json: { schedules: [entry] } }),
  });
  online.set(false);
  await passInSteps(60_000);
  expect(said()).toBe('failed 0');
  isLost = false;
  online.set(true);
  await passInSteps(1_000);
  expect(said()).toBe('loaded 1');
});

it('CHAN-035 what is known of a schedule is shown, and that the rest has not come', async () => {
  vi.useFakeTimers({ now: NOW_MS });
  let isLost = false;
  const { server } = await mountScreen(<KnownBefore />, {
    answer: () => (isLost ? { status: 500, json: {} } : { json: { schedules: [entry] } }),
  });
  await pass(10);
  expect(server.lines.length).toBe(1);
  isLost = true;
  await page.getByRole('button').click();
  await passInSteps(60_000);
  expect(said()).toBe('loaded 1 incomplete');
});

it('CHAN-032 a schedule that is known already is not asked for again', async () => {
  const answer = () => ({ json: { schedules: [entry] } });
  const { server } = await mountScreen(<ComesAndGoes />, { answer });
  await expect.poll(said).toBe('loaded 1');
  await page.getByRole('button').click();
  await expect.poll(said).toBe(undefined);
  await page.getByRole('button').click();
  await expect.poll(said).toBe('loaded 1');
  expect(server.lines.length).toBe(1);
});

it('CHAN-032 another channel begins without what the last one had on, and is asked for as often', async () => {
  let answerNext = () => {};
  const next = new Promise<void>((resolve) => (answerNext = resolve));
  const { server } = await mountScreen(<Zapped />, {
    answer: async ({ path }) => {
      if (path.includes('/7/')) return { json: { schedules: [entry] } };
      await next;
      return { json: { schedules: [] } };
    },
  });
  await expect.poll(said).toBe('loaded 1');
  vi.useFakeTimers({ now: NOW_MS });
  await page.getByRole('button').click();
  await pass(10);
  expect(said()).toBe('loading 0');
  answerNext();
  await passInSteps(30_000);
  expect([server.lines.length, said()]).toEqual([1 + 6, 'loaded 0']);
});

function Zapped() {
  const [id, setId] = useState(7);
  return (
    <>
      <button onClick={() => setId(8)}>Next</button>
      <Schedule id={id} />
    </>
  );
}

/** A line of the guide, of which a few hours are known, before the schedule of its channel. */
function KnownBefore() {
  const [isHere, setIsHere] = useState(false);
  useSchedules([7], NOW_MS, NOW_MS + 1);
  return isHere ? <Schedule /> : <button onClick={() => setIsHere(true)}>Schedule</button>;
}

function ComesAndGoes() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button onClick={() => setIsHere(!isHere)}>Schedule</button>
      {isHere && <Schedule />}
    </>
  );
}
