import { expect, it } from 'vitest';
import { BEAT_TYPES, beatAddress, beatEveryMs, type Beat } from './heartbeat.ts';

const BASE = 'https://measure.test/pixel/';
const TRACKER = { type: 'tns', catalogueId: '11', channelId: '22', channelVersion: '3', account: 'acc 1' };
const BEAT: Beat = {
  type: 'plays',
  wallTimeMs: 1_760_000_000_900,
  positionSeconds: 12.7,
  nowMs: 1_760_000_030_100,
  deviceId: 'd/1',
  deviceCode: 1,
};
const facts = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams);

it('ADS-025 ADS-026 ADS-028 ADS-031 CALL-094 a beat is the base, the account and eight facts', () => {
  const address = beatAddress(BASE, TRACKER, BEAT);
  expect(new URL(address ?? '').pathname).toBe('/pixel/acc%201');
  expect(facts(address)).toEqual({
    catid: '11',
    vcid: '22',
    vcver: '3',
    fts: '1760000000',
    vts: '1760000030',
    evtp: '1',
    dvid: 'd/1',
    dvtp: '1',
  });
});

it('ADS-026 what has no moment of a broadcast tells its position', () => {
  expect(facts(beatAddress(BASE, TRACKER, { ...BEAT, wallTimeMs: null }))['fts']).toBe('12');
});

it('ADS-027 events have numbers', () => {
  expect(BEAT_TYPES).toEqual({ plays: 1, pauses: 2, stops: 3 });
});

it('ADS-031 without a base or an account nothing is told', () => {
  expect(beatAddress(undefined, TRACKER, BEAT)).toBeNull();
  expect(beatAddress(BASE, { type: 'tns' }, BEAT)).toBeNull();
});

it.each([
  ['45000', 45_000],
  [undefined, 30_000],
  ['', 30_000],
  ['tm', 30_000],
  ['-1', 30_000],
  ['0', 30_000],
  ['5', 1_000],
])('ADS-030 Tmsec %s is told every %s ms', (measureId, expected) => {
  expect(beatEveryMs(measureId === undefined ? TRACKER : { ...TRACKER, measureId })).toBe(expected);
});
