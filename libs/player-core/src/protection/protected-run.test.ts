import { expect, it } from 'vitest';
import { withBrowserServices } from '../services.ts';
import type { Source } from '../source.ts';
import { openProtection } from './protected-run.ts';

const PROTECTED = 'https://cdn.test/a.mpd';
const source = (url: string): Source => ({
  kind: 'live',
  url,
  title: 'News',
  protection: {
    streams: [{ keySystem: 'com.widevine.alpha', url: PROTECTED, format: 'dash', licenceUrl: 'https://keys.test/wv' }],
  },
});
const services = (has: boolean) =>
  withBrowserServices({
    requestKeySystem: () => (has ? Promise.resolve({} as MediaKeySystemAccess) : Promise.reject(new Error('no'))),
  });

it('ENG-044 ENG-045 puts the stream of the device in the place of the address, and keeps the rest of the source', async () => {
  const run = await openProtection({ source: source('https://cdn.test/clear.m3u8'), services: services(true) });
  expect(run?.keySystem).toBe('com.widevine.alpha');
  expect(run?.source).toMatchObject({ kind: 'live', title: 'News', url: PROTECTED, format: 'dash' });
});

it('a device without a key system plays what the server gives in the clear', async () => {
  expect(await openProtection({ source: source('https://cdn.test/clear.m3u8'), services: services(false) })).toBeNull();
});

it('and says that it has none where everything is protected', async () => {
  await expect(openProtection({ source: source(PROTECTED), services: services(false) })).rejects.toMatchObject({
    code: 'KEY_SYSTEM_UNAVAILABLE',
    engineCode: 'com.widevine.alpha',
  });
});
