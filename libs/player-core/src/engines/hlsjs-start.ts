import type { LevelDetails } from 'hls.js';
import { isWhereItBegins, type Position } from '../source.ts';
import { landOn } from '../timeline/seekable-window.ts';
import { behindGap, hlsTimeline } from './hlsjs-timeline.ts';

/**
 * Where the first segment is to be asked for, known with the first media playlist. By itself hls.js goes to the live edge of what grows, to
 * EXT-X-START where it is given, else to the beginning.
 * @returns media time, s; `null` where hls.js goes there by itself
 */
export function startTimeOf(details: LevelDetails, liveSyncPosition: number | null, startAt: Position): number | null {
  const goesToStart = 'at' in startAt && startAt.at === 'start' && details.live && details.startTimeOffset === null;
  const isByItself = isWhereItBegins(startAt) && !goesToStart;
  const landing = isByItself ? null : landOn(hlsTimeline(details, liveSyncPosition), startAt);
  const mediaTime = landing?.mediaTime ?? (details.live ? null : details.fragmentStart);
  if (mediaTime === null) return null;
  // hls.js waits for ever at a start that the playlist declares missing.
  const startTime = behindGap(details, mediaTime);
  return landing || startTime !== mediaTime ? startTime : null;
}
