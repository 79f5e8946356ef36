import type { AdInfo } from '@livery/contract/ads/entities';
import type { PlaybackEvent } from '@livery/player-core/playback-events';
import { systemClock } from '@livery/player-core/services';
import { mediaAddresses } from '@livery/player-core/testing/media-origin';
import { mountPlayer, reached } from '@livery/player-core/testing/mounted-player';
import { createValue } from '@livery/value';
import type { Services } from '@livery/widgets/services';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { findSpots } from './find-spots.ts';
import { openSpotScreen } from './spot-screen.ts';
import { makeSpotStage } from './spot-stage.ts';
import { spotsExtension } from './spots.ts';
import { factsOf } from './testing/spots-world.ts';

const SECONDS = 30;
/** A timer of a busy machine may be so late. */
const LATE_MS = 250;

const entry = (kind: string, run: string) => ({
  url: `${inject('mediaOrigin')}/spots/list/${kind}?run=${run}`,
  aliases: [],
});

/** The real player with a real film, real lists and their creatives. */
function watching(ads: Partial<AdInfo>) {
  const { player, element } = mountPlayer();
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const stage = makeSpotStage({} as Services, life.signal);
  const events: PlaybackEvent[] = [];
  player.on('playback', (event) => events.push(event));
  player.use(
    spotsExtension({
      clock: systemClock,
      stage,
      load: findSpots,
      openScreen: openSpotScreen,
      startsSilently: false,
      onZap: false,
      isDeviceExpected: createValue(false),
      pausesByItself: () => false,
      whenRightsChange: () => undefined,
      hasSpotsStill: () => Promise.resolve(true),
    }),
  );
  void player.load({ kind: 'vod', url: mediaAddresses().vod(SECONDS) }, { facts: factsOf(ads) });
  const spot = () => document.querySelectorAll('video')[1];
  return {
    player,
    element,
    stage,
    spot,
    /** How long the content was held, each time. */
    heldMs: () => events.flatMap((event) => (event.type === 'released' ? [event.lastedMs] : [])),
    onScreen: () => vi.waitFor(() => expect(stage.view.get()).not.toBeNull(), { timeout: 15_000 }),
    /** The rest of the creative that is on the screen is left out. */
    toTheEnd() {
      const video = spot();
      if (video) video.currentTime = video.duration - 0.3;
    },
    contentPlays: () => reached(player, (state) => state.playback === 'playing' && !state.isHeld, 20_000),
  };
}

it.each(['plain', 'second-file', 'wrapped-1', 'escaped'])(
  'ADS-003 ADS-017 ADS-018 with %s the ad is seen, and then the content',
  async (kind) => {
    const { element, spot, onScreen, toTheEnd, contentPlays } = watching({ preRoll: [entry(kind, 'real')] });
    await onScreen();
    expect(getComputedStyle(element).visibility).toBe('hidden');
    expect(element.currentTime).toBe(0);
    expect(spot()?.videoWidth).toBeGreaterThan(0);
    toTheEnd();
    await contentPlays();
    expect(getComputedStyle(element).visibility).toBe('visible');
    expect(spot()).toBeUndefined();
  },
);

it.each(['never', 'drip', 'too-late', 'missing', 'malformed', 'empty', 'unreachable', 'wrapped-never'])(
  'ADS-019 with %s the content plays within five seconds',
  async (kind) => {
    const { heldMs, contentPlays, stage } = watching({ preRoll: [entry(kind, 'real')] });
    await contentPlays();
    const [held = 0] = heldMs();
    expect(held).toBeLessThan(5_000 + LATE_MS);
    expect(stage.reports.get().length).toBeGreaterThan(0);
  },
);

it('ADS-002 ADS-009 an alias is asked after its address, and one of a pod is enough where the stream says so', async () => {
  const preRoll = [{ ...entry('empty', 'real'), aliases: [entry('pod', 'real').url] }];
  const { onScreen, stage, toTheEnd, contentPlays } = watching({ preRoll, maxAdvertising: 1 });
  await onScreen();
  expect(stage.view.get()).toMatchObject({ number: 1, count: 1 });
  toTheEnd();
  await contentPlays();
});

it('ADS-020 a skip is told, and the content plays', async () => {
  const { onScreen, stage, spot, contentPlays } = watching({ preRoll: [entry('skippable', 'real-skip')] });
  await onScreen();
  const video = spot();
  if (video) video.currentTime = 3.5;
  await vi.waitFor(() => expect(stage.view.get()?.skipInSeconds).toBe(0), { timeout: 5_000 });
  stage.actions.get()?.skip();
  await contentPlays();
  await vi.waitFor(async () => {
    const answer = await fetch(`${inject('mediaOrigin')}/spots/told?run=real-skip`);
    expect(await answer.text()).toContain('"skip"');
  });
});

it('ADS-004 ADS-005 ADS-007 comes at a point, and again before the end', async () => {
  const ads = {
    middleRollPoints: [{ positionMs: 4_000, urls: [entry('short', 'real').url] }],
    postRoll: [entry('short', 'real')],
    periodSeconds: 0,
  };
  const { player, onScreen, stage, toTheEnd, contentPlays } = watching(ads);
  await contentPlays();
  void player.seek({ mediaTime: 3 });
  await onScreen();
  expect(stage.view.get()?.roll).toBe('middle');
  toTheEnd();
  await contentPlays();
  void player.seek({ mediaTime: SECONDS - 3 });
  await vi.waitFor(() => expect(stage.view.get()?.roll).toBe('post'), { timeout: 15_000 });
  toTheEnd();
  await reached(player, ({ playback }) => playback === 'ended');
});

it('ADS-006 comes when the viewer goes on after a pause', async () => {
  const { player, onScreen, stage, toTheEnd, contentPlays } = watching({ postPauseRoll: [entry('short', 'real')] });
  await reached(player, ({ position }) => position.mediaTime > 0.5);
  player.pause();
  await reached(player, ({ playback }) => playback === 'paused');
  void player.play();
  await onScreen();
  expect(stage.view.get()?.roll).toBe('postPause');
  toTheEnd();
  await contentPlays();
});
