/** The door of playing a channel: its machine and the rules round it. */
export { live, type LiveState, type StreamRefusal, type Wish } from './machine.ts';
export { liveEffects, type LivePorts, type OpenedStream } from './effects.ts';
export { isVitrina, mayPause, onVisibility, playLeadsToNow, positionAfterEnd, scheduleTimeMs } from './rules.ts';
export { mayPreview, STREAM_QUERY, zoomDelayMs, type LoadMode } from './preview.ts';
export { channelScrub } from './channel-scrub.ts';
export { skipRefusal, type SkipRefusal } from './skip-refusal.ts';
export { vitrinaEvent, type VitrinaEvent } from './vitrina.ts';
