import type { ErrorCode } from '../errors/catalogue.ts';
import type { Position } from '../source.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { Run } from './engine-runs.ts';

type Playback = Pick<PlayerState, 'content' | 'position' | 'source'>;

/** Where playback is, in terms that mean the same to the next engine: a restart resumes there. A run that has not arrived counts as where it is going. */
export function currentPosition(playback: Playback, run: Pick<Run, 'isPlaced' | 'target'> | null): Position {
  const { content, position, source } = playback;
  if (run && !run.isPlaced) return run.target;
  if (content === 'live') return liveEdgePosition(playback);
  // The date of a film's media is when it was made: it is no place to go to.
  if (source?.kind === 'vod' || position.wallTimeMs === null) return { mediaTime: position.mediaTime };
  return { wallTimeMs: position.wallTimeMs };
}

/** The live edge, without what was shown already. */
export function liveEdgePosition({ position: { wallTimeMs } }: Pick<PlayerState, 'position'>): Position {
  return wallTimeMs === null ? { at: 'live' } : { at: 'live', shownUntilMs: wallTimeMs };
}

/** Skipped where nobody knows how long a segment is. */
const UNKNOWN_SEGMENT_SECONDS = 2;

/** Decoders fail, and buffers run dry, that much before the bad segment is shown: without it the first place to go on at is the bad segment itself. */
const READ_AHEAD_SECONDS = 1;

/** The media time at which the segment behind the bad one begins, or a little further on where the engine knows no segments. */
export function positionAfterBadSegment(
  { position }: Pick<Playback, 'position'>,
  run: Pick<Run, 'isPlaced' | 'target' | 'engine'> | null,
  code: ErrorCode,
): number {
  // Where the tracks change the next segment is good: it only needs other buffers.
  const readAhead = code === 'TRACKS_CHANGED' ? 0 : READ_AHEAD_SECONDS;
  const target = run && !run.isPlaced ? run.target : position;
  const { mediaTime } = 'mediaTime' in target ? target : position;
  return run?.engine?.nextSegmentAfter(mediaTime + readAhead) ?? mediaTime + UNKNOWN_SEGMENT_SECONDS;
}
