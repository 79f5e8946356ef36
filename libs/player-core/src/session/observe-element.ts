import type { FrameCounts } from '../compat/frame-counter.ts';
import { listen } from '../compat/listen.ts';
import type { Observation } from '../state/observation.ts';
import type { TimeRange } from '../state/player-state.ts';
import type { Tracks } from '../tracks/tracks.ts';

/** Everything after which the element may be in another state. */
const MOMENTS = [
  'loadedmetadata',
  'loadeddata',
  'canplay',
  'playing',
  'waiting',
  'play',
  'pause',
  'seeking',
  'seeked',
  'timeupdate',
  'progress',
  'durationchange',
  'volumechange',
  'ratechange',
  'ended',
  'error',
  'emptied',
];

/** Calls `tell` whenever the element may have changed. The player reads the element here and nowhere else. */
export function watchElement(element: HTMLMediaElement, tell: () => void, signal: AbortSignal): void {
  for (const moment of MOMENTS) listen(element, moment, tell, signal);
}

export function observe(element: HTMLMediaElement, frames: FrameCounts): Observation {
  const { duration } = element;
  return {
    isPaused: element.paused,
    isSeeking: element.seeking,
    isEnded: element.ended,
    isBroken: element.error !== null,
    readyState: element.readyState,
    mediaTime: element.currentTime,
    durationSeconds: Number.isFinite(duration) ? duration : null,
    buffered: rangesOf(element.buffered),
    muted: element.muted,
    volume: element.volume,
    playbackRate: element.playbackRate,
    ...frames,
  };
}

/** Whether pictures are to be seen on this page: not of a radio, and not while another device shows them. */
export function hasPicture(element: HTMLVideoElement, { qualities }: Tracks): boolean {
  const isElsewhere = 'remote' in element && element.remote.state === 'connected';
  return !isElsewhere && (element.videoWidth > 0 || qualities.some(({ height }) => height > 0));
}

function rangesOf(ranges: TimeRanges): TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    startMediaTime: ranges.start(index),
    endMediaTime: ranges.end(index),
  }));
}
