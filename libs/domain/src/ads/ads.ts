export { breakBudgetMs, spotBreak, STOPS, type BreakState, type Stop } from './break-machine.ts';
export { SPOT_CODES, spotCode, type SpotCode } from './codes.ts';
export { middleRollDue, pointsWithin, postPauseRollDue, postRollDue, preRollDue, type WatchedStretch } from './due.ts';
export { BEAT_TYPES, beatAddress, beatEveryMs, type Beat, type BeatType } from './heartbeat.ts';
export { withReport, type SpotReport } from './reports.ts';
export {
  adsOf,
  breakOf,
  adSupportedContentOf,
  ROLLS,
  type DueBreak,
  type AdSupportedContent,
  type Roll,
  type RollEntry,
} from './rolls.ts';
export { mayAsk, NOTHING_YET, type Waits } from './waits.ts';
