import { expect, it } from 'vitest';
import { SequenceWatch } from './hlsjs-reset.ts';

const update = (startSN: number, { url = '/low.m3u8', live = true } = {}) => ({
  live,
  startSN,
  endSN: startSN + 3,
  url,
});

it('a live list whose numbers all lie before the last ones has begun anew', () => {
  const sequence = new SequenceWatch();
  expect([sequence.onUpdated(update(900)), sequence.onUpdated(update(901)), sequence.hasReset]).toEqual([
    null,
    null,
    false,
  ]);
  expect([sequence.onUpdated(update(0)), sequence.hasReset]).toEqual(['sequence 901 to 0', true]);
});

it.each([
  ['an older copy of the same list', update(900), update(898)],
  ['the list of another rendition', update(900), update(0, { url: '/high.m3u8' })],
  ['a list that has ended', update(900), update(0, { live: false })],
])('%s is no new beginning', (_, before, now) => {
  const sequence = new SequenceWatch();
  sequence.onUpdated(before);
  expect([sequence.onUpdated(now), sequence.hasReset]).toEqual([null, false]);
});
