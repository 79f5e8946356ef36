import type { PlayAnswer } from '../compat/autoplay.ts';
import type { Position } from '../source.ts';
import type { LoadResult, SeekResult } from './announcements.ts';
import type { TrackCriteria } from './track-criteria.ts';

/** One load, wherever it plays: on the element (`PlaybackSession`) or on another device (`RemoteSession`). Tells nothing after `dispose`. */
export interface Session {
  /** @returns how the load ended, once */
  load(): Promise<LoadResult>;
  play(): Promise<PlayAnswer>;
  pause(): void;
  seek(position: Position): Promise<SeekResult>;
  setPlaybackRate(rate: number): void;
  select(criteria: TrackCriteria): void;
  onNetwork(isOnline: boolean): void;
  /** Something keeps the programme from moving, or no longer. */
  onHeld(isHeld: boolean): void;
  /** Resolves when nothing of this session is left. */
  dispose(): Promise<unknown>;
}
