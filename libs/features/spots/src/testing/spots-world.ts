import type { AdInfo } from '@livery/contract/ads/entities';
import type { LoadFacts, LiveSource, VodSource } from '@livery/player-core/source';
import { settled } from '@livery/player-core/testing/fake-clock';
import { fakePlayer } from '@livery/player-core/testing/fake-player';
import { createValue } from '@livery/value';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import type { Services } from '@livery/widgets/services';
import { makeSpotStage } from '../spot-stage.ts';
import type { LoadedSpots, Spot, WantedSpots } from '../spot.ts';
import { spotsExtension } from '../spots.ts';
import { fakeScreens } from './fake-spot.ts';

export const FILM: VodSource = { kind: 'vod', url: 'https://cdn.test/film.m3u8' };
export const CHANNEL: LiveSource = { kind: 'live', url: 'https://cdn.test/live.m3u8' };

const entry = (name: string) => ({ url: `https://spots.test/${name}`, aliases: [] });
const NO_ROLLS: AdInfo = {
  preRoll: [],
  middleRoll: [],
  postRoll: [],
  postPauseRoll: [],
  middleRollPoints: [],
  allowDisable: false,
};
export const PRE = { preRoll: [entry('pre')] };
export const POST = { postRoll: [entry('post')] };
export const PAUSE = { postPauseRoll: [entry('pause')] };

/** Facts of a load whose stream has these breaks. */
export function factsOf(ads: Partial<AdInfo>, change: Partial<PlayedSubject> = {}): LoadFacts {
  const stream = {
    ad: { ...NO_ROLLS, ...ads },
    trackers: [],
    playbackPoints: [],
    packshots: [],
  };
  const ids = { channelId: null, contentId: 7, contentParentId: null, libraryId: null };
  return { subject: { kind: 'film', startType: 'vod', stream, ...ids, isZap: false, ...change } };
}

/** A player with advertising: what is asked for is answered by hand, or by `spots` at once. */
export function spotsWorld({
  spots,
  onZap = false,
  expectsDevice = false,
  comesLate = false,
}: { spots?: readonly Spot[]; onZap?: boolean; expectsDevice?: boolean; comesLate?: boolean } = {}) {
  const isDeviceExpected = createValue(expectsDevice);
  const phone = { isHidden: false };
  const sale = { tell: () => undefined as unknown, leavesAds: false, asked: 0 };
  const world = fakePlayer();
  const screens = fakeScreens();
  const stage = makeSpotStage({} as Services, new AbortController().signal);
  const asked: WantedSpots[] = [];
  let answer: (loaded: LoadedSpots) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const load = (wanted: WantedSpots) => {
    asked.push(wanted);
    if (spots) return Promise.resolve({ spots, failures: [] });
    return new Promise<LoadedSpots>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  };
  const advertise = () =>
    world.player.use(
      spotsExtension({
        ...{ clock: world.clock, stage, load, openScreen: screens.open, startsSilently: false },
        ...{ onZap, isDeviceExpected, pausesByItself: () => phone.isHidden },
        whenRightsChange: (run) => (sale.tell = run),
        async hasSpotsStill() {
          sale.asked += 1;
          return Promise.resolve(sale.leavesAds);
        },
      }),
    );
  if (!comesLate) advertise();
  return {
    ...world,
    screens,
    stage,
    isDeviceExpected,
    /** A phone whose page is hidden pauses what plays. */
    phone,
    advertise,
    /** Something is bought; it ends the advertising, unless it leaves it. */
    sale,
    buy: async () => (sale.tell(), settled()),
    asked,
    rolls: () => asked.map(({ roll }) => roll),
    answer: async (...given: readonly Spot[]) => (answer({ spots: given, failures: [] }), settled()),
    refuse: async (code: number) => (
      answer({ spots: [], failures: [{ address: 'https://spots.test/pre', code }] }),
      settled()
    ),
    lose: async () => (fail(new TypeError('Failed to fetch')), settled()),
    /** The ad on the screen comes to its end. */
    finish: async () => (screens.latest.video.finish(), settled()),
    begin: async (seconds = 10) => (screens.latest.video.begin(seconds), settled()),
    /** The viewer goes to a place of the content, and its picture is there. */
    async jump(mediaTime: number) {
      // Where nothing tells what the media spans, a jump would be another run of the engine.
      world.engines.latest.tellTime(0, 0);
      void world.player.seek({ mediaTime });
      world.element.arrive();
      await settled();
    },
    /** The content is shown for so long, a second at a time. */
    async watch(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        world.element.advance(1);
        await world.clock.pass(1_000);
      }
    },
  };
}
