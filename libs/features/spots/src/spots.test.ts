import type { ExtensionTools, Hold } from '@livery/player-core/extension';
import { settled } from '@livery/player-core/testing/fake-clock';
import { fakeOutput } from '@livery/player-core/testing/fake-output';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import { describe, expect, it } from 'vitest';
import { aSpot } from './testing/fake-spot.ts';
import { CHANNEL, factsOf, FILM, PAUSE, POST, PRE, spotsWorld } from './testing/spots-world.ts';

const isHeld = ({ player }: ReturnType<typeof spotsWorld>) => player.state.isHeld;

describe('pre-roll', () => {
  it('ADS-003 ADS-017 ADS-018 the content waits for the ad, is hidden by it, and plays after it', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    expect(world.player.state).toMatchObject({ isHeld: true, playback: 'paused', wantsToPlay: true });
    expect(world.rolls()).toEqual(['pre']);
    const spot = aSpot();
    await world.answer(spot);
    expect(world.screens.latest).toMatchObject({ isCovered: false });
    await world.begin();
    expect(world.screens.latest).toMatchObject({ isCovered: true, isClosed: false });
    expect(world.stage.view.get()).toMatchObject({ number: 1, count: 1, title: 'Tea', secondsLeft: 10 });
    await world.finish();
    expect(world.screens.latest).toMatchObject({ isClosed: true });
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(world.stage.view.get()).toBeNull();
    expect(spot.heard).toEqual(['shown', 'completed']);
  });

  it('ADS-019 the content plays when no answer has come within five seconds, however long the chain', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    await world.clock.pass(4_199);
    expect(isHeld(world)).toBe(true);
    await world.clock.pass(1);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(world.asked[0]?.budget.aborted).toBe(true);
    expect(world.stage.reports.get()).toMatchObject([{ roll: 'pre', code: 301 }]);
    // An answer that comes later is nobody's any more.
    await world.answer(aSpot());
    expect(world.screens.latest.video.asked).toEqual([]);
  });

  it.each([
    ['a second', 1_000, 3_200],
    ['so long that nothing is left of five seconds', 8_000, 1_000],
  ])(
    'ADS-019 what the viewer has waited for the stream already, %s, is part of the wait',
    async (_, waitedMs, leftMs) => {
      const world = spotsWorld();
      await world.clock.pass(waitedMs);
      await world.start(FILM, { facts: { ...factsOf(PRE), wantedAtMs: world.clock.elapsed() - waitedMs } });
      await world.clock.pass(leftMs - 1);
      expect(isHeld(world)).toBe(true);
      await world.clock.pass(1);
      expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    },
  );

  it('ADS-019 what passes between the load and a break that is due late is part of the wait, where nothing is on the screen yet', async () => {
    const world = spotsWorld();
    const { subject } = factsOf(PRE);
    let count: () => void = () => undefined;
    const counted = new Promise<PlayedSubject>((resolve) => (count = () => resolve(subject!)));
    await world.clock.pass(500);
    void world.player.load(CHANNEL, { facts: { ...factsOf({}), counted, wantedAtMs: world.clock.elapsed() - 500 } });
    await world.clock.pass(2_500);
    count();
    await settled();
    expect(world.rolls()).toEqual(['pre']);
    await world.clock.pass(1_199);
    expect(isHeld(world)).toBe(true);
    await world.clock.pass(1);
    expect(isHeld(world)).toBe(false);
  });

  it('ADS-019 what passes until the code of advertising has come is part of the wait', async () => {
    const world = spotsWorld({ comesLate: true });
    void world.player.load(FILM, { facts: factsOf(PRE) });
    await world.clock.pass(2_000);
    world.advertise();
    expect(world.rolls()).toEqual(['pre']);
    await world.clock.pass(2_199);
    expect(isHeld(world)).toBe(true);
    await world.clock.pass(1);
    expect(isHeld(world)).toBe(false);
  });

  it('ADS-019 a viewer who has to press first waits from that press on', async () => {
    const world = spotsWorld();
    await world.clock.pass(3_000);
    await world.start(FILM, { autoplay: false, facts: { ...factsOf(PRE), wantedAtMs: world.clock.elapsed() - 3_000 } });
    void world.player.play();
    await settled();
    await world.clock.pass(4_199);
    expect(isHeld(world)).toBe(true);
    await world.clock.pass(1);
    expect(isHeld(world)).toBe(false);
  });

  it('ADS-019 a viewer who presses before the code of advertising has come waits from that press on', async () => {
    const world = spotsWorld({ comesLate: true });
    await world.clock.pass(3_000);
    const facts = { ...factsOf(PRE), wantedAtMs: world.clock.elapsed() - 3_000 };
    void world.player.load(FILM, { autoplay: false, facts });
    await world.clock.pass(6_000);
    void world.player.play();
    await world.clock.pass(200);
    world.advertise();
    expect(world.rolls()).toEqual(['pre']);
    await world.clock.pass(3_999);
    expect(isHeld(world)).toBe(true);
    await world.clock.pass(1);
    expect(isHeld(world)).toBe(false);
  });

  it('ADS-019 while a picture moves nobody waits: only what was waited for before it is part of the wait', async () => {
    const world = spotsWorld();
    const { subject } = factsOf(PRE);
    let count: () => void = () => undefined;
    const counted = new Promise<PlayedSubject>((resolve) => (count = () => resolve(subject!)));
    await world.clock.pass(500);
    const wantedAtMs = world.clock.elapsed() - 500;
    await world.start(CHANNEL, { facts: { ...factsOf({}), counted, wantedAtMs } });
    world.element.showFrame();
    await world.clock.pass(2_500);
    count();
    await settled();
    expect([world.rolls(), isHeld(world)]).toEqual([['pre'], true]);
    await world.clock.pass(3_699);
    expect(isHeld(world)).toBe(true);
    await world.clock.pass(1);
    expect(isHeld(world)).toBe(false);
  });

  it('ADS-019 the search has been given up when the content goes on', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    const whenItGoesOn: unknown[] = [];
    world.player.subscribe(
      (state) => state.isHeld,
      () => whenItGoesOn.push(world.asked[0]?.budget.aborted),
    );
    await world.clock.pass(4_200);
    expect(whenItGoesOn).toEqual([true]);
  });

  it('ADS-019 ADS-020 the list and the creative share one budget; the server of a creative that is too slow is told', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    await world.clock.pass(4_000);
    const spot = aSpot();
    await world.answer(spot);
    expect(world.screens.latest.video.asked).toEqual(['https://spots.test/tea.mp4']);
    await world.clock.pass(200);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(world.screens.latest.isClosed).toBe(true);
    await settled();
    expect(spot.heard).toEqual(['failed 402']);
  });

  it.each([
    ['no address gives one', (world: ReturnType<typeof spotsWorld>) => world.refuse(303), 303],
    ['the code that looks for them does not come', (world: ReturnType<typeof spotsWorld>) => world.lose(), 1012],
  ])('ADS-010 ADS-019 ADS-022 %s: the content plays at once, and support may know why', async (_, fail, code) => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    await fail(world);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(world.stage.reports.get()).toMatchObject([{ roll: 'pre', code }]);
  });

  it('ADS-019 a creative that does not play gives way to its next file, and then to the content', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    const spot = aSpot({ files: ['https://spots.test/a.mp4', 'https://spots.test/b.mp4'] });
    await world.answer(spot);
    world.screens.latest.video.breakDown(4);
    await settled();
    expect(world.screens.latest.video.asked).toEqual(['https://spots.test/a.mp4', 'https://spots.test/b.mp4']);
    world.screens.latest.video.breakDown(3);
    await settled();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(spot.heard).toEqual(['failed 405']);
  });

  it('ADS-019 a creative of sound alone gives way to its next file, and then to the content', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    const spot = aSpot({ files: ['https://spots.test/sound.mp4'] });
    await world.answer(spot);
    Object.assign(world.screens.latest.video, { videoWidth: 0 });
    await world.begin();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(world.screens.latest).toMatchObject({ isCovered: false, isClosed: true });
    expect(spot.heard).toEqual(['failed 405']);
  });

  it('ADS-019 an ad that stands still for three seconds is over', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    const spot = aSpot();
    await world.answer(spot);
    await world.begin();
    await world.clock.pass(3_500);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(spot.heard).toEqual(['shown', 'failed 402']);
  });

  it('ADS-009 plays as many as the stream allows, one after the other, with nothing of the content between them', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf({ ...PRE, maxAdvertising: 2 }) });
    expect(world.asked[0]?.mostAds).toBe(2);
    await world.answer(aSpot({ title: 'One' }), aSpot({ title: 'Two' }), aSpot({ title: 'Three' }));
    await world.begin();
    expect(world.stage.view.get()).toMatchObject({ title: 'One', number: 1, count: 2 });
    await world.finish();
    expect(isHeld(world)).toBe(true);
    expect(world.screens.latest.isCovered).toBe(true);
    await world.begin();
    expect(world.stage.view.get()).toMatchObject({ title: 'Two', number: 2, count: 2 });
    await world.finish();
    expect(isHeld(world)).toBe(false);
  });

  it('ADS-003 ADS-008 a channel whose preview plays already stops for what its counted answer puts before it', async () => {
    const world = spotsWorld();
    const { subject } = factsOf(PRE);
    let count: () => void = () => undefined;
    const counted = new Promise<PlayedSubject>((resolve) => (count = () => resolve(subject!)));
    await world.start(CHANNEL, { facts: { ...factsOf({}), counted } });
    expect([world.rolls(), isHeld(world)]).toEqual([[], false]);
    count();
    await settled();
    expect([world.rolls(), isHeld(world)]).toEqual([['pre'], true]);
    await world.answer(aSpot());
    await world.begin();
    await world.finish();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
  });

  it('ADS-003 waits for the viewer where nothing plays by itself', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE), autoplay: false });
    expect(world.rolls()).toEqual([]);
    void world.player.play();
    expect(world.rolls()).toEqual(['pre']);
  });

  it('ADS-032 a preview and a trailer ask for none', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: { ...factsOf(PRE), isPreview: true } });
    await world.start(FILM, { facts: factsOf(PRE, { kind: 'trailer' }) });
    expect(world.rolls()).toEqual([]);
  });

  it('ADS-003 a change of channel waits for none, unless the operator says so', async () => {
    const zap = () => factsOf(PRE, { kind: 'channel', channelId: 1, isZap: true });
    const world = spotsWorld();
    await world.start(CHANNEL, { facts: zap() });
    expect(world.player.state.playback).toBe('playing');
    const other = spotsWorld({ onZap: true });
    await other.start(CHANNEL, { facts: zap() });
    expect(other.rolls()).toEqual(['pre']);
  });

  it('ADS-003 the same content on another device, or recovered, is led in once', async () => {
    const world = spotsWorld();
    const facts = factsOf(PRE);
    await world.start(FILM, { facts });
    await world.refuse(303);
    await world.clock.pass(60_000);
    await world.start(FILM, { facts });
    expect(world.rolls()).toEqual(['pre']);
  });

  it('ADS-003 CAST-012 a film on its way to a device waits here for its ad; what the device plays is not stopped', async () => {
    const world = spotsWorld();
    const device = fakeOutput('Living room');
    world.player.use({ name: 'device', attach: (tools) => tools.playOn(device) });
    void world.player.load(FILM, {
      facts: factsOf({
        ...PRE,
        ...PAUSE,
        middleRollPoints: [{ positionMs: 3_000, urls: ['https://spots.test/middle'] }],
      }),
    });
    await settled();
    expect([world.rolls(), device.loads]).toEqual([['pre'], []]);
    await world.answer(aSpot());
    await world.begin();
    await world.finish();
    expect(device.loads).toMatchObject([{ source: FILM, autoplay: true }]);
    device.say({ playback: 'playing', mediaTime: 1 });
    device.say({ playback: 'playing', mediaTime: 4 });
    world.player.pause();
    device.say({ playback: 'paused', mediaTime: 4 });
    void world.player.play();
    expect(world.rolls()).toEqual(['pre']);
  });

  it('CAST-010 ADS-017 before what is to play on a device an ad has the sound of where it is shown, and leaves the device its own', async () => {
    const world = spotsWorld();
    world.player.setVolume(0.25);
    const device = fakeOutput('Living room');
    world.player.use({ name: 'device', attach: (tools) => tools.playOn(device) });
    await world.player.load(FILM);
    device.say({ playback: 'playing', muted: true, volume: 0.75 });
    void world.player.load(FILM, { facts: factsOf(PRE) });
    await settled();
    await world.answer(aSpot());
    await world.begin();
    const { video } = world.screens.latest;
    expect([video.muted, video.volume]).toEqual([false, 0.25]);
    world.stage.actions.get()?.setMuted(true);
    expect([video.muted, world.element.muted]).toEqual([true, true]);
    expect(device.asked.filter((asked) => /^(muted|volume)/.test(asked))).toEqual([]);
  });

  it('ADS-003 CAST-012 after a reload it waits until it is known where the film is: on a device that shows it none comes before it', async () => {
    const world = spotsWorld({ expectsDevice: true });
    let tools: ExtensionTools | undefined;
    world.player.use({ name: 'device', attach: (given) => (tools = given) });
    tools?.onLoad(() => void tools?.hold(6_000));
    void world.player.load(FILM, { facts: factsOf(PRE) });
    await settled();
    expect(world.rolls()).toEqual([]);
    tools?.playOn(fakeOutput('Living room'));
    world.isDeviceExpected.set(false);
    await settled();
    expect(world.rolls()).toEqual([]);
  });

  it('ADS-003 CAST-012 a device that is gone after a reload: it comes before the film here, and nothing of the film before it', async () => {
    const world = spotsWorld({ expectsDevice: true });
    let hold: Hold | undefined;
    world.player.use({ name: 'device', attach: (given) => given.onLoad(() => (hold = given.hold(6_000))) });
    await world.start(FILM, { facts: factsOf(PRE) });
    world.isDeviceExpected.set(false);
    hold?.release();
    expect([world.rolls(), isHeld(world)]).toEqual([['pre'], true]);
  });

  it('ADS-003 CAST-012 what a device shows when the code of advertising comes has begun there', async () => {
    const world = spotsWorld({ comesLate: true });
    world.player.use({ name: 'device', attach: (tools) => tools.playOn(fakeOutput('Living room')) });
    void world.player.load(FILM, { facts: factsOf(PRE) });
    world.advertise();
    await settled();
    expect(world.rolls()).toEqual([]);
  });

  it('ADS-018 another load takes the ad away with the content', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    await world.answer(aSpot());
    await world.begin();
    const { latest } = world.screens;
    await world.start(CHANNEL);
    expect(latest.isClosed).toBe(true);
    expect(world.stage.view.get()).toBeNull();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
  });
});

