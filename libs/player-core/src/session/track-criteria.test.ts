import { describe, expect, it } from 'vitest';
import { fakePlayer } from '../testing/fake-player.ts';
import { settled } from '../testing/fake-clock.ts';
import { NO_TRACKS, type AudioTrack } from '../tracks/tracks.ts';
import type { Preferences } from './track-criteria.ts';

const FILM = { kind: 'vod', url: 'https://cdn.test/film.m3u8' } as const;
const audio = (id: string, language: string | null, label: string, channels = 2): AudioTrack => ({
  id,
  language,
  label,
  channels,
});
const RUSSIAN = audio('0', 'ru', 'Русский');
const KAZAKH = audio('1', 'kk', 'Қазақша');
const KAZAKH_SURROUND = audio('2', 'kk', 'Қазақша 5.1', 6);

async function playing(preferences: Parameters<ReturnType<typeof fakePlayer>['player']['prefer']>[0]) {
  const world = fakePlayer();
  world.player.prefer(preferences);
  await world.start(FILM);
  const tell = (...tracks: AudioTrack[]) =>
    world.engines.latest.host.emit({ type: 'tracks', tracks: { ...NO_TRACKS, audio: tracks, audioId: '0' } });
  const asked = () => world.engines.latest.asked.filter((what) => what.startsWith('audio'));
  return { ...world, tell, asked };
}

it('ENG-035 a language is played in stereo, also where its 5.1 comes first', async () => {
  const { tell, asked } = await playing({ audio: 'kk' });
  tell(RUSSIAN, KAZAKH_SURROUND, KAZAKH);
  expect(asked()).toEqual(['audio 1']);
  const other = await playing({ audio: 'kk' });
  other.tell(RUSSIAN, KAZAKH_SURROUND);
  expect(other.asked()).toEqual([]);
});

it('ENG-038 the preferred audio track is awaited for 50 tries of 100 ms', async () => {
  const { tell, asked, clock } = await playing({ audio: 'kk' });
  tell(RUSSIAN);
  await clock.pass(4_900);
  tell(RUSSIAN, KAZAKH);
  expect(asked()).toEqual(['audio 1']);
});

it('ENG-039 after the last try the default track stays, even when the other comes', async () => {
  const { tell, asked, clock } = await playing({ audio: 'kk' });
  tell(RUSSIAN);
  await clock.pass(5_200);
  tell(RUSSIAN, KAZAKH);
  expect(asked()).toEqual([]);
});

it('what is preferred begins every load: subtitles, height, and speed where there is an end', async () => {
  const { player, engines, element, start } = await playing({ text: 'kk', height: 480, speed: 1.5 });
  engines.latest.host.emit({
    type: 'tracks',
    tracks: {
      ...NO_TRACKS,
      text: [{ id: '7', language: 'kk', label: 'Қазақша' }],
      qualities: [{ id: '480p-1', height: 480, bitsPerSecond: 1 }],
    },
  });
  expect(engines.latest.asked).toEqual(['text 7', 'quality 480p-1']);
  expect(element.playbackRate).toBe(1.5);
  await start({ kind: 'live', url: 'https://cdn.test/live.m3u8' });
  expect(element.playbackRate).toBe(1);
  await player.dispose();
});

it('ENG-020 a browser that refuses sound is not asked for it: silence first, sound when the viewer wants it', async () => {
  const { player, element, start } = fakePlayer({ startsSilently: true });
  await start(FILM);
  expect([element.muted, player.state.autoplay]).toEqual([true, 'muted']);
  player.setMuted(false);
  await start(FILM);
  expect([element.muted, player.state.autoplay]).toEqual([false, 'allowed']);
});

it('ENG-022 a refused autoplay leaves it waiting: loading, then paused, never playing', async () => {
  const { player, element, engines } = fakePlayer();
  element.autoplayPolicy = 'refuses';
  const seen: string[] = [];
  player.subscribe(
    ({ playback }) => playback,
    (playback) => seen.push(playback),
  );
  void player.load(FILM);
  await settled();
  expect(player.state).toMatchObject({ lifecycle: 'loading', autoplay: 'blocked', wantsToPlay: true });
  engines.latest.arrive();
  await settled();
  expect(seen).not.toContain('playing');
  expect(player.state.playback).toBe('paused');
});

it('ACC-047 without a choice the first language of the viewer’s order that a title has is played; a choice goes before', async () => {
  const ordered = await playing({ audioOrder: ['en', 'kk', 'ru'] });
  ordered.tell(RUSSIAN, KAZAKH_SURROUND, KAZAKH);
  expect(ordered.asked()).toEqual(['audio 1']);
  const chosen = await playing({ audio: 'kk', audioOrder: ['ru', 'kk'] });
  chosen.tell(RUSSIAN, KAZAKH);
  expect(chosen.asked()).toEqual(['audio 1']);
  const other = await playing({ audioOrder: ['de'] });
  other.tell(RUSSIAN, KAZAKH);
  expect(other.asked()).toEqual([]);
});

describe('ENG-048 subtitles that the content forces', () => {
  const subtitle = (id: string, language: string, label: string) => ({ id, language, label });
  const TEXTS = [subtitle('0', 'ru', 'Русские'), subtitle('1', 'kk', 'Қазақша')];

  async function chosenText(forcedSubtitles: string | undefined, preferences: Preferences = {}) {
    const world = fakePlayer();
    world.player.prefer(preferences);
    await world.start(forcedSubtitles === undefined ? FILM : { ...FILM, forcedSubtitles });
    world.engines.latest.host.emit({ type: 'tracks', tracks: { ...NO_TRACKS, text: TEXTS } });
    return world.engines.latest.asked.filter((what) => what.startsWith('text'));
  }

  it.each([
    ['are shown in the language of the interface', 'kk', {}, ['text 1']],
    ['are the first ones where there are none in that', 'en', {}, ['text 0']],
    ['are those that the viewer usually wants', 'ru', { text: 'kk' }, ['text 1']],
    ['are on also for who usually wants none', 'kk', { text: 'off' }, ['text 1']],
    ['are not shown where nothing is forced', undefined, {}, []],
  ] as const)('%s', async (_what, forced, preferences, asked) => {
    expect(await chosenText(forced, preferences)).toEqual(asked);
  });
});
