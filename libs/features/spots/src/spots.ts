import { adSupportedContentOf } from '@livery/domain/ads';
import { refusesSoundFirst } from '@livery/domain/controls';
import type { ReadonlyValue } from '@livery/value';
import { goesOnHidden } from '@livery/widgets/background-playback';
import { deviceExpected } from '@livery/widgets/device-expected';
import { bandwidthMemory } from '@livery/player-core/bandwidth-memory';
import type { Extension, ExtensionTools } from '@livery/player-core/extension';
import type { LoadFacts } from '@livery/player-core/source';
import { whenCounted } from '@livery/widgets/load-facts';
import type { MakeExtension } from '@livery/widgets/player-extension';
import { playerServices } from '@livery/widgets/player-services';
import { beginDueBreaks, type Seen } from './begin-due-breaks.ts';
import { createBreaks, type BreakWorld } from './run-break.ts';
import { openSpotScreen } from './spot-screen.ts';
import type { LoadSpots } from './spot.ts';
import { makeSpotStage } from './spot-stage.ts';

type Ports = Omit<BreakWorld, 'tools'> & {
  readonly onZap: boolean;
  /** A device of before a reload may show the programme already. */
  readonly isDeviceExpected: ReadonlyValue<boolean>;
  /** The page pauses what plays, as a hidden one does on a phone. */
  readonly pausesByItself: (tools: ExtensionTools) => boolean;
};

/** Ad breaks of what plays: pre-roll, mid-roll, post-roll and after a pause. */
export const spotsExtension = ({ onZap, isDeviceExpected, pausesByItself, ...world }: Ports): Extension => ({
  name: 'spots',
  attach(tools) {
    const breaks = createBreaks({ ...world, tools });
    let last: { id: string; subject: LoadFacts['subject']; seen: Seen } | null = null;
    let hasAttached = false;
    tools.onLoad((load) => {
      // What plays elsewhere before anybody here looks for advertising has begun there.
      const isThere = !hasAttached && tools.player.state.output !== null;
      const { isPreview = false, counted } = load.facts;
      whenCounted(load, (subject) => {
        const content = adSupportedContentOf(subject, isPreview);
        if (!content) return;
        const isAnother = last?.subject !== subject;
        const { id, isChannel } = content;
        const watchedMs = isChannel && last?.id === id ? last.seen.watchedMs : 0;
        if (isAnother || !last) last = { id, subject, seen: { passed: new Set(), hasHadEnd: false, watchedMs } };
        const kind = { isNew: isAnother && !isThere, isLate: counted !== undefined };
        beginDueBreaks(content, load, last.seen, {
          ...{ tools, clock: world.clock, breaks, onZap, isDeviceExpected },
          pausesByItself: () => pausesByItself(tools),
          ...kind,
        });
      });
    });
    hasAttached = true;
  },
});

/** Of an ad's files the one is taken that the line carries, as far as the last playback has measured it. */
export function spotsLoader(services: Parameters<typeof playerServices>[0]): LoadSpots {
  const line = bandwidthMemory(playerServices(services));
  return async (wanted) => {
    const bitsPerSecond = line.recall();
    const { findSpots } = await import('./find-spots.ts');
    return findSpots(wanted, bitsPerSecond === null ? undefined : bitsPerSecond / 1_000);
  };
}

const make: MakeExtension = ({ services }) => {
  const { ads: config, environment } = services;
  return spotsExtension({
    clock: playerServices(services).clock,
    stage: services.get(makeSpotStage),
    load: spotsLoader(services),
    openScreen: openSpotScreen,
    startsSilently: refusesSoundFirst(environment.os),
    onZap: config.onZap,
    isDeviceExpected: services.get(deviceExpected),
    pausesByItself: ({ player, element }) =>
      environment.mobileBrowser && document.visibilityState === 'hidden' && !goesOnHidden(player, element),
  });
};
export default make;
