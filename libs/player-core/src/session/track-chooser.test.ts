import { expect, it } from 'vitest';
import { PlayerError } from '../errors/player-error.ts';
import { fakePlayer } from '../testing/fake-player.ts';
import { settled } from '../testing/fake-clock.ts';
import { NO_TRACKS, type Tracks } from '../tracks/tracks.ts';

const FILM = { kind: 'vod', url: 'https://cdn.test/film.m3u8' } as const;
const TRACKS: Tracks = {
  ...NO_TRACKS,
  audio: [
    { id: '0', language: 'ru', label: 'Русский', channels: 2 },
    { id: '1', language: 'en', label: 'English', channels: 2 },
  ],
  text: [{ id: '5', language: 'ru', label: 'Русские' }],
  audioId: '1',
};
const error = new PlayerError('TRACK_UNREACHABLE', { severity: 'warning' });

async function playing() {
  const world = fakePlayer();
  const lost: string[] = [];
  world.player.on('trackLost', ({ kind, track }) => lost.push(`${kind} ${track.label}`));
  world.player.prefer({ audio: 'ru', text: 'ru' });
  await world.start(FILM);
  const engine = () => world.engines.latest;
  const tell = () => engine().host.emit({ type: 'tracks', tracks: TRACKS });
  const lose = (kind: 'audio' | 'text', id: string) => engine().host.emit({ type: 'trackLost', kind, id, error });
  return { ...world, engine, tell, lose, lost };
}

it('what an engine gave up is said once, and not chosen by itself again, by the next engine neither', async () => {
  const { engine, engines, tell, lose, lost, player, clock } = await playing();
  tell();
  expect(engine().asked).toEqual(['audio 0', 'text 5']);
  lose('text', '5');
  lose('audio', '0');
  tell();
  lose('text', '5');
  expect(engine().asked).toEqual(['audio 0', 'text 5']);
  engine().fail('UNKNOWN');
  await clock.pass(1_000);
  await settled();
  engine().arrive();
  tell();
  expect([engines.made.length, engine().asked, lost]).toEqual([2, [], ['text Русские', 'audio Русский']]);
  expect(player.state).toMatchObject({ error: null, wantsToPlay: true });
});

it('the next choice of the viewer tries it again, and a second loss is said again', async () => {
  const { engine, player, tell, lose, lost } = await playing();
  tell();
  lose('text', '5');
  player.selectText('5');
  expect(engine().asked.slice(-1)).toEqual(['text 5']);
  lose('text', '5');
  expect(lost).toEqual(['text Русские', 'text Русские']);
});

it('what was never offered is lost without a word', async () => {
  const { lose, lost, tell } = await playing();
  tell();
  lose('text', '77');
  expect(lost).toEqual([]);
});
