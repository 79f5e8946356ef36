import type { Stream } from '@livery/contract/channels/stream';
import { expect, it } from 'vitest';
import { channelSource } from './channel-source.ts';

const stream = (given: Partial<Stream>): Stream => ({ trackers: [], playbackPoints: [], packshots: [], ...given });
const drm = {
  forceSubtitles: false,
  drmProvider: 'keyhouse',
  streams: [{ type: 'dash_widevine', url: 'https://cdn.test/a.mpd', licenseUrl: 'https://keys.test/wv' }],
} as const;
const protection = {
  provider: 'keyhouse',
  streams: [
    {
      keySystem: 'com.widevine.alpha',
      format: 'dash',
      url: 'https://cdn.test/a.mpd',
      licenceUrl: 'https://keys.test/wv',
    },
  ],
};

it('ENG-045 ENG-047 a protected channel is handed to the player with its licence address and its provider', () => {
  const contentId = 'channel-3';
  const live = channelSource(3, stream({ drm }), 'live');
  expect(live).toEqual({ kind: 'live', contentId, url: 'https://cdn.test/a.mpd', protection });
  const both = channelSource(3, stream({ hls: 'https://cdn.test/a.m3u8', drm }), 'archive');
  expect(both).toEqual({ kind: 'archive', contentId, url: 'https://cdn.test/a.m3u8', protection });
});

it('a channel in the clear has nothing of it', () => {
  const clear = channelSource(3, stream({ hls: 'https://cdn.test/a.m3u8' }), 'live');
  expect(clear).toEqual({ kind: 'live', contentId: 'channel-3', url: 'https://cdn.test/a.m3u8' });
});
