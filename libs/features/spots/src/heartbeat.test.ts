import type { Tracker } from '@livery/contract/channels/entities';
import type { Beat } from '@livery/domain/ads';
import type { LoadFacts, VodSource } from '@livery/player-core/source';
import { settled } from '@livery/player-core/testing/fake-clock';
import { fakePlayer } from '@livery/player-core/testing/fake-player';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import { expect, it } from 'vitest';
import { heartbeatExtension } from './heartbeat.ts';
import { factsOf, FILM } from './testing/spots-world.ts';

const TRACKER: Tracker = { type: 'tns', account: 'acc', measureId: '10000' };
const OTHER: VodSource = { kind: 'vod', url: 'https://cdn.test/other.m3u8' };

function measured(change: Partial<LoadFacts> = {}) {
  const world = fakePlayer();
  type Told = Pick<Beat, 'type' | 'positionSeconds' | 'wallTimeMs'>;
  const told: Told[] = [];
  const tell = (_: Tracker, { type, positionSeconds, wallTimeMs }: Told) =>
    void told.push({ type, positionSeconds, wallTimeMs });
  let page: (isHere: boolean) => void = () => undefined;
  world.player.use(heartbeatExtension({ clock: world.clock, tell, onPage: (hear) => (page = hear) }));
  const { subject } = factsOf({});
  const facts: LoadFacts = {
    ...(subject && { subject: { ...subject, stream: { ...subject.stream, trackers: [TRACKER] } } }),
  };
  const start = () => world.start(FILM, { facts: { ...facts, ...change } });
  const watch = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      world.element.advance(1);
      await world.clock.pass(1_000);
    }
  };
  return {
    ...world,
    start,
    watch,
    leave: () => page(false),
    comeBack: () => page(true),
    types: () => told.map(({ type }) => type),
    told,
  };
}

it('ADS-027 ADS-030 beats at the beginning and every Tmsec while the picture moves, at a pause and at the end', async () => {
  const world = measured();
  await world.start();
  expect(world.types()).toEqual(['plays']);
  await world.watch(9);
  expect(world.types()).toHaveLength(1);
  await world.watch(1);
  expect(world.types()).toEqual(['plays', 'plays']);
  world.player.pause();
  await world.clock.pass(60_000);
  expect(world.types()).toEqual(['plays', 'plays', 'pauses']);
  void world.player.play();
  await settled();
  expect(world.types()).toEqual(['plays', 'plays', 'pauses', 'plays']);
  await world.player.load(OTHER, { signal: AbortSignal.abort() });
  void world.player.load(OTHER);
  expect(world.types().at(-1)).toBe('stops');
});

it('ADS-027 a page that goes tells the end, once', async () => {
  const world = measured();
  await world.start();
  world.leave();
  await world.player.dispose();
  expect(world.types()).toEqual(['plays', 'stops']);
});

it('ADS-030 a page that comes back from where the browser kept it beats again, and ends once more', async () => {
  const world = measured();
  await world.start();
  world.leave();
  world.comeBack();
  expect(world.types()).toEqual(['plays', 'stops', 'plays']);
  await world.watch(10);
  expect(world.types()).toEqual(['plays', 'stops', 'plays', 'plays']);
  await world.player.dispose();
  expect(world.types()).toEqual(['plays', 'stops', 'plays', 'plays', 'stops']);
});

it('ADS-030 a page that comes back to a pause beats when it is played on', async () => {
  const world = measured();
  await world.start();
  world.player.pause();
  world.leave();
  world.comeBack();
  await world.clock.pass(30_000);
  expect(world.types()).toEqual(['plays', 'pauses', 'stops']);
});

it('ADS-030 ADS-032 is silent while something else is shown, and a jump is no new beginning', async () => {
  const world = measured();
  await world.start();
  await world.watch(2);
  let hold = { release: () => undefined as void };
  world.player.use({ name: 'spot', attach: (tools) => void (hold = tools.hold(60_000)) });
  await world.clock.pass(30_000);
  expect(world.types()).toEqual(['plays']);
  hold.release();
  await settled();
  expect(world.types()).toEqual(['plays', 'plays']);
  void world.player.seek({ mediaTime: 200 });
  world.element.arrive();
  await settled();
  await world.watch(2);
  expect(world.types()).toHaveLength(2);
});

it('ADS-030 a wait for media is no new beginning either', async () => {
  const world = measured();
  await world.start();
  await world.watch(2);
  Object.assign(world.element, { readyState: 2 });
  await world.clock.pass(3_000);
  Object.assign(world.element, { readyState: 4 });
  await world.watch(2);
  expect(world.types()).toEqual(['plays']);
});

it.each([
  ['a preview', { isPreview: true } as const],
  ['a trailer', { subject: { ...factsOf({}).subject!, kind: 'trailer' } } as const],
  ['a stream without a tracker', factsOf({})],
])('ADS-032 of %s nothing is told', async (_, change) => {
  const world = measured(change);
  await world.start();
  await world.watch(40);
  expect(world.types()).toEqual([]);
});

it('ADS-026 a channel is at a time of day, also where its media say none; a film is at a place', async () => {
  const { subject } = factsOf({});
  const stream = { ...subject!.stream, trackers: [TRACKER] };
  const film = measured();
  await film.start();
  expect(film.told[0]).toMatchObject({ wallTimeMs: null, positionSeconds: 0 });
  const channel = measured({ subject: { ...subject!, kind: 'channel', stream } });
  await channel.start();
  expect(channel.told[0]?.wallTimeMs).toBe(channel.clock.now());
});

it('ADS-030 a preview that is counted later is measured from then on', async () => {
  const { subject } = factsOf({});
  let count: () => void = () => undefined;
  const stream = { ...subject!.stream, trackers: [TRACKER] };
  const counted = new Promise<PlayedSubject>((resolve) => (count = () => resolve({ ...subject!, stream })));
  const world = measured({ ...factsOf({}), counted });
  await world.start();
  await world.watch(5);
  expect(world.types()).toEqual([]);
  count();
  await settled();
  expect(world.types()).toEqual(['plays']);
});

it('ADS-025 ADS-031 the tracker of a service that is not known is told nothing', async () => {
  const { subject } = factsOf({});
  const trackers = [{ ...TRACKER, type: 'another' }];
  const world = measured(subject && { subject: { ...subject, stream: { ...subject.stream, trackers } } });
  await world.start();
  await world.watch(20);
  expect(world.types()).toEqual([]);
});
