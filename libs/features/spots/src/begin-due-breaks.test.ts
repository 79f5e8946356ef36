import type { ExtensionTools } from '@livery/player-core/extension';
import { settled } from '@livery/player-core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { aSpot } from './testing/fake-spot.ts';
import { CHANNEL, factsOf, FILM, PAUSE, POST, spotsWorld } from './testing/spots-world.ts';

const PLACED = [
  ['a window of its own', (element: object) => ({ ownerDocument: { pictureInPictureElement: element } })],
  ['the whole screen of a phone', () => ({ webkitPresentationMode: 'fullscreen' })],
  ['a screen by AirPlay', () => ({ webkitCurrentPlaybackTargetIsWireless: true })],
  ['a screen by Remote Playback', () => ({ remote: { state: 'connected' } })],
] as const;

describe('mid-roll and post-roll', () => {
  const points = [60_000, 120_000].map((positionMs) => ({ positionMs, urls: [`https://spots.test/${positionMs}`] }));

  /** What follows a device stands by when the content comes to the first point. */
  async function withDeviceAtPoint() {
    const world = spotsWorld();
    let tools: ExtensionTools | undefined;
    world.player.use({ name: 'device', attach: (given) => (tools = given) });
    await world.start(FILM, { facts: factsOf({ middleRollPoints: points }), startAt: { mediaTime: 58 } });
    await world.watch(2);
    return { world, tools };
  }

  it('ADS-004 ADS-007 at a point the content plays on until the ad is there', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf({ middleRollPoints: points }), startAt: { mediaTime: 57 } });
    await world.watch(2);
    expect(world.rolls()).toEqual([]);
    await world.watch(1);
    expect(world.asked).toMatchObject([{ roll: 'middle', entries: [{ url: 'https://spots.test/60000' }] }]);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    await world.answer(aSpot());
    await world.begin();
    expect(world.player.state).toMatchObject({ isHeld: true, playback: 'paused' });
    await world.finish();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
  });

  it('ADS-004 CAST-010 no other device takes the content away while one is looked for, and the content goes over after it', async () => {
    const { world, tools } = await withDeviceAtPoint();
    let isFree = false;
    void tools?.placeFree().then(() => (isFree = true));
    await settled();
    expect([world.rolls(), world.player.state.playback, isFree]).toEqual([['middle'], 'playing', false]);
    await world.answer(aSpot());
    await world.begin();
    for (let second = 0; second < 6; second += 1) {
      world.screens.latest.video.advance(1);
      await world.clock.pass(1_000);
    }
    expect(isFree).toBe(false);
    await world.finish();
    expect(isFree).toBe(true);
  });

  it('ADS-004 ADS-019 a search that finds nothing keeps no device waiting longer than its budget', async () => {
    const { world, tools } = await withDeviceAtPoint();
    expect(tools?.keepsPlace).toBe(true);
    await world.clock.pass(4_200);
    expect(tools?.keepsPlace).toBe(false);
  });

  it.each(PLACED)(
    'ADS-004 ADS-019 a programme that gets %s while one is looked for goes on there: nothing is shown, and nobody is told that it was',
    async (_, placed) => {
      const world = spotsWorld();
      const facts = factsOf({ middleRollPoints: points, periodSeconds: 1 });
      await world.start(FILM, { facts, startAt: { mediaTime: 58 } });
      await world.watch(2);
      const spot = aSpot();
      await world.answer(spot);
      const there = placed(world.element);
      Object.assign(world.element, there);
      await world.begin();
      expect(world.screens.latest).toMatchObject({ isCovered: false, isClosed: true });
      expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
      expect([spot.heard, world.stage.reports.get()]).toEqual([[], []]);
      for (const name of Object.keys(there)) Reflect.deleteProperty(world.element, name);
      await world.jump(121);
      expect(world.rolls(), 'no failure').toEqual(['middle', 'middle']);
    },
  );

  it('ADS-007 a jump over two points is one break', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf({ middleRollPoints: points }) });
    await world.watch(2);
    await world.jump(200);
    expect(world.asked).toMatchObject([{ entries: [{ url: 'https://spots.test/120000' }] }]);
    await world.answer(aSpot());
    await world.begin();
    await world.finish();
    await world.clock.pass(6_000);
    await world.watch(5);
    expect(world.asked).toHaveLength(1);
  });

  it.each([
    ['was shown', { startAt: 58, to: 62 }],
    ['was jumped over', { startAt: 10, to: 200 }],
  ])(
    'ADS-007 a point that %s has had its turn: who goes back and watches over it sees no second break',
    async (_, way) => {
      const world = spotsWorld({ spots: [aSpot()] });
      await world.start(FILM, { facts: factsOf({ middleRollPoints: points }), startAt: { mediaTime: way.startAt } });
      await world.watch(1);
      await world.jump(way.to);
      await world.begin();
      await world.finish();
      // Longer than two breaks have to be apart.
      await world.watch(6);
      await world.jump(57);
      await world.watch(6);
      expect(world.player.state.position.mediaTime).toBe(63);
      expect(world.asked).toHaveLength(1);
    },
  );

  it('ADS-007 a later point has its turn after an earlier one was passed again', async () => {
    const world = spotsWorld({ spots: [aSpot()] });
    await world.start(FILM, { facts: factsOf({ middleRollPoints: points }), startAt: { mediaTime: 58 } });
    await world.watch(2);
    await world.begin();
    await world.finish();
    await world.watch(6);
    await world.jump(55);
    await world.jump(125);
    expect(world.asked).toMatchObject([
      { entries: [{ url: 'https://spots.test/60000' }] },
      { entries: [{ url: 'https://spots.test/120000' }] },
    ]);
  });

  it('ADS-008 a channel has one after each period of watching, and a pause is no watching', async () => {
    const ads = { middleRoll: [{ url: 'https://spots.test/middle', aliases: [] }], middleRollPeriodSeconds: 10 };
    const world = spotsWorld();
    await world.start(CHANNEL, { facts: factsOf(ads, { kind: 'channel', channelId: 1 }) });
    await world.watch(6);
    world.player.pause();
    await world.clock.pass(60_000);
    void world.player.play();
    await settled();
    await world.watch(2);
    expect(world.rolls()).toEqual([]);
    await world.watch(4);
    expect(world.rolls()).toEqual(['middle']);
  });

  it('ADS-008 the next period begins with the end of the break before', async () => {
    const ads = { middleRoll: [{ url: 'https://spots.test/middle', aliases: [] }], middleRollPeriodSeconds: 10 };
    const world = spotsWorld({ spots: [aSpot()] });
    await world.start(CHANNEL, { facts: factsOf(ads, { kind: 'channel', channelId: 1 }) });
    await world.watch(11);
    await world.begin();
    await world.finish();
    await world.watch(8);
    expect(world.rolls()).toEqual(['middle']);
    await world.watch(4);
    expect(world.rolls()).toEqual(['middle', 'middle']);
  });

  it('ADS-004 ADS-008 who goes to another programme of the channel has watched what was watched of it', async () => {
    const ads = { middleRoll: [{ url: 'https://spots.test/middle', aliases: [] }], middleRollPeriodSeconds: 10 };
    const world = spotsWorld();
    const goTo = (channelId: number) => world.start(CHANNEL, { facts: factsOf(ads, { kind: 'channel', channelId }) });
    await goTo(1);
    await world.watch(6);
    await goTo(2);
    await world.watch(6);
    await goTo(2);
    await world.watch(3);
    expect(world.rolls()).toEqual([]);
    await world.watch(3);
    expect(world.rolls()).toEqual(['middle']);
  });

  it('ADS-004 ADS-008 a film that is chosen anew is watched anew, one that is loaded again is not', async () => {
    const ads = { middleRoll: [{ url: 'https://spots.test/middle', aliases: [] }], middleRollPeriodSeconds: 10 };
    const world = spotsWorld();
    const again = factsOf(ads);
    for (const facts of [factsOf(ads), again, again]) {
      await world.start(FILM, { facts });
      expect(world.rolls()).toEqual([]);
      await world.watch(6);
    }
    expect(world.rolls()).toEqual(['middle']);
  });

  it('ADS-005 two seconds before the end the film waits, once', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(POST), startAt: { mediaTime: 3_596 } });
    await world.watch(1);
    expect(world.rolls()).toEqual([]);
    await world.watch(1);
    expect(world.rolls()).toEqual(['post']);
    expect(world.player.state.isHeld).toBe(true);
    await world.answer(aSpot());
    await world.begin();
    await world.finish();
    await world.clock.pass(6_000);
    await world.watch(1);
    expect(world.rolls()).toEqual(['post']);
  });

  it('ADS-005 a film of a few seconds has it at its end, and what follows waits', async () => {
    const world = spotsWorld();
    void world.player.load(FILM, { facts: factsOf(POST) });
    await settled();
    world.engines.latest.arrive(15, 15);
    await settled();
    await world.watch(14);
    expect(world.rolls()).toEqual([]);
    world.element.ended = true;
    world.element.dispatchEvent(new Event('ended'));
    expect(world.rolls()).toEqual(['post']);
    let hasFollowed = false;
    void world.player.free().then(() => (hasFollowed = true));
    await world.answer(aSpot());
    await world.begin();
    expect(hasFollowed).toBe(false);
    await world.finish();
    expect(hasFollowed).toBe(true);
    expect(world.element.paused).toBe(true);
  });

  it('ADS-006 ADS-012 ADS-013 comes when the viewer goes on after a pause, and not again within five seconds', async () => {
    const world = spotsWorld({ spots: [aSpot()] });
    await world.start(FILM, { facts: factsOf(PAUSE) });
    await world.watch(2);
    const pauseAndGoOn = async () => {
      world.player.pause();
      await world.clock.pass(1_000);
      void world.player.play();
      await settled();
    };
    await pauseAndGoOn();
    expect(world.rolls()).toEqual(['postPause']);
    expect(world.player.state).toMatchObject({ isHeld: true, wantsToPlay: true });
    await world.begin();
    await world.finish();
    expect(world.player.state.playback).toBe('playing');
    await pauseAndGoOn();
    expect(world.rolls()).toHaveLength(1);
    await world.clock.pass(4_000);
    await pauseAndGoOn();
    expect(world.rolls()).toHaveLength(2);
  });

  it.each(PLACED)(
    'ADS-006 nothing is shown where the programme’s picture has %s: nobody would see it',
    async (_, placed) => {
      const world = spotsWorld({ spots: [aSpot()] });
      Object.assign(world.element, placed(world.element));
      await world.start(FILM, { facts: factsOf(PAUSE) });
      await world.watch(2);
      world.player.pause();
      await world.clock.pass(1_000);
      void world.player.play();
      await settled();
      expect(world.rolls()).toEqual([]);
      expect(world.player.state.playback).toBe('playing');
    },
  );

  it('ADS-006 a phone that is looked at again goes on at once: the pause was not the viewer’s', async () => {
    const world = spotsWorld({ spots: [aSpot()] });
    await world.start(CHANNEL, { facts: factsOf(PAUSE, { kind: 'channel', channelId: 1 }) });
    await world.watch(2);
    const pauseAndGoOn = async (isHidden: boolean) => {
      world.phone.isHidden = isHidden;
      world.player.pause();
      await world.clock.pass(1_000);
      world.phone.isHidden = false;
      void world.player.play();
      await settled();
    };
    await pauseAndGoOn(true);
    expect([world.rolls(), world.player.state.playback]).toEqual([[], 'playing']);
    await pauseAndGoOn(false);
    expect(world.rolls()).toEqual(['postPause']);
  });

  it('ADS-006 what the viewer paused before the phone was put away was paused by the viewer', async () => {
    const world = spotsWorld({ spots: [aSpot()] });
    await world.start(FILM, { facts: factsOf(PAUSE) });
    await world.watch(2);
    world.player.pause();
    await world.clock.pass(1_000);
    world.phone.isHidden = true;
    world.player.pause();
    await world.clock.pass(1_000);
    world.phone.isHidden = false;
    void world.player.play();
    await settled();
    expect(world.rolls()).toEqual(['postPause']);
  });

  it('ADS-006 the first press of play is no end of a pause', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PAUSE), autoplay: false });
    world.element.showFrame();
    void world.player.play();
    await settled();
    expect(world.rolls()).toEqual([]);
    expect(world.player.state.playback).toBe('playing');
  });

  it('ADS-011 what has failed is not asked for again within five seconds', async () => {
    const world = spotsWorld({ spots: [] });
    await world.start(FILM, { facts: factsOf(PAUSE) });
    await world.watch(1);
    for (const waitMs of [1_000, 3_999]) {
      world.player.pause();
      await world.clock.pass(waitMs);
      void world.player.play();
      await settled();
    }
    expect(world.rolls()).toHaveLength(1);
    world.player.pause();
    await world.clock.pass(2_000);
    void world.player.play();
    await settled();
    expect(world.rolls()).toHaveLength(2);
  });
});