describe('the viewer and the ad', () => {
  async function showing(change: Parameters<typeof aSpot>[0] = {}) {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    const spot = aSpot(change);
    await world.answer(spot);
    await world.begin();
    return { ...world, spot, video: world.screens.latest.video };
  }

  it('ADS-017 a pause of the viewer pauses it, for as long as it likes', async () => {
    const world = await showing();
    world.player.pause();
    expect(world.video.paused).toBe(true);
    expect(world.stage.view.get()).toMatchObject({ isPaused: true });
    await world.clock.pass(60 * 60_000);
    expect(world.player.state.isHeld).toBe(true);
    void world.player.play();
    await settled();
    expect(world.video.paused).toBe(false);
    expect(world.asked).toHaveLength(1);
    expect(world.spot.heard).toEqual(['shown', 'paused true', 'paused false']);
  });

  it('ADS-017 is as loud as the content, and as silent', async () => {
    const world = await showing();
    world.player.setVolume(0.25);
    world.element.dispatchEvent(new Event('volumechange'));
    expect(world.video.volume).toBe(0.25);
    world.player.setMuted(true);
    world.element.dispatchEvent(new Event('volumechange'));
    expect(world.video.muted).toBe(true);
    world.stage.actions.get()?.setMuted(false);
    expect([world.video.muted, world.element.muted]).toEqual([false, false]);
  });

  it('ADS-020 may be skipped when its time has come, and not before', async () => {
    const world = await showing({ skipAfterSeconds: 3 });
    expect(world.stage.view.get()).toMatchObject({ skipInSeconds: 3 });
    world.stage.actions.get()?.skip();
    await settled();
    expect(world.player.state.isHeld).toBe(true);
    world.video.advance(3);
    expect(world.stage.view.get()).toMatchObject({ skipInSeconds: 0, secondsLeft: 7 });
    world.stage.actions.get()?.skip();
    await settled();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    expect(world.spot.heard).toEqual(['shown', 'skipped']);
  });

  it('ADS-019 a browser that lets nothing play by itself shows none, and the content asks for the press', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    world.screens.latest.video.autoplayPolicy = 'refuses';
    await world.answer(aSpot());
    expect(world.player.state.isHeld).toBe(false);
  });

  it('ADS-017 a browser that lets only silence play shows it silently', async () => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    world.screens.latest.video.autoplayPolicy = 'allowsMuted';
    await world.answer(aSpot());
    await world.begin();
    expect(world.stage.view.get()).toMatchObject({ isMuted: true });
  });

  it.each([
    ['one that plays on and on', 10, 10, 16],
    ['one of which nobody says how long it is', Infinity, null, 66],
  ])('ADS-019 %s is cut off by the player, and others come after it', async (_, lasts, durationSeconds, seconds) => {
    const world = spotsWorld();
    await world.start(FILM, { facts: factsOf(PRE) });
    await world.answer(aSpot({ durationSeconds }));
    await world.begin(lasts);
    const { latest } = world.screens;
    for (let second = 0; second < seconds; second += 1) {
      latest.video.advance(1);
      await world.clock.pass(1_000);
    }
    expect(isHeld(world)).toBe(false);
    expect(latest.isClosed).toBe(true);
    await world.clock.pass(6_000);
    await world.start(FILM, { facts: factsOf(PRE) });
    expect(world.rolls()).toEqual(['pre', 'pre']);
  });
});

