import type { LevelDetails, MediaFragment } from 'hls.js';
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

type Stretch = Pick<MediaFragment, 'start' | 'duration' | 'gap'>;

/** @returns where media begins at or behind `mediaTime`: segments may be declared missing (EXT-X-GAP) */
export function behindGap({ fragments }: { readonly fragments: readonly Stretch[] }, mediaTime: number): number {
  const there = fragments.findIndex(({ start, duration }) => mediaTime < start + duration);
  const present = fragments.slice(Math.max(0, there)).find(({ gap }) => !gap);
  return present && present.start > mediaTime ? present.start : mediaTime;
}
