import type { LevelDetails } from 'hls.js';
import { anchorsFrom } from '../timeline/anchors.ts';
import type { Timeline } from '../timeline/seekable-window.ts';

/** What a media playlist says about time, in our terms. */
export function hlsTimeline(details: LevelDetails, liveSyncMediaTime: number | null): Timeline {
  const segments = details.fragments.map(({ start, duration, programDateTime, cc }) => ({
    mediaTime: start,
    durationSeconds: duration,
    programDateTimeMs: programDateTime,
    discontinuity: cc,
  }));
  return {
    isLive: details.live,
    startMediaTime: details.fragmentStart,
    endMediaTime: details.edge,
    liveSyncMediaTime: details.live ? liveSyncMediaTime : null,
    anchors: anchorsFrom(segments),
  };
}
