import { expect, it } from 'vitest';
import { withBrowserServices } from '../services.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { FakeElement } from '../testing/fake-element.ts';
import { bufferLimitsFor, FULL_BUFFER, SMALL_BUFFER } from './buffer-limits.ts';
import { bufferConfig, hlsConfig } from './hlsjs-config.ts';

const host = {
  element: new FakeElement().asVideo(),
  source: { kind: 'live', url: 'https://cdn.test/a.m3u8' },
  startAt: { at: 'live' },
  playbackId: 'play',
  prefetched: new Map(),
  limits: FULL_BUFFER,
  rememberedBitsPerSecond: null,
  services: withBrowserServices({ clock: fakeClock() }),
} as const;

it('ENG-027 ENG-028 ENG-029 ENG-030 keeps 5 s, 5 MB, at most 10 s and steps over 0.3 s in previews', () => {
  expect(hlsConfig({ ...host, limits: SMALL_BUFFER })).toMatchObject({
    maxBufferLength: 5,
    maxBufferSize: 5_000_000,
    maxMaxBufferLength: 10,
    maxBufferHole: 0.3,
  });
});

it('ENG-027 ENG-028 ENG-029 a weak device keeps no more than a preview; who does not tell its memory is not weak', () => {
  expect([0.5, 1, 2, undefined].map(bufferLimitsFor)).toEqual([SMALL_BUFFER, SMALL_BUFFER, FULL_BUFFER, FULL_BUFFER]);
});

it('ENG-031 lets the buffer of a preview grow to 10 s and caps the rendition to the size of the player', () => {
  const config = hlsConfig({ ...host, limits: SMALL_BUFFER });
  expect(config).toMatchObject({ maxMaxBufferLength: 10, capLevelToPlayerSize: true });
});

it('keeps the lowest rendition while a channel stands by, and may be told other limits later', () => {
  expect(hlsConfig({ ...host, standsBy: true })).toMatchObject({ startLevel: 0, capLevelToPlayerSize: false });
  expect(bufferConfig(SMALL_BUFFER)).toEqual({
    maxBufferLength: 5,
    maxMaxBufferLength: 10,
    maxBufferSize: 5_000_000,
    backBufferLength: SMALL_BUFFER.backSeconds,
  });
});

it('uses a worker only from an address of the site', () => {
  expect(hlsConfig(host)).toMatchObject({ enableWorker: false, workerPath: null });
  const services = { ...host.services, hlsWorkerPath: '/hls.worker.js' };
  expect(hlsConfig({ ...host, services })).toMatchObject({ enableWorker: true, workerPath: '/hls.worker.js' });
});

it('never sets a latency beyond which a rewound viewer is pulled to the live edge', () => {
  expect(hlsConfig(host)).not.toHaveProperty('liveMaxLatencyDurationCount');
  expect(hlsConfig(host)).not.toHaveProperty('liveMaxLatencyDuration');
});

it('starts at the lowest rendition, and knows the bandwidth of last time', () => {
  expect(hlsConfig(host)).toMatchObject({ startLevel: 0, testBandwidth: false });
  expect(hlsConfig({ ...host, rememberedBitsPerSecond: 4e6 })).toMatchObject({ abrEwmaDefaultEstimate: 4e6 });
});
