import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { BLOCK_MS, createSchedules } from './schedules.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function world() {
  const asked: string[] = [];
  const open: { answer: (entries: readonly ScheduleEntry[]) => void; fail: () => void }[] = [];
  let nowMs = 0;
  const schedules = createSchedules({
    ask: (channelId, start) => {
      asked.push(`${channelId}@${(start * 1000) / BLOCK_MS}`);
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
  schedules.want([1, 2, 3, 4, 5, 6], 0, BLOCK_MS);
  expect(asked).toEqual(['1@0', '2@0', '3@0', '4@0']);
  open[0]!.answer([]);
  await settled();
  expect(asked.slice(4)).toEqual(['5@0']);
});

it('what went out of sight before its turn is not asked for', async () => {
  const { asked, open, schedules } = world();
  schedules.want([1, 2, 3, 4, 5, 6], 0, BLOCK_MS);
  schedules.want([9], 0, BLOCK_MS);
  for (const { answer } of open) answer([]);
  await settled();
  expect(asked).toEqual(['1@0', '2@0', '3@0', '4@0', '9@0']);
});

it('asks once for what it knows, and anew when that is old or failed a while ago', async () => {
  const { asked, open, schedules, pass } = world();
  schedules.want([1], 0, BLOCK_MS);
  schedules.want([1], 0, BLOCK_MS);
  open[0]!.fail();
  await settled();
  schedules.want([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(1);
  pass(10_000);
  schedules.want([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(2);
  open[1]!.answer([]);
  await settled();
  pass(14 * 60_000);
  schedules.want([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(2);
  pass(60_000);
  schedules.want([1], 0, BLOCK_MS);
  expect(asked).toHaveLength(3);
});

it('joins stretches: what runs across their border is there once, and the list stays the same until more is known', async () => {
  const { open, schedules } = world();
  const line = () => schedules.line(1, 0, 2 * BLOCK_MS);
  expect(line().missing).toEqual([
    { fromMs: 0, toMs: BLOCK_MS, failed: false },
    { fromMs: BLOCK_MS, toMs: 2 * BLOCK_MS, failed: false },
  ]);
  schedules.want([1], 0, 2 * BLOCK_MS);
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

it('says what failed, and asks for it again at once when it is told to', async () => {
  const { asked, open, schedules } = world();
  schedules.want([1, 2], 0, BLOCK_MS);
  open[0]!.fail();
  open[1]!.answer([]);
  await settled();
  expect(schedules.line(1, 0, BLOCK_MS).missing).toEqual([{ fromMs: 0, toMs: BLOCK_MS, failed: true }]);
  schedules.retry(1);
  expect(schedules.line(1, 0, BLOCK_MS).missing).toEqual([{ fromMs: 0, toMs: BLOCK_MS, failed: false }]);
  expect(asked.slice(2)).toEqual(['1@0']);
});

it('tells of every answer', async () => {
  const { open, schedules } = world();
  let told = 0;
  schedules.version.subscribe(() => (told += 1));
  schedules.want([1], 0, BLOCK_MS);
  open[0]!.answer([]);
  await settled();
  expect([told, schedules.version.get()]).toEqual([1, 1]);
});

it('asks for nothing and tells nobody after its end', async () => {
  const { asked, open, schedules } = world();
  let told = 0;
  schedules.version.subscribe(() => (told += 1));
  schedules.want([1, 2, 3, 4, 5], 0, BLOCK_MS);
  schedules.dispose();
  schedules.want([6], 0, BLOCK_MS);
  for (const { answer } of open) answer([]);
  await settled();
  expect([asked.length, told]).toEqual([4, 0]);
});
