/** The door of tuning: which channel plays from which moment, what stands before it, and what is likely next. */
export { live, type LiveState, type StreamRefusal, type TuneRequest } from './live-machine.ts';
export { liveEffects, type LivePorts, type OpenedStream } from './live-effects.ts';
export { accessRequestAt, knownProgrammeAt } from './access-request-at.ts';
export { PLAYER_TICK_MS } from './constants.ts';
export {
  prefetchBudget,
  hasSpareDecoder,
  IDLE_AFTER_MS,
  type Budget,
  type FetchAheadFacts,
  type ConnectionLimits,
} from './budget.ts';
export { isFastZap, FAST_ZAP_MS } from './fast-zap.ts';
export { zapCandidates, type ZapPlace } from './zap-candidates.ts';
