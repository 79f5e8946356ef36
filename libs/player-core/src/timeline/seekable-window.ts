import { toMediaTime, toWallTimeMs, type Anchor } from './anchors.ts';
import type { Position } from '../source.ts';

/** What an engine knows of the stretch of time that can be played. Seconds of media. */
export interface Timeline {
  readonly isLive: boolean;
  readonly startMediaTime: number;
  readonly endMediaTime: number;
  /** Where playback at the live edge stands: some segments before the end, so that it does not starve. */
  readonly liveSyncMediaTime: number | null;
  readonly anchors: readonly Anchor[];
}

/** The same window for people: seconds of media and moments of the broadcast. */
export interface SeekableWindow {
  readonly startMediaTime: number;
  readonly endMediaTime: number;
  readonly startWallTimeMs: number | null;
  readonly endWallTimeMs: number | null;
}

/**
 * A live channel watched further behind its edge than this is time-shifted. The product calls "now" whatever is within 30 s of
 * now (LIVE-005).
 */
export const TIMESHIFT_SECONDS = 30;

export function seekableWindow({ startMediaTime, endMediaTime, anchors }: Timeline): SeekableWindow {
  return {
    startMediaTime,
    endMediaTime,
    startWallTimeMs: toWallTimeMs(anchors, startMediaTime),
    endWallTimeMs: toWallTimeMs(anchors, endMediaTime),
  };
}

/** Playlists of two renditions differ by a segment or two, not by more; a longer step back is a fact to follow. */
const JITTER_SECONDS = 15;

/**
 * The next timeline of one engine run, with edges that do not step back by a little: playlists of different renditions disagree
 * by a segment, and a scrub bar must not shake for that.
 */
export function smoothTimeline(previous: Timeline | null, next: Timeline): Timeline {
  if (!previous) return next;
  return {
    ...next,
    startMediaTime: withoutJitter(previous.startMediaTime, next.startMediaTime),
    endMediaTime: withoutJitter(previous.endMediaTime, next.endMediaTime),
  };
}

function withoutJitter(previous: number, next: number): number {
  return next < previous && next > previous - JITTER_SECONDS ? previous : next;
}

/** Where a requested moment lands: inside the window, or outside it (another source is needed to play that moment). */
export type Landing = { readonly isInside: boolean; readonly mediaTime: number };

/** Half a segment of the shortest usual length: a moment this near to an edge means the edge. */
const EDGE_TOLERANCE_SECONDS = 1;

/** The first segments of a sliding window are gone by the time they are asked for. */
const SLIDING_START_SECONDS = 4;

/** @returns the media time nearest to `position` that can be played, or `null` when the content has no clock to place it on */
export function landOn(timeline: Timeline, position: Position): Landing | null {
  if ('at' in position && position.at === 'live')
    return { isInside: true, mediaTime: liveEdgeMediaTime(timeline, position) };
  const wanted = wantedMediaTime(timeline, position);
  if (wanted === null) return null;
  const last = liveEdge(timeline);
  const isSliding = timeline.isLive && timeline.startMediaTime > 0;
  const first = isSliding ? timeline.startMediaTime + SLIDING_START_SECONDS : timeline.startMediaTime;
  const mediaTime = Math.max(Math.min(first, last), Math.min(wanted, last));
  const isInside =
    wanted >= timeline.startMediaTime - EDGE_TOLERANCE_SECONDS &&
    wanted <= timeline.endMediaTime + EDGE_TOLERANCE_SECONDS;
  return { isInside, mediaTime };
}

/** Where the newest is shown without starving; the end of what does not grow. */
const liveEdge = ({ isLive, liveSyncMediaTime, endMediaTime }: Timeline) =>
  isLive ? (liveSyncMediaTime ?? endMediaTime) : endMediaTime;

/** The live edge, or behind what was shown already where that is later: another list may lag by a segment or two, another clock means nothing. */
function liveEdgeMediaTime(
  timeline: Timeline,
  { shownUntilMs = -Infinity }: { readonly shownUntilMs?: number },
): number {
  const { anchors, endMediaTime } = timeline;
  const shownMediaTime = toMediaTime(anchors, shownUntilMs) ?? -Infinity;
  const isSameClock = shownMediaTime < endMediaTime + JITTER_SECONDS;
  return isSameClock ? Math.max(liveEdge(timeline), Math.min(shownMediaTime, endMediaTime)) : liveEdge(timeline);
}

function wantedMediaTime(timeline: Timeline, position: Position): number | null {
  if ('mediaTime' in position) return position.mediaTime;
  if ('wallTimeMs' in position) return toMediaTime(timeline.anchors, position.wallTimeMs);
  return timeline.startMediaTime;
}
