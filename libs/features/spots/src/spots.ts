import { adSupportedContentOf } from '@livery/domain/ads';
import { refusesSoundFirst } from '@livery/domain/controls';
import type { Extension } from '@livery/player-core/extension';
import type { LoadFacts } from '@livery/player-core/source';
import { whenCounted } from '@livery/widgets/load-facts';
import type { MakeExtension } from '@livery/widgets/player-extension';
import { playerServices } from '@livery/widgets/player-services';
import { beginDueBreaks, type Seen } from './begin-due-breaks.ts';
import { createBreaks, type BreakWorld } from './run-break.ts';
import { openSpotScreen } from './spot-screen.ts';
import { makeSpotStage } from './spot-stage.ts';

type Ports = Omit<BreakWorld, 'tools'> & { readonly onZap: boolean };

/** Ad breaks of what plays: pre-roll, mid-roll, post-roll and after a pause. */
export const spotsExtension = ({ onZap, ...world }: Ports): Extension => ({
  name: 'spots',
  attach(tools) {
    const breaks = createBreaks({ ...world, tools });
    let last: { subject: LoadFacts['subject']; seen: Seen } | null = null;
    tools.onLoad((load) => {
      const { isPreview = false, counted } = load.facts;
      whenCounted(load, (subject) => {
        const content = adSupportedContentOf(subject, isPreview);
        if (!content) return;
        const isNew = last?.subject !== subject;
        if (isNew || !last) last = { subject, seen: { passed: new Set(), hasHadEnd: false } };
        const isLate = counted !== undefined;
        beginDueBreaks(content, load, last.seen, { tools, clock: world.clock, breaks, onZap, isNew, isLate });
      });
    });
  },
});

const make: MakeExtension = ({ services }) => {
  const { ads: config } = services;
  return spotsExtension({
    clock: playerServices(services).clock,
    stage: services.get(makeSpotStage),
    load: async (wanted) => (await import('./find-spots.ts')).findSpots(wanted),
    openScreen: openSpotScreen,
    startsSilently: refusesSoundFirst(services.environment.os),
    onZap: config.onZap,
  });
};
export default make;
