import { adsOf, adSupportedContentOf } from '@livery/domain/ads';
import { refusesSoundFirst } from '@livery/domain/controls';
import type { ReadonlyValue } from '@livery/value';
import { goesOnHidden } from '@livery/widgets/background-playback';
import { deviceExpected } from '@livery/widgets/device-expected';
import { bandwidthMemory } from '@livery/player-core/bandwidth-memory';
import type { Extension, ExtensionTools } from '@livery/player-core/extension';
import type { LoadFacts } from '@livery/player-core/source';
import { whenCounted, type PlayedSubject } from '@livery/widgets/load-facts';
import type { MakeExtension } from '@livery/widgets/player-extension';
import { playerServices } from '@livery/widgets/player-services';
import { onRightsChanged } from '@livery/widgets/rights-changed';
import { beginDueBreaks, type Seen } from './begin-due-breaks.ts';
import type { HasSpotsStill } from './has-spots-still.ts';
import { createBreaks, type BreakWorld } from './run-break.ts';
import { openSpotScreen } from './spot-screen.ts';
import type { LoadSpots } from './spot.ts';
import { makeSpotStage } from './spot-stage.ts';

type Ports = Omit<BreakWorld, 'tools'> & {
  /** Calls `run` when what the viewer may watch has changed, here or in another tab, until the signal aborts. */
  readonly whenRightsChange: (run: () => void, signal: AbortSignal) => void;
  /** Whether what plays is advertised in still, as the server says now. */
  readonly hasSpotsStill: HasSpotsStill;
  readonly onZap: boolean;
  /** A device of before a reload may show the programme already. */
  readonly isDeviceExpected: ReadonlyValue<boolean>;
  /** The page pauses what plays, as a hidden one does on a phone. */
  readonly pausesByItself: (tools: ExtensionTools) => boolean;
};

/** Ad breaks of what plays: pre-roll, mid-roll, post-roll and after a pause. */
export const spotsExtension = ({
  onZap,
  isDeviceExpected,
  pausesByItself,
  whenRightsChange,
  hasSpotsStill,
  ...world
}: Ports): Extension => ({
  name: 'spots',
  attach(tools, life) {
    const breaks = createBreaks({ ...world, tools });
    /** Streams that came before their advertising was bought away. */
    const rid = new WeakSet<PlayedSubject['stream']>();
    let playing: { readonly subject: PlayedSubject; readonly spots: AbortController } | null = null;
    // What was bought, or a code, may end the advertising of what plays: then it ends at once, and the programme is not loaded again for it. ADS-016
    whenRightsChange(() => void endIfBoughtAway(), life);
    async function endIfBoughtAway(): Promise<void> {
      if (!playing || !adsOf(playing.subject.stream) || playing.spots.signal.aborted) return;
      const { subject } = playing;
      if (await hasSpotsStill(subject)) return;
      rid.add(subject.stream);
      if (playing.subject.stream === subject.stream) playing.spots.abort();
    }

    let last: { id: string; subject: LoadFacts['subject']; seen: Seen } | null = null;
    let hasAttached = false;
    tools.onLoad((load) => {
      // What plays elsewhere before anybody here looks for advertising has begun there.
      const isThere = !hasAttached && tools.player.state.output !== null;
      const { isPreview = false, counted } = load.facts;
      whenCounted(load, (subject) => {
        if (rid.has(subject.stream)) return;
        const spots = new AbortController();
        load.signal.addEventListener('abort', () => spots.abort(), { once: true });
        playing = { subject, spots };
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
          signal: spots.signal,
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
    whenRightsChange: (run, signal) => onRightsChanged(services, run, signal),
    async hasSpotsStill(subject) {
      const { hasSpotsStill } = await import('./has-spots-still.ts');
      return hasSpotsStill(subject);
    },
    pausesByItself: ({ player, element }) =>
      environment.mobileBrowser && document.visibilityState === 'hidden' && !goesOnHidden(player, element),
  });
};
export default make;
