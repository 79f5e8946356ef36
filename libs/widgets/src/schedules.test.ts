import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { BLOCK_MS, createSchedules } from './schedules.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function world() {
  const asked: string[] = [];
  const open: { answer: (entries: readonly ScheduleEntry[]) => void; fail: () => void }[] = [];
  let nowMs = 0;
  const schedules = createSchedules({
    ask: (channelId, start, end) => {
      const [from, to] = [(start * 1000) / BLOCK_MS, (end * 1000) / BLOCK_MS];
      asked.push(to - from === 1 ? `${channelId}@${from}` : `${channelId}@${from}..${to - 1}`);
      return new Promise((resolve, reject) => open.push({ answer: resolve, fail: () => reject(new Error('no')) }));
    },
    now: () => nowMs,
  });
  return { asked, open, schedules, pass: (ms: number) => (nowMs += ms) };
}
const entry = (id: number, startSeconds: number) =>
  ({ id, startSeconds, durationSeconds: 60, isCatchupAvailable: true }) as ScheduleEntry;

it('asks four at a time, in the order of the wish', async () => {
  const { asked, open, schedules } = world();
  schedules.request([1, 2, 3, 4, 5, 6], 0, BLOCK_MS);
  expect(asked).toEqual(['1@0', '2@0', '3@0', '4@0']);
  open[0]!.answer([]);
  await settled();
  expect(asked.slice(4)).toEqual(['5@0']);
});

it('what went out of sight before its turn is not asked for', async () => {
  const { asked, open, schedules } = world();
  const callOff = schedules.request([1, 2, 3, 4, 5, 6], 0, BLOCK_MS);
  callOff();
  schedules.request([9], 0, BLOCK_MS);
  for (const { answer } of open) answer([]);
  await settled();
  expect(asked).toEqual(['1@0', '2@0', '3@0', '4@0', '9@0']);
});

