import { DRM_STREAM_TYPES } from '@livery/contract/channels/stream';
import { expect, it } from 'vitest';
import { protectedBy, protectionOf, streamAddress } from './protection.ts';

const of = (type: (typeof DRM_STREAM_TYPES)[number]) => ({
  type,
  url: `https://cdn.test/${type}`,
  licenseUrl: `https://keys.test/${type}`,
});
const drm = (streams: ReturnType<typeof of>[], drmProvider?: string) => ({
  forceSubtitles: false,
  streams,
  ...(drmProvider !== undefined && { drmProvider }),
});

it('DATA-041 ENG-045 each type of the contract is one key system with a licence address of its own', () => {
  const { streams } = protectionOf(drm(DRM_STREAM_TYPES.map(of)));
  expect(streams.map(({ keySystem, format, licenceUrl }) => [keySystem, format, licenceUrl])).toEqual([
    ['com.widevine.alpha', 'dash', 'https://keys.test/dash_widevine'],
    ['com.apple.fps', 'hls', 'https://keys.test/hls_fairplay'],
    ['com.microsoft.playready', 'dash', 'https://keys.test/dash_playready'],
    ['org.w3.clearkey', 'hls', 'https://keys.test/hls_clearkey'],
    ['org.w3.clearkey', 'dash', 'https://keys.test/dash_clearkey'],
  ]);
});

it('ENG-046 ENG-047 the certificate and the provider go with it, and are absent where the server names none', () => {
  const withCertificate = { ...of('hls_fairplay'), certificateUrl: 'https://keys.test/fp.cer' };
  expect(protectionOf(drm([withCertificate], 'keyhouse'))).toEqual({
    provider: 'keyhouse',
    streams: [
      {
        keySystem: 'com.apple.fps',
        format: 'hls',
        url: 'https://cdn.test/hls_fairplay',
        licenceUrl: 'https://keys.test/hls_fairplay',
        certificateUrl: 'https://keys.test/fp.cer',
      },
    ],
  });
  const bare = protectionOf(drm([of('hls_fairplay')]));
  expect(bare).not.toHaveProperty('provider');
  expect(bare.streams[0]).not.toHaveProperty('certificateUrl');
});

it('a stream in the clear has no protection; one that is only there protected goes by its first address', () => {
  expect(protectedBy({ drm: drm([]) })).toEqual({});
  expect(protectedBy({})).toEqual({});
  expect(streamAddress({ drm: drm([of('dash_widevine'), of('hls_fairplay')]) })).toBe('https://cdn.test/dash_widevine');
  expect(streamAddress({ hls: 'https://cdn.test/clear', drm: drm([of('hls_fairplay')]) })).toBe(
    'https://cdn.test/clear',
  );
});
