import type Hls from 'hls.js';
import { expect, it } from 'vitest';
import { withBrowserServices } from '../services.ts';
import type { Source } from '../source.ts';
import { adapterOf } from './licence-exchange.ts';
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

it('ENG-047 asks for licences as the provider of the stream wants it', async () => {
  const own = { ...adapterOf(undefined), headers: { 'X-Keys': '1' } };
  const { protection, ...rest } = source(PROTECTED);
  const named: Source = { ...rest, protection: { streams: [], ...protection, provider: 'keyhouse' } };
  const run = await openProtection({ source: named, services: services(true), adapters: { keyhouse: own } });
  const asked = new Map<string, string>();
  const request = { open: () => undefined, setRequestHeader: (name: string, value: string) => asked.set(name, value) };
  void run?.hlsConfig().licenseXhrSetup?.call({} as Hls, request as never, '', {} as never, new Uint8Array());
  expect([...asked]).toEqual([['X-Keys', '1']]);
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
