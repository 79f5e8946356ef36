import type { GuideEntry } from '@livery/ui-kit/channels';
import { expect, it } from 'vitest';
import { eveningOf, nextOf, thisEvening, upcomingStretch } from './upcoming.ts';

const at = (hour: number, minute = 0) => new Date(2026, 2, 5, hour, minute).getTime();
const entry = (id: number, from: number, to: number): GuideEntry => ({
  id,
  title: `Programme ${id}`,
  startMs: from,
  endMs: to,
  state: 'future',
});
const day = [
  entry(1, at(12), at(14)),
  entry(2, at(14), at(17, 50)),
  entry(3, at(17, 50), at(18, 30)),
  entry(4, at(18, 30), at(20)),
  entry(5, at(20), at(22)),
  entry(6, at(22), at(24)),
  entry(7, at(24), at(25)),
];
const ids = (entries: readonly GuideEntry[]) => entries.map(({ id }) => id);

it('after a programme come the next three of its channel, at the end fewer', () => {
  expect(ids(nextOf(day, day[0]!))).toEqual([2, 3, 4]);
  expect(ids(nextOf(day, day[5]!))).toEqual([7]);
});

it('the evening is from six to midnight, without what has begun', () => {
  expect(eveningOf(at(9))).toEqual({ from: at(18), to: at(24) });
  expect(ids(thisEvening(day, at(9)))).toEqual([4, 5, 6]);
  expect(ids(thisEvening(day, at(19)))).toEqual([5, 6]);
  expect(thisEvening(day, at(23))).toEqual([]);
});

it('what is told of a programme of today reaches to the end of its evening, of another day six hours', () => {
  expect(upcomingStretch(day[0]!, at(12))).toEqual({ from: at(14), to: at(24) });
  expect(upcomingStretch(entry(8, at(-10), at(-9)), at(12))).toEqual({ from: at(-9), to: at(-3) });
  expect(upcomingStretch(entry(9, at(33), at(34)), at(12))).toEqual({ from: at(34), to: at(40) });
});
