/** The door of zapping: which channels are likely next, and how much of them may be fetched before anybody asks. */
export {
  prefetchBudget,
  hasSpareDecoder,
  IDLE_AFTER_MS,
  type Budget,
  type FetchAheadFacts,
  type Line,
} from './budget.ts';
export { isPassing, PASSES_BY_MS } from './passing.ts';
export { likelyNext, type ZapPlace } from './likely.ts';