it('asks once for what it knows, and anew when that is old or failed a while ago', async () => {
  const { asked, open, schedules, pass } = world();
  schedules.request([1], 0, BLOCK_MS);
  schedules.request([1], 0, BLOCK_MS);
  open[0]!.fail();
  await settled();
  schedules.request([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(1);
  pass(10_000);
  schedules.request([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(2);
  open[1]!.answer([]);
  await settled();
  pass(14 * 60_000);
  schedules.request([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(2);
  pass(60_000);
  schedules.request([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(3);
});

it('joins stretches: what runs across their border is there once, and the list stays the same until more is known', async () => {
  const { asked, open, schedules } = world();
  const line = () => schedules.line(1, 0, 2 * BLOCK_MS);
  expect(line().missing).toEqual([
    { fromMs: 0, toMs: BLOCK_MS, failed: false },
    { fromMs: BLOCK_MS, toMs: 2 * BLOCK_MS, failed: false },
  ]);
  schedules.request([1], 0, BLOCK_MS);
  schedules.request([1], 0, 2 * BLOCK_MS);
  expect(asked).toEqual(['1@0', '1@1']);
  const border = BLOCK_MS / 1000;
  open[0]!.answer([entry(1, 0), entry(2, border - 30)]);
  await settled();
  const first = line();
  expect(line()).toBe(first);
  expect(first.missing).toHaveLength(1);
  open[1]!.answer([entry(3, border + 30), entry(2, border - 30)]);
  await settled();
  expect(line().entries.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(line().missing).toEqual([]);
});

it('asks for days at once, and every reader of a part of them has its answer', async () => {
  const { asked, open, schedules } = world();
  schedules.request([1], 0, 8 * BLOCK_MS);
  schedules.request([1], 2 * BLOCK_MS, 3 * BLOCK_MS);
  expect(asked).toEqual(['1@0..7']);
  const border = BLOCK_MS / 1000;
  open[0]!.answer([entry(1, 0), entry(2, 3 * border - 30), entry(3, 7 * border)]);
  await settled();
  const idsOf = (from: number, to: number) =>
    schedules.line(1, from * BLOCK_MS, to * BLOCK_MS).entries.map(({ id }) => id);
  expect([idsOf(0, 8), idsOf(2, 3), idsOf(3, 4), idsOf(4, 7)]).toEqual([[1, 2, 3], [2], [2], []]);
  schedules.request([1, 2], BLOCK_MS, 8 * BLOCK_MS);
  expect(asked.slice(1)).toEqual(['2@1..7']);
});

it('asks from the first hour that is unknown to the last one, in one request', async () => {
  const { asked, open, schedules } = world();
  schedules.request([1], 2 * BLOCK_MS, 4 * BLOCK_MS);
  open[0]!.answer([]);
  await settled();
  schedules.request([1], 0, 6 * BLOCK_MS);
  schedules.request([1], 2 * BLOCK_MS, 8 * BLOCK_MS);
  expect(asked).toEqual(['1@2..3', '1@0..5', '1@6..7']);
});

it('several readers are served, the newest first; one that leaves takes its own requests along', async () => {
  const { asked, open, schedules } = world();
  schedules.request([1, 2, 3, 4, 5], 0, BLOCK_MS);
  const leave = schedules.request([6, 7], 0, BLOCK_MS);
  schedules.request([8], 0, BLOCK_MS);
  leave();
  for (const { answer } of open) answer([]);
  await settled();
  expect(asked).toEqual(['1@0', '2@0', '3@0', '4@0', '8@0', '5@0']);
});

it('forgets what was asked for longest ago once it knows very many', async () => {
  const { asked, open, schedules } = world();
  const year = 365 * 4 * BLOCK_MS;
  for (const [at, channelId] of [1, 2, 3, 4, 5].entries()) {
    schedules.request([channelId], 0, year);
    open[at]!.answer([entry(channelId, 0)]);
    await settled();
  }
  expect(schedules.line(1, 0, BLOCK_MS).missing).toHaveLength(1);
  expect(schedules.line(5, 0, BLOCK_MS).entries).toHaveLength(1);
  schedules.request([2, 1], 0, BLOCK_MS);
  expect(asked.slice(5)).toEqual(['1@0']);
});

it('says what failed, and asks for it again at once when it is told to', async () => {
  const { asked, open, schedules } = world();
  schedules.request([1, 2], 0, BLOCK_MS);
  open[0]!.fail();
  open[1]!.answer([]);
  await settled();
  expect(schedules.line(1, 0, BLOCK_MS).missing).toEqual([{ fromMs: 0, toMs: BLOCK_MS, failed: true }]);
  schedules.retry(1);
  expect(schedules.line(1, 0, BLOCK_MS).missing).toEqual([{ fromMs: 0, toMs: BLOCK_MS, failed: false }]);
  expect(asked.slice(2)).toEqual(['1@0']);
});

it('asks again for what came without programmes when it is told to', async () => {
  const { asked, open, schedules } = world();
  schedules.request([1], 0, 2 * BLOCK_MS);
  open[0]!.answer([]);
  await settled();
  schedules.retry(1);
  schedules.retry(1);
  expect(asked).toEqual(['1@0..1', '1@0..1']);
});

it('tells of every answer', async () => {
  const { open, schedules } = world();
  let told = 0;
  schedules.version.subscribe(() => (told += 1));
  schedules.request([1], 0, BLOCK_MS);
  open[0]!.answer([]);
  await settled();
  expect([told, schedules.version.get()]).toEqual([1, 1]);
});

it('asks for nothing and tells nobody after its end', async () => {
  const { asked, open, schedules } = world();
  let told = 0;
  schedules.version.subscribe(() => (told += 1));
  schedules.request([1, 2, 3, 4, 5], 0, BLOCK_MS);
  schedules.dispose();
  schedules.request([6], 0, BLOCK_MS);
  for (const { answer } of open) answer([]);
  await settled();
  expect([asked.length, told]).toEqual([4, 0]);
});
