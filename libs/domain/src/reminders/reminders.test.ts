import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_REMINDERS, readReminders, splitDue, TELLS_WITHIN_MS, toggled, type Reminder } from './reminders.ts';

const NOON = 12 * 3_600_000;
const reminder = (id: number, startMs = NOON): Reminder => ({ id, channelId: 7, title: `P${id}`, startMs });
const ids = (list: readonly Reminder[]) => list.map(({ id }) => id);

describe('toggled', () => {
  it('a programme is put into its place in time, and taken out by the same press', () => {
    const two = toggled(toggled([], reminder(1, NOON + 2), 0), reminder(2, NOON + 1), 0);
    expect(ids(two)).toEqual([2, 1]);
    expect(ids(toggled(two, reminder(1), 0))).toEqual([2]);
  });

  it('what is over is forgotten', () => {
    expect(ids(toggled([reminder(1)], reminder(2, NOON * 2), NOON + TELLS_WITHIN_MS))).toEqual([2]);
  });

  it('keeps the next ones of too many', () => {
    let list: readonly Reminder[] = [];
    for (let id = MOST_REMINDERS + 5; id > 0; id -= 1) list = toggled(list, reminder(id, NOON + id), 0);
    expect([list.length, list[0]?.id]).toEqual([MOST_REMINDERS, 1]);
  });
});

it('what begins is due for five minutes, what comes later waits, what was missed is neither', () => {
  const list = [reminder(1, NOON - TELLS_WITHIN_MS), reminder(2, NOON - 1), reminder(3), reminder(4, NOON + 1)];
  const { due, waiting } = splitDue(list, NOON);
  expect([ids(due), ids(waiting)]).toEqual([[2, 3], [4]]);
});

describe('readReminders', () => {
  it('gives back what was stored', () => {
    const all = { adult: [reminder(1)], 12: [reminder(2)] };
    expect(readReminders(JSON.stringify(all))).toEqual(all);
  });

  it('what is no reminder costs itself, and nothing else', () => {
    const stored = JSON.stringify({ a: [reminder(1), null, { id: 'x' }, 5], b: 'no list' });
    expect(readReminders(stored)).toEqual({ a: [reminder(1)], b: [] });
    expect([readReminders(null), readReminders('{'), readReminders('7'), readReminders('null')]).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readReminders(stored)));
  });
});
