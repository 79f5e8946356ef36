import { describe, expect, it } from 'vitest';
import { PlayerError } from '../errors/player-error.ts';
import type { PlayerOptions } from '../player.ts';
import { hurriedClock } from '../testing/hurried-clock.ts';
import { mediaAddresses } from '../testing/media-origin.ts';
import { begun, mountPlayer, reached, shown } from '../testing/mounted-player.ts';
import type { EngineCatalogue } from './engine.ts';
import { ENGINES } from './engines.ts';

/** shaka in the place of hls.js. */
const ONLY_SHAKA: EngineCatalogue = { ...ENGINES, hlsjs: ENGINES.shaka, 'hlsjs-light': ENGINES.shaka };

/** hls.js on a stream that it cannot put together: it starts, and then the browser refuses what it appends. */
const FAILING_HLS: EngineCatalogue = {
  ...ENGINES,
  async 'hlsjs-light'() {
    const create = await ENGINES['hlsjs-light']();
    return (host) => {
      const refused = () => {
        const error = new PlayerError('APPEND_FAILED', { severity: 'fatal', engine: 'hlsjs-light' });
        if (!host.signal.aborted) host.emit({ type: 'problem', error });
      };
      const engine = create(host);
      host.element.addEventListener('loadeddata', refused);
      host.signal.addEventListener('abort', () => host.element.removeEventListener('loadeddata', refused));
      return engine;
    };
  },
};

const mount = (engines: EngineCatalogue, options: Omit<PlayerOptions, 'element'> = {}) =>
  mountPlayer({ engines, services: { clock: hurriedClock(4) }, ...options });

describe('shaka', () => {
  it('plays a channel at its edge, is rewound in its window and stays there', async () => {
    const { player } = mount(ONLY_SHAKA);
    expect(await player.load({ kind: 'live', url: mediaAddresses().live })).toEqual({ status: 'loaded' });
    expect(player.state.engine).toMatch(/^shaka \S*5/);
    const { position, seekable } = await shown(player, 10);
    expect(Math.abs(Date.now() - (position.wallTimeMs ?? NaN))).toBeLessThan(20_000);
    const wantedMs = (seekable?.endWallTimeMs ?? NaN) - 35_000;
    expect(await player.seek({ wallTimeMs: wantedMs })).toBe('seeked');
    const later = await shown(player, 10);
    expect(later.content).toBe('timeshift');
    expect(Math.abs((later.position.wallTimeMs ?? 0) - wantedMs)).toBeLessThan(3_000);
  });

  it('plays the moment of an archive that was asked for, and a film from where it was left', async () => {
    const { player, element } = mount(ONLY_SHAKA);
    const startMs = Date.now() - 3_600_000;
    const wantedMs = startMs + 300_700;
    const archive = { kind: 'archive', url: mediaAddresses().archive(startMs) } as const;
    const { wallTimeMs } = await begun(player, archive, { wallTimeMs: wantedMs });
    expect(Math.abs((wallTimeMs ?? 0) - wantedMs)).toBeLessThan(500);
    await shown(player, 5);
    const film = { kind: 'vod', url: mediaAddresses().vod(600) } as const;
    const { mediaTime } = await begun(player, film, { mediaTime: 301.3 });
    expect(Math.abs(mediaTime - 301.3)).toBeLessThan(0.5);
    await shown(player, 5);
    expect(player.state.position.wallTimeMs).toBeNull();
    await player.dispose();
    expect(element.hasAttribute('src')).toBe(false);
  });

  it('goes on behind what a channel cannot show, and not at another moment', async () => {
    const { player } = mount(ONLY_SHAKA);
    const remedies: string[] = [];
    player.on('warning', ({ remedy }) => remedies.push(remedy));
    await player.load({ kind: 'live', url: mediaAddresses('garble=picture@2').live });
    await expect.poll(() => remedies, { timeout: 20_000 }).toContain('recoverMedia');
    await reached(player, ({ playback, restart }) => playback === 'playing' && restart === 'none');
    const { position, error } = await shown(player, 50);
    expect(error).toBeNull();
    expect(Math.abs(Date.now() - (position.wallTimeMs ?? NaN))).toBeLessThan(20_000);
  });

  it('offers the tracks of a film and changes them', async () => {
    const { player } = mount(ONLY_SHAKA);
    await player.load({ kind: 'vod', url: mediaAddresses().film });
    const { tracks } = await reached(player, (state) => state.tracks.audio.length > 1 && state.tracks.text.length > 1);
    expect(tracks.textId).toBeNull();
    const other = tracks.audio.find(({ id }) => id !== tracks.audioId);
    player.selectAudio(other?.id ?? '');
    await reached(player, (state) => state.tracks.audioId === other?.id);
    player.selectText(tracks.text[1]?.id ?? '');
    const { cues } = await reached(player, (state) => state.cues.length > 0, 30_000);
    expect(cues[0]?.text).not.toBe('');
    player.selectText(null);
    await reached(player, (state) => state.cues.length === 0 && state.tracks.textId === null);
    const [lowest] = player.state.tracks.qualities;
    player.selectQuality(lowest?.id ?? '');
    await reached(player, (state) => state.tracks.qualityId === lowest?.id);
    player.selectQuality('auto');
    await reached(player, (state) => state.tracks.qualityId === 'auto');
  });
});

describe('the other engine', () => {
  it('takes over a channel where the first one fails, at the same moment', async () => {
    const { player } = mount(FAILING_HLS);
    const remedies: string[] = [];
    player.on('warning', ({ remedy }) => remedies.push(remedy));
    const wantedMs = Date.now() - 600_000;
    await player.load(
      { kind: 'archive', url: mediaAddresses().archive(wantedMs - 60_000), tracks: 'muxed' },
      { startAt: { wallTimeMs: wantedMs } },
    );
    const { position } = await reached(
      player,
      ({ engine, restart }) => /^shaka /.test(engine ?? '') && restart === 'none',
    );
    expect(remedies).toEqual(['recoverMedia', 'otherEngine']);
    expect(Math.abs((position.wallTimeMs ?? 0) - wantedMs)).toBeLessThan(2_000);
    await shown(player, 10);
    expect(player.state).toMatchObject({ error: null, playback: 'playing', recovery: { playerErrors: 0 } });
  });
});
