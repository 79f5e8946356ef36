import { isNearEnd } from '../playback/ending.ts';
import { breakOf, type DueBreak, type AdSupportedContent, type RollEntry } from './rolls.ts';
import { hasBeenBefore, type Waits } from './waits.ts';

interface Arrival {
  readonly nowMs: number;
  /** The operator wants pre-rolls on zaps, too. */
  readonly onZap: boolean;
}

/** Pre-roll: on a channel once, and again after its period; not on a zap. ADS-003 */
export function preRollDue(content: AdSupportedContent, waits: Waits, { nowMs, onZap }: Arrival): DueBreak | null {
  const due = breakOf(content, 'pre', content.ads.preRoll);
  if (!due || (content.isZap && !onZap)) return null;
  if (content.isChannel && hasBeenBefore(waits, content, nowMs)) return null;
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
  { ads, isChannel }: AdSupportedContent,
  { fromMs, toMs, passed }: WatchedStretch,
): readonly number[] =>
  isChannel
    ? []
    : ads.middleRollPoints
        .map(({ positionMs }) => positionMs)
        .filter((at) => at > fromMs && at <= toMs && !passed.has(at));

/**
 * Mid-roll: at its points, where it has some, else after each period of watching. Whoever jumps over several points sees the break of
 * the last one. A channel has no points: its stream has no beginning. ADS-004, ADS-007, ADS-008
 */
export function middleRollDue(content: AdSupportedContent, stretch: WatchedStretch): DueBreak | null {
  const { ads, isChannel } = content;
  if (!isChannel && ads.middleRollPoints.length > 0) {
    const at = Math.max(...pointsWithin(content, stretch));
    return breakOf(content, 'middle', entriesOfPoint(content, at));
  }
  const periodSeconds = ads.middleRollPeriodSeconds ?? 0;
  if (periodSeconds <= 0 || stretch.watchedMs < periodSeconds * 1000) return null;
  return breakOf(content, 'middle', ads.middleRoll);
}

const entriesOfPoint = ({ ads }: AdSupportedContent, at: number): readonly RollEntry[] =>
  ads.middleRollPoints
    .filter(({ positionMs }) => positionMs === at)
    .flatMap(({ urls }) => urls.map((url) => ({ url, aliases: [] })));

interface Ending {
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  readonly hasEnded: boolean;
}

/** Post-roll: near the end of a film, before what follows it. ADS-005 */
export const postRollDue = (content: AdSupportedContent, ending: Ending): DueBreak | null =>
  !content.isChannel && isNearEnd(ending) ? breakOf(content, 'post', content.ads.postRoll) : null;

/** The break when the viewer goes on after a pause. ADS-006 */
export const postPauseRollDue = (content: AdSupportedContent): DueBreak | null =>
  breakOf(content, 'postPause', content.ads.postPauseRoll);
