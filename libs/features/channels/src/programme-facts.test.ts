import { createFormats } from '@livery/i18n/formats';
import { expect, it } from 'vitest';
import { airFacts } from './programme-facts.ts';

const formats = createFormats({ language: 'en', timeZone: 'UTC' });
const at = (time: string) => Date.parse(`2026-03-05T${time}Z`);
const valuesOf = (onAir: Parameters<typeof airFacts>[0]) =>
  Object.fromEntries(airFacts(onAir, { t: (key) => key, formats }).map(({ id, value }) => [id, value]));

it('a programme is as long as its two clock times say, whatever its seconds are', () => {
  const { time, length } = valuesOf({ startMs: at('19:30:00'), endMs: at('20:15:20') });
  expect([time, length]).toEqual([formats.timeRange(at('19:30:00'), at('20:15:00')), formats.duration(45 * 60)]);
});

it('what is left is told in whole minutes, only of what runs, and is never more than the whole', () => {
  const span = { startMs: at('19:30:00'), endMs: at('20:15:20') };
  const leftAt = (time: string) => valuesOf({ ...span, running: { nowMs: at(time), untilMs: span.endMs } })['left'];
  expect(['19:30:05', '19:42:50', '20:15:10'].map(leftAt)).toEqual(
    [45, 33, 1].map((count) => formats.duration(count * 60)),
  );
  for (const left of [valuesOf(span)['left'], leftAt('20:15:20')]) expect(left).toBeUndefined();
});

it('what is shorter than a minute is one minute long', () => {
  const { length } = valuesOf({ startMs: at('19:30:05'), endMs: at('19:30:40') });
  expect(length).toBe(formats.duration(60));
});
