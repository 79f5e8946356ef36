/** The door of a channel's page: what it may do, and what it says. What plays on it is `tuning`. */
export {
  isPlayedHere,
  isVitrina,
  mayPause,
  onVisibility,
  playLeadsToNow,
  positionAfterEnd,
  scheduleTimeMs,
} from './rules.ts';
export { mayPreview, opensUnasked, STREAM_QUERY, zoomDelayMs, type LoadMode } from './preview.ts';
export { channelScrub } from './channel-scrub.ts';
export { skipRefusal, type SkipRefusal } from './skip-refusal.ts';
export { vitrinaEvent, type VitrinaEvent } from './vitrina.ts';
