import { describe, expect, it } from 'vitest';
import type { EngineCatalogue } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import type { Source } from './source.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { reached } from './testing/mounted-player.ts';
import { mountWatched } from './testing/watched-player.ts';

/** One build in the place of every other. */
const only = (name: 'hlsjs' | 'hlsjs-light' | 'shaka'): EngineCatalogue => ({
  ...ENGINES,
  hlsjs: name === 'hlsjs-light' ? ENGINES.hlsjs : ENGINES[name],
  'hlsjs-light': ENGINES[name],
});
const NOTHING = 0.5;

const channel = (fault: string): Source => ({ kind: 'live', url: mediaAddresses(fault).live });
const film = (fault: string): Source => ({ kind: 'vod', url: mediaAddresses(fault).vod(600) });

const STREAMS = [
  ['announced, on a channel', channel, 'announced', 'Captions'],
  ['announced, in a film', film, 'announced', 'Captions'],
  ['unannounced, on a channel', channel, 'unannounced', 'CC1'],
  ['unannounced, in a film', film, 'unannounced', 'CC1'],
] as const;

describe.each([
  ['the light build of hls.js', only('hlsjs-light')],
  ['the full build of hls.js', only('hlsjs')],
  ['shaka', only('shaka')],
])('CEA-608 captions with %s', (_name, engines) => {
  it.each(STREAMS)(
    '%s, are offered, shown when they are chosen, and gone when they are switched off',
    async (_what, sourceOf, how, label) => {
      const { player, picture } = mountWatched({ engines });
      await player.load(sourceOf(`captions=${how}`));
      const { tracks, cues } = await reached(player, (state) => state.tracks.text.length > 0);
      expect(tracks.text.map((track) => track.label)).toEqual([label]);
      expect([tracks.textId, cues]).toEqual([null, []]);
      player.selectText(tracks.text[0]?.id ?? '');
      const shown = await reached(player, (state) => state.cues.length > 0, 10_000);
      const [cue] = shown.cues;
      expect(cue?.text.trim()).toMatch(/^Caption \d+$/);
      player.selectText(null);
      await reached(player, (state) => state.cues.length === 0 && state.tracks.textId === null);
      expect(player.state.error).toBeNull();
      expect([picture().ahead < NOTHING, picture().back < NOTHING]).toEqual([true, true]);
    },
  );
});
