import type { SpotPlan } from '../spots/spot-plan.ts';

/** Packets whose owners see no advertising. */
export const QUIET_PACKET_IDS: readonly number[] = [12, 15];

/** Two channels, and nobody else, live of advertising. */
const CHANNEL_PLANS: Readonly<Record<number, SpotPlan>> = {
  // Пульс
  105: {
    preRoll: [['skippable', 'short']],
    middleRoll: [['short']],
    postPauseRoll: [['short']],
    middleRollPeriodSeconds: 900,
    periodSeconds: 120,
    maxAdvertising: 1,
    allowDisable: true,
    tracker: { type: 'tns', CatID: '7', VcID: '105', VcVersion: '1', Account: 'livery-demo', Tmsec: '30000' },
  },
  // Диалог
  109: { preRoll: [['empty-quiet', 'wrapped-1']], periodSeconds: 60, maxAdvertising: 2, allowDisable: true },
};

/** One film: before it, in its middle and behind it. */
const CONTENT_PLANS: Readonly<Record<number, SpotPlan>> = {
  // Первый свет
  10311: {
    preRoll: [['companion']],
    postRoll: [['short']],
    points: [{ positionMs: 24_000, kinds: ['pod'] }],
    maxAdvertising: 3,
    allowDisable: true,
  },
};

export const seedSpotPlan = ({ kind, id }: { kind: 'channel' | 'content'; id: number }): SpotPlan | undefined =>
  (kind === 'channel' ? CHANNEL_PLANS : CONTENT_PLANS)[id];
