import { isNearEnd } from '../playback/ending.ts';
import { breakOf, type DueBreak, type SpotProgramme, type RollEntry } from './rolls.ts';
import { hasBeenBefore, type Waits } from './waits.ts';

interface Arrival {
  readonly nowMs: number;
  /** The operator wants them on each change of channel, too. */
  readonly onZap: boolean;
}

/** Before the programme: of a channel once, and again after its period; not on a change of channel. ADS-003 */
export function preRollDue(programme: SpotProgramme, waits: Waits, { nowMs, onZap }: Arrival): DueBreak | null {
  const due = breakOf(programme, 'pre', programme.ads.preRoll);
  if (!due || (programme.isZap && !onZap)) return null;
  if (programme.isChannel && hasBeenBefore(waits, programme, nowMs)) return null;
  return due;
}

/** A stretch of playback: from where to where the viewer came, watching or by a jump. */
export interface WatchedStretch {
  readonly fromMs: number;
  readonly toMs: number;
  /** What was watched since the last break, or since the beginning. */
  readonly watchedMs: number;
  /** Points that have had their turn. */
  readonly passed: ReadonlySet<number>;
}

/** Points of a film that the stretch leads over for the first time. */
export const pointsWithin = (
  { ads, isChannel }: SpotProgramme,
  { fromMs, toMs, passed }: WatchedStretch,
): readonly number[] =>
  isChannel
    ? []
    : ads.middleRollPoints
        .map(({ positionMs }) => positionMs)
        .filter((at) => at > fromMs && at <= toMs && !passed.has(at));

/**
 * Within the programme: at its points, where it has some, else after each period of watching. Whoever jumps over several points sees the break of
 * the last one. A channel has no points: its film has no beginning. ADS-004, ADS-007, ADS-008
 */
export function middleRollDue(programme: SpotProgramme, stretch: WatchedStretch): DueBreak | null {
  const { ads, isChannel } = programme;
  if (!isChannel && ads.middleRollPoints.length > 0) {
    const at = Math.max(...pointsWithin(programme, stretch));
    return breakOf(programme, 'middle', entriesOfPoint(programme, at));
  }
  const periodSeconds = ads.middleRollPeriodSeconds ?? 0;
  if (periodSeconds <= 0 || stretch.watchedMs < periodSeconds * 1000) return null;
  return breakOf(programme, 'middle', ads.middleRoll);
}

const entriesOfPoint = ({ ads }: SpotProgramme, at: number): readonly RollEntry[] =>
  ads.middleRollPoints
    .filter(({ positionMs }) => positionMs === at)
    .flatMap(({ urls }) => urls.map((url) => ({ url, aliases: [] })));

interface Ending {
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  readonly hasEnded: boolean;
}

/** Near the end of a film, before what follows it. ADS-005 */
export const postRollDue = (programme: SpotProgramme, ending: Ending): DueBreak | null =>
  !programme.isChannel && isNearEnd(ending) ? breakOf(programme, 'post', programme.ads.postRoll) : null;

/** The viewer had paused and goes on. ADS-006 */
export const postPauseRollDue = (programme: SpotProgramme): DueBreak | null =>
  breakOf(programme, 'postPause', programme.ads.postPauseRoll);
