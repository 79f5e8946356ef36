import { HOUR_MS } from '@livery/value/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { guideDayOf, guideDays, sameTimeOn } from './guide-days.ts';

afterEach(() => vi.unstubAllEnvs());

it('CHAN-028 three days back and three prefetch, each from midnight to midnight, without a gap', () => {
  const days = guideDays(new Date(2026, 2, 5, 15, 30).getTime());
  expect(days.map(({ id }) => id)).toEqual(['-3', '-2', '-1', '0', '1', '2', '3']);
  expect(days.slice(1).every(({ from }, at) => from === days[at]?.to)).toBe(true);
  expect(days[3]?.from).toBe(new Date(2026, 2, 5).getTime());
});

it('CHAN-028 further back as far as an archive reaches, a week at most', () => {
  const first = (archiveDays: number) => guideDays(new Date(2026, 2, 5).getTime(), archiveDays)[0]?.id;
  expect([1, 5, 14, -Infinity].map(first)).toEqual(['-3', '-5', '-7', '-3']);
});

it('a day when clocks change has 23 or 25 hours, and the same time of another day is what clocks show', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const lengths = (month: number, date: number) =>
    guideDays(new Date(2026, month, date, 12).getTime()).map(({ from, to }) => (to - from) / HOUR_MS);
  expect(lengths(2, 28)).toEqual([24, 24, 24, 24, 23, 24, 24]);
  expect(lengths(9, 24)).toEqual([24, 24, 24, 24, 25, 24, 24]);

  const evening = new Date(2026, 2, 28, 20, 15).getTime();
  const [sunday] = guideDays(evening).filter(({ id }) => id === '1');
  expect(sameTimeOn(sunday!, evening)).toBe(new Date(2026, 2, 29, 20, 15).getTime());
  expect(sameTimeOn(sunday!, evening) - evening).toBe(23 * HOUR_MS);
});

it('the day of a moment is the viewer’s own, midnight is the next day’s', () => {
  vi.stubEnv('TZ', 'Asia/Almaty');
  const days = guideDays(Date.UTC(2026, 2, 5, 18, 30));
  expect(guideDayOf(days, Date.UTC(2026, 2, 5, 18, 59)).id).toBe('0');
  expect(guideDayOf(days, Date.UTC(2026, 2, 5, 19)).id).toBe('1');
  expect(guideDayOf(days, Date.UTC(2027, 1, 1)).id).toBe('3');
});
