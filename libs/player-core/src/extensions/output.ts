import type { LoadResult, SeekResult } from '../session/announcements.ts';
import type { ChosenTracks } from '../session/track-criteria.ts';
import type { LoadFacts, Position, Source } from '../source.ts';
import type { Timeline } from '../timeline/seekable-window.ts';
import type { Tracks } from '../tracks/tracks.ts';

/** What another device says of what it plays. */
export interface OutputReport {
  /** `idle`: nothing is on it. `broken`: it cannot go on with this address, which may have expired. */
  readonly playback: 'idle' | 'buffering' | 'playing' | 'paused' | 'ended' | 'broken';
  /** Seconds of the media, on the same clock as positions that were given to `load` and `seek`. */
  readonly mediaTime: number;
  /** `null` when unknown or endless. */
  readonly durationSeconds: number | null;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Where the device knows the window of a channel. */
  readonly timeline?: Timeline | null;
  /** What can be chosen there. The same object as long as nothing of it changes. */
  readonly tracks?: Tracks;
}

export interface OutputLoad {
  readonly source: Source;
  /** Never a moment of the broadcast: devices know their media alone. */
  readonly startAt: Exclude<Position, { readonly wallTimeMs: number }>;
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
  /** To seconds of the media, to its start or to the live edge. */
  seek(position: OutputLoad['startAt']): Promise<SeekResult>;
  setMuted(muted: boolean): void;
  setVolume(volume: number): void;
  select(tracks: ChosenTracks): void;
  /** Calls `run` with what is, and with every change, until the signal aborts. */
  report(run: (report: OutputReport) => void, signal: AbortSignal): void;
}
