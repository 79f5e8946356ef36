import type { Observation } from '../state/observation.ts';

/** An element with nothing on it. */
export const IDLE_OBSERVATION: Observation = {
  isPaused: true,
  isSeeking: false,
  isEnded: false,
  isBroken: false,
  readyState: 0,
  mediaTime: 0,
  durationSeconds: null,
  buffered: [],
  muted: false,
  volume: 1,
  playbackRate: 1,
  decodedFrames: 0,
  droppedFrames: 0,
  presentedFrames: 0,
};
