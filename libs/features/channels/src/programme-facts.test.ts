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

it('what is left is told in whole minutes, and only of what runs', () => {
  const span = { startMs: at('19:30:00'), endMs: at('20:15:00') };
  expect(valuesOf({ ...span, leftMs: 61_000 })).toHaveProperty('left', formats.duration(2 * 60));
  expect(valuesOf(span)).not.toHaveProperty('left');
});
