import type { KeySystem, ProtectedStream, Protection } from '../source.ts';

export type RequestKeySystem = (
  keySystem: string,
  configurations: MediaKeySystemConfiguration[],
) => Promise<MediaKeySystemAccess>;

/** A device may have several; this is the order in which they are asked for. ClearKey protects nothing and comes last. ENG-044 */
export const KEY_SYSTEMS: readonly KeySystem[] = [
  'com.apple.fps',
  'com.widevine.alpha',
  'com.microsoft.playready',
  'org.w3.clearkey',
];

/** What practically every broadcast is made of; engines ask once more for what the stream really is. */
const USUAL: Omit<MediaKeySystemConfiguration, 'initDataTypes'> = {
  videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.4d401f"' }],
  audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"' }],
};

/** @returns the first stream whose key system this device has; `null` where it has none of them */
export async function chooseStream(
  { streams }: Protection,
  request: RequestKeySystem | null,
): Promise<ProtectedStream | null> {
  if (!request) return null;
  for (const keySystem of KEY_SYSTEMS) {
    const stream = streams.find((one) => one.keySystem === keySystem);
    if (stream && (await isThere(keySystem, request))) return stream;
  }
  return null;
}

async function isThere(keySystem: KeySystem, request: RequestKeySystem): Promise<boolean> {
  const initDataTypes = keySystem === 'com.apple.fps' ? ['skd', 'sinf'] : ['cenc'];
  try {
    await request(keySystem, [{ ...USUAL, initDataTypes }]);
    return true;
  } catch {
    return false;
  }
}
