import type { PlayAnswer } from './compat/autoplay.ts';
import type { BufferLimits } from './engines/buffer-limits.ts';
import type { EngineCatalogue } from './engines/engine.ts';
import type { Extension } from './extensions/extension.ts';
import type { PlaybackEvent } from './extensions/playback-events.ts';
import type { Depth } from './prefetch/prefetch-cache.ts';
import type { PlayerServices } from './services.ts';
import type { Announcements, LoadResult, LostTrack, SeekResult } from './session/announcements.ts';
import type { Preferences } from './session/track-criteria.ts';
import type { LiveSource, LoadFacts, Position, ResolveSource, Source } from './source.ts';
import type { PlayerEvent } from './state/player-event.ts';
import type { PlayerState } from './state/player-state.ts';
import type { PlayerStore } from './state/store.ts';

export type { LoadResult, LostTrack, PlayAnswer, Preferences, SeekResult };

export interface PlayerOptions {
  /** Where it plays; one that stood by may take its place in the document (`standBy`). */
  readonly element: HTMLVideoElement;
  readonly services?: Partial<PlayerServices>;
  readonly limits?: BufferLimits;
  /** The browser is known to refuse sound before a touch: playback begins silently, and one tap gives sound. ENG-020 */
  readonly startsSilently?: boolean;
  /** For tests and for devices with an engine of their own. */
  readonly engines?: EngineCatalogue;
}

export interface LoadOptions {
  /** Unset: the live edge of a channel, the beginning of everything else. */
  readonly startAt?: Position;
  /** Whether to play at once; unset means yes. */
  readonly autoplay?: boolean;
  readonly signal?: AbortSignal;
  /** Gives a fresh address when this one expires, and the archive's when a moment outside the live window is wanted. */
  readonly resolveSource?: ResolveSource;
  /** For extensions. */
  readonly facts?: LoadFacts;
}

/** What happens once, besides what the state tells. */
export type PlayerAnnouncements = Announcements & {
  /** The picture stopped in the middle of playing. */
  stall: { readonly mediaTime: number; readonly isFrozen: boolean };
  /** Every happening of a play, from its attempt to its end: what is counted is counted from these. */
  playback: PlaybackEvent;
};

export interface Player {
  /** Frozen; replaced on every change. */
  readonly state: PlayerState;
  /** Calls `run` when the selected part changes. */
  subscribe: PlayerStore<PlayerState, PlayerEvent>['subscribe'];
  on<Name extends keyof PlayerAnnouncements>(
    name: Name,
    run: (detail: PlayerAnnouncements[Name]) => void,
    options?: { signal?: AbortSignal },
  ): void;
  /** Plays another source on the same element. Never rejects; the last load wins. */
  load(source: Source, options?: LoadOptions): Promise<LoadResult>;
  /**
   * Fetches what a load of this channel would begin with; that load, if it comes, is served from it. The signal ends it. A server that has
   * nothing to give is no error.
   * @returns how long it can be used from when it was asked for, ms; 0 when there is nothing
   */
  prepare(source: LiveSource, depth: Depth, signal: AbortSignal): Promise<number>;
  /**
   * Keeps this channel ready on a second element, so that its load shows a picture at once; `null` ends it. One at a time, and for the
   * caller to spare: it takes a decoder and the channel's lowest rendition.
   */
  standBy(source: LiveSource | null): void;
  /** The address whose load would show a picture at once. */
  readonly standsBy: string | null;
  /** Records the intent and carries it out as far as the browser lets. After an error it tries again. */
  play(): Promise<PlayAnswer>;
  pause(): void;
  /** Clamped to what can be played; outside it the load's `resolveSource` is asked for a source that has the moment. */
  seek(position: Position): Promise<SeekResult>;
  /** Unmuting also ends a silence that the browser imposed. */
  setMuted(muted: boolean): void;
  /** 0 to 1; anything beyond is cut off. */
  setVolume(volume: number): void;
  /** For the loaded source; the next one starts at what is preferred, else at 1. */
  setPlaybackRate(rate: number): void;
  /** Ids of `state.tracks`; the choice survives restarts of the engine. */
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  selectQuality(id: 'auto' | string): void;
  /** Lets something work beside the picture, until the signal aborts. */
  use(extension: Extension, options?: { signal?: AbortSignal }): void;
  /** Resolves when no extension holds the programme: whoever goes on to something else after its end waits for what belongs to that end. */
  free(): Promise<void>;
  /** What every load to come begins with; what is playing stays as it is. */
  prefer(preferences: Preferences): void;
  /** Gives the element back empty. Idempotent; the end of the play is the last thing that is told, within the call. */
  dispose(): Promise<void>;
}
