import { expect, it } from 'vitest';
import type { KeySystem, ProtectedStream } from '../source.ts';
import { chooseStream, KEY_SYSTEMS } from './choose-stream.ts';

const streamOf = (keySystem: KeySystem): ProtectedStream => ({
  keySystem,
  url: `https://cdn.test/${keySystem}`,
  format: keySystem === 'com.apple.fps' ? 'hls' : 'dash',
  licenceUrl: `https://keys.test/${keySystem}`,
});
const ALL = { streams: KEY_SYSTEMS.toReversed().map(streamOf) };

/** A device with these key systems, and what it was asked for. */
function device(...has: readonly KeySystem[]) {
  const asked: string[] = [];
  const request = (keySystem: string) => {
    asked.push(keySystem);
    return has.some((one) => one === keySystem)
      ? Promise.resolve({} as MediaKeySystemAccess)
      : Promise.reject(new DOMException('', 'NotSupportedError'));
  };
  return { asked, request };
}

it('ENG-044 FairPlay is asked for first, then Widevine, PlayReady and ClearKey, whatever the order of the server', async () => {
  const { asked, request } = device();
  expect(await chooseStream(ALL, request)).toBeNull();
  expect(asked).toEqual(['com.apple.fps', 'com.widevine.alpha', 'com.microsoft.playready', 'org.w3.clearkey']);
});

it.each(KEY_SYSTEMS)('ENG-044 ENG-045 a device with %s takes its stream, with its own licence address', async (has) => {
  expect(await chooseStream(ALL, device(has).request)).toEqual(streamOf(has));
});

it('ENG-044 of two that the device has the first of the order wins', async () => {
  const { request, asked } = device('com.microsoft.playready', 'com.widevine.alpha');
  expect((await chooseStream(ALL, request))?.keySystem).toBe('com.widevine.alpha');
  expect(asked).not.toContain('com.microsoft.playready');
});

it('ENG-044 asks for nothing that the server does not offer; without the interface there is no way', async () => {
  const { request, asked } = device('com.widevine.alpha');
  expect(await chooseStream({ streams: [streamOf('org.w3.clearkey')] }, request)).toBeNull();
  expect(asked).toEqual(['org.w3.clearkey']);
  expect(await chooseStream(ALL, null)).toBeNull();
});
