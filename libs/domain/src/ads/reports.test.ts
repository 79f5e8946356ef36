import { expect, it } from 'vitest';
import { SPOT_CODES, spotCode } from './codes.ts';
import { withReport, type SpotReport } from './reports.ts';

const report = (atMs: number): SpotReport => ({ atMs, roll: 'pre', code: 303, address: 'https://spots.test/' });

it('ADS-022 the last fifty reports are kept: the fifty-first drops the oldest', () => {
  const all = Array.from({ length: 51 }, (_, index) => report(index));
  const kept = all.reduce(withReport, [] as readonly SpotReport[]);
  expect(kept).toHaveLength(50);
  expect(kept.at(0)).toEqual(report(1));
  expect(kept.at(-1)).toEqual(report(50));
});

it('ADS-021 codes of the ranges have a text of their own, others have none', () => {
  const wanted = '100 101 102 200 201 202 300 301 302 303 400 402 403 405 500 501 502 503 602 603 900 901';
  const own = '1005 1007 1009 1010 1011 1012 1013 1020 1021 1101 1205 1300';
  for (const code of `${wanted} ${own}`.split(' ')) expect(spotCode(Number(code))).toBe(Number(code));
  expect(new Set(SPOT_CODES).size).toBe(SPOT_CODES.length);
  expect(spotCode(999)).toBeNull();
});