describe('advertising that is bought away', () => {
  const middle = [{ url: 'https://spots.test/middle', aliases: [] }];
  const ofChannel = (subject: Partial<PlayedSubject> = {}) =>
    factsOf({ middleRoll: middle, middleRollPeriodSeconds: 10 }, { kind: 'channel', channelId: 1, ...subject });

  it('ADS-016 ends at once, and the film plays without what was to come', async () => {
    const world = spotsWorld();
    const points = [{ positionMs: 20_000, urls: ['https://spots.test/20'] }];
    await world.start(FILM, { facts: factsOf({ ...PRE, ...POST, middleRollPoints: points }) });
    await world.answer(aSpot(), aSpot());
    await world.begin();
    await world.buy();
    expect(world.screens.latest.isClosed).toBe(true);
    expect(world.stage.view.get()).toBeNull();
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
    await world.jump(18);
    await world.watch(6);
    await world.jump(3_599);
    expect(world.rolls()).toEqual(['pre']);
  });

  it('ADS-008 ADS-016 of a channel does not come back after its period, nor where the channel is loaded again', async () => {
    const world = spotsWorld();
    const facts = ofChannel();
    await world.start(CHANNEL, { facts });
    await world.watch(6);
    await world.buy();
    await world.watch(12);
    await world.start(CHANNEL, { facts });
    await world.watch(12);
    expect(world.rolls()).toEqual([]);
  });

  it('ADS-016 stays where the purchase leaves it, and what has none is not asked about', async () => {
    const world = spotsWorld();
    await world.buy();
    await world.start(FILM, { facts: factsOf(PRE, { stream: { trackers: [] } as never }) });
    await world.buy();
    expect(world.sale.asked).toBe(0);
    world.sale.leavesAds = true;
    await world.start(CHANNEL, { facts: ofChannel() });
    await world.buy();
    await world.watch(11);
    expect([world.rolls(), world.sale.asked]).toEqual([['middle'], 1]);
  });

  it('ADS-016 ADS-024 during what comes before the film does not begin with the film', async () => {
    const world = spotsWorld();
    const { subject } = factsOf(PRE);
    await world.start(FILM, { facts: { subject: { ...subject!, kind: 'packshot' } } });
    await world.buy();
    await world.start(FILM, { facts: { subject: subject! } });
    expect(world.rolls()).toEqual([]);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
  });
});
