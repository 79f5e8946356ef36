import { describe, expect, it } from 'vitest';
import type { EngineCatalogue } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { reached, shown } from './testing/mounted-player.ts';
import { requestsTo } from './testing/requests.ts';
import { mountWatched } from './testing/watched-player.ts';

/** shaka in the place of hls.js. */
const ONLY_SHAKA: EngineCatalogue = { ...ENGINES, hlsjs: ENGINES.shaka, 'hlsjs-light': ENGINES.shaka };
const NOTHING = 0.5;

interface Trouble {
  readonly kind: 'live' | 'vod';
  readonly fault: string;
  readonly file: string;
}
const SUBTITLES: readonly Trouble[] = [
  { kind: 'live', fault: 'texts,status=404@subtitles.m3u8', file: '/subtitles.m3u8' },
  { kind: 'live', fault: 'texts,status=404@subtitles.m3u8,after=4', file: '/subtitles.m3u8' },
  { kind: 'live', fault: 'texts,status=404@subtitles:', file: '/subtitles/' },
  { kind: 'vod', fault: 'status=404@text-en.m3u8', file: '/text-en.m3u8' },
  { kind: 'vod', fault: 'status=404@text-en.vtt', file: '/text-en.vtt' },
];

/** Plays with English subtitles until they are lost. */
async function losing({ kind, fault, file }: Trouble, engines: EngineCatalogue) {
  const { player, remedies, picture } = mountWatched({ engines });
  const lost: string[] = [];
  player.on('trackLost', ({ kind: what, track }) => lost.push(`${what} ${track.label}`));
  player.prefer({ text: 'en' });
  const { live, film } = mediaAddresses(fault);
  const url = kind === 'live' ? live : film;
  await player.load({ kind, url });
  await expect.poll(() => lost, { timeout: 20_000, message: fault }).toEqual(['text English']);
  await shown(player, 50);
  const asked = () => requestsTo(url.replace('/master.m3u8', file)).length;
  return { player, remedies, picture, lost, asked };
}

describe.each([
  ['hls.js', ENGINES],
  ['shaka', ONLY_SHAKA],
])('subtitles that cannot be had, with %s', (_name, engines) => {
  it('cost themselves: the picture goes on, it is said once, and the next choice tries again', async () => {
    await Promise.all(
      SUBTITLES.map(async (trouble) => {
        const { player, remedies, picture, lost, asked } = await losing(trouble, engines);
        const { state } = player;
        expect(state, trouble.fault).toMatchObject({ error: null, playback: 'playing', tracks: { textId: null } });
        expect([state.stats.restarts, picture().ahead < NOTHING, picture().back < NOTHING], trouble.fault).toEqual([
          0,
          true,
          true,
        ]);
        expect(
          remedies.filter((remedy) => !remedy.startsWith('BUFFER_STALLED')),
          trouble.fault,
        ).toEqual([]);
        const before = asked();
        player.selectText(state.tracks.text.find(({ label }) => label === 'English')?.id ?? '');
        await expect.poll(() => lost.length, { timeout: 20_000, message: trouble.fault }).toBe(2);
        expect(asked(), trouble.fault).toBeGreaterThan(before);
      }),
    );
  }, 60_000);
});

it('of subtitles one piece of which is missing the next ones are shown', async () => {
  const { player, picture } = mountWatched();
  const second = Math.floor(Date.now() / 2_000);
  const missing = [-3, -1].map((piece) => `status=404@subtitles:${second + piece}.vtt`).join(',');
  let wasLost = false;
  player.on('trackLost', () => (wasLost = true));
  player.prefer({ text: 'en' });
  await player.load({ kind: 'live', url: mediaAddresses(`texts,${missing}`).live });
  await reached(player, ({ cues }) => cues.some(({ text }) => text === `Line ${second}`), 30_000);
  expect([wasLost, player.state.error, picture().ahead < NOTHING]).toEqual([false, null, true]);
}, 45_000);

it.each([
  ['list', 'hls.js', 'status=404@audio-ru.m3u8', ENGINES],
  ['segments', 'hls.js', 'status=404@audio-ru:', ENGINES],
  ['list', 'shaka', 'status=404@audio-ru.m3u8', ONLY_SHAKA],
  ['segments', 'shaka', 'status=404@audio-ru:', ONLY_SHAKA],
])(
  'a sound track that has no %s gives way to another one within 3 s, with %s',
  async (_what, _name, fault, engines) => {
    const begun = async (film: string) => {
      const { player } = mountWatched({ engines });
      const lost: string[] = [];
      player.on('trackLost', ({ kind, track }) => lost.push(`${kind} ${track.label}`));
      const startedAtMs = performance.now();
      await player.load({ kind: 'vod', url: film });
      await shown(player, 10);
      return { player, lost, tookMs: performance.now() - startedAtMs };
    };
    // Beside a film without a fault: a machine that is slow is so for both.
    const [{ player, lost, tookMs }, whole] = await Promise.all([
      begun(mediaAddresses(fault).film),
      begun(mediaAddresses().film),
    ]);
    expect(tookMs).toBeLessThan(whole.tookMs + 2_500);
    const { error, tracks } = player.state;
    const playing = tracks.audio.find(({ id }) => id === tracks.audioId)?.label;
    expect([lost, error, playing]).toEqual([['audio Русский'], null, 'English']);
  },
);

describe.each([
  ['hls.js', ENGINES],
  ['shaka', ONLY_SHAKA],
])('lists of stills and chapters with %s', (_name, engines) => {
  it('cost themselves, however they fail: the picture comes as soon as without them', async () => {
    const failures = ['status=404', 'hang=', 'instead=html', 'instead=nothing', 'instead=bare'];
    const troubles = [
      ...failures.map((failure) => `stills,${failure}@stills.m3u8`),
      'stills,hang=@frames.m3u8',
      'stills,hang=@chapters.m3u8',
      'stills,status=404@frames.m3u8,status=404@chapters.m3u8',
    ];
    const played = [undefined, ...troubles].map(async (fault) => {
      const { player, remedies } = mountWatched({ engines });
      const startedAtMs = performance.now();
      const { status } = await player.load({ kind: 'vod', url: mediaAddresses(fault).vod(600) });
      await shown(player, 1);
      const seconds = (performance.now() - startedAtMs) / 1000;
      return { fault, status, seconds, remedies, error: player.state.error };
    });
    const [whole, ...faulty] = await Promise.all(played);
    for (const { fault, status, seconds, remedies, error } of faulty) {
      expect.soft([status, error, remedies], fault).toEqual(['loaded', null, []]);
      expect.soft(seconds, fault).toBeLessThan((whole?.seconds ?? 0) + 3);
    }
  }, 40_000);
});
