import type { LevelDetails } from 'hls.js';

/** As much of `TimeRanges` as is read. */
type Ranges = Pick<TimeRanges, 'length' | 'end'>;

/** What is buffered of each track; both, where they are kept apart. */
export interface Buffered {
  readonly audio?: Ranges | undefined;
  readonly video?: Ranges | undefined;
}

/** The sound may end so much before or after the picture of the same segment. */
const SAME_END_SECONDS = 0.3;
const MUCH_MORE_SECONDS = 1;

/**
 * Sound or picture may end where another part of a film begins. hls.js keeps a buffer for each from the first part on, and the browser waits for
 * ever for the one that is over.
 * @returns whether the playhead waits at such a place
 */
export function waitsForEndedTrack(
  { audio, video }: Buffered,
  details: LevelDetails | null,
  mediaTime: number,
): boolean {
  const ends = [endOf(audio), endOf(video)];
  const first = Math.min(...ends);
  const isAtEnd = Math.abs(first - mediaTime) < SAME_END_SECONDS && Math.max(...ends) > first + MUCH_MORE_SECONDS;
  return isAtEnd && isBreakNear(details, mediaTime);
}

const endOf = (ranges: Ranges | undefined): number =>
  ranges && ranges.length > 0 ? ranges.end(ranges.length - 1) : NaN;

function isBreakNear(details: LevelDetails | null, mediaTime: number): boolean {
  const { fragments = [] } = details ?? {};
  return fragments.some(
    ({ cc, start }, index) =>
      Math.abs(start - mediaTime) < MUCH_MORE_SECONDS && cc !== (fragments[index - 1]?.cc ?? cc),
  );
}
