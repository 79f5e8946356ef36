import { expect, it } from 'vitest';
import type { EngineCatalogue } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import { reached } from './testing/mounted-player.ts';
import { mountWatched } from './testing/watched-player.ts';

/** Two seconds of H.264 and AC-3, for which Chromium has no decoder. */
const AC3 = new URL('./testing/ac-3.mpegts', import.meta.url).href;

function filmOf(segment: string): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:2', '#EXTINF:2,', segment, '#EXT-X-ENDLIST', ''];
  return URL.createObjectURL(new Blob([lines.join('\n')], { type: 'application/vnd.apple.mpegurl' }));
}

const everywhere = (name: 'hlsjs' | 'shaka'): EngineCatalogue => ({
  ...ENGINES,
  hlsjs: ENGINES[name],
  'hlsjs-light': ENGINES[name],
});

it.each([
  ['the light build of hls.js', ENGINES],
  ['the full build of hls.js', everywhere('hlsjs')],
  ['shaka', everywhere('shaka')],
])(
  'ENG-002 AC-3 in a transport stream is said in words and not played without a sound, with %s',
  async (_name, engines) => {
    const { player } = mountWatched({ engines });
    const startedAtMs = performance.now();
    void player.load({ kind: 'vod', url: filmOf(AC3) });
    const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed');
    expect([error?.code, error?.entry.messageKey]).toEqual(['CODECS_UNSUPPORTED', 'error_video_codec']);
    expect(performance.now() - startedAtMs).toBeLessThan(2_000);
  },
);
