import type { LoadResult, SeekResult } from '../session/announcements.ts';
import type { LoadFacts, Position, Source } from '../source.ts';
import type { Timeline } from '../timeline/seekable-window.ts';
import type { TrackWishes } from '../session/track-wishes.ts';

/** What another device says of what it plays. */
export interface OutputReport {
  /** `idle`: nothing is on it, or it has gone to sleep. */
  readonly playback: 'idle' | 'buffering' | 'playing' | 'paused' | 'ended';
  /** Seconds of the media, on the same clock as positions that were given to `load` and `seek`. */
  readonly mediaTime: number;
  /** `null` when unknown or endless. */
  readonly durationSeconds: number | null;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Where the device knows the window of a channel. */
  readonly timeline?: Timeline | null;
}

export interface OutputLoad {
  readonly source: Source;
  readonly startAt: Position;
  readonly autoplay: boolean;
  readonly facts: LoadFacts;
  readonly signal: AbortSignal;
}

/** Another device that plays in place of the element. Never rejects. */
export interface Output {
  /** As its owner calls it; it is shown to the viewer. */
  readonly name: string;
  load(load: OutputLoad): Promise<LoadResult>;
  play(): void;
  pause(): void;
  seek(position: Position): Promise<SeekResult>;
  setMuted(muted: boolean): void;
  setVolume(volume: number): void;
  select(wishes: TrackWishes): void;
  /** Calls `run` with what is, and with every change, until the signal aborts. */
  report(run: (report: OutputReport) => void, signal: AbortSignal): void;
}
