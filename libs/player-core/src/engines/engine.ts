import type { ClientData } from '../client-data/client-data.ts';
import type { PlayerError } from '../errors/player-error.ts';
import type { ProtectedRun } from '../protection/protected-run.ts';
import type { PlayerServices } from '../services.ts';
import type { PrefetchedResponses } from '../prefetch/prefetched-responses.ts';
import type { Position, Source } from '../source.ts';
import type { Timeline } from '../timeline/seekable-window.ts';
import type { SubtitleCue, Tracks } from '../tracks/tracks.ts';
import type { BufferLimits } from './buffer-limits.ts';

/**
 * `hlsjs-light` knows no alternate audio, subtitles or licences and is a third smaller. `shaka` takes over where hls.js gives up; `dash` is its
 * build for DASH.
 */
export type EngineName = 'hlsjs' | 'hlsjs-light' | 'shaka' | 'dash' | 'native';

/** What an engine tells. It tells nothing before `start` and nothing after its signal was aborted. */
export type EngineEvent =
  | { readonly type: 'timeline'; readonly timeline: Timeline }
  | { readonly type: 'tracks'; readonly tracks: Tracks }
  | { readonly type: 'cues'; readonly cues: readonly SubtitleCue[] }
  /** The engine gave up a track beside the picture and plays on without it, or with another one. Asked to select it, it tries again. */
  | { readonly type: 'trackLost'; readonly kind: 'audio' | 'text'; readonly id: string; readonly error: PlayerError }
  /** The light build of hls.js cannot play this: restart at the same position with the full build. */
  | { readonly type: 'needsFullBuild' }
  | { readonly type: 'bandwidth'; readonly bitsPerSecond: number }
  | { readonly type: 'problem'; readonly error: PlayerError };

/** What an engine may use. One host per run: a restart gets another host and another engine. */
export interface EngineHost {
  readonly element: HTMLVideoElement;
  readonly source: Source;
  readonly startAt: Position;
  /** Responses that are there already: the multivariant playlist that was read to choose the engine, and what was prefetched. */
  readonly prefetched: PrefetchedResponses;
  readonly limits: BufferLimits;
  /** One load of the player, however many engines it takes. */
  readonly playbackId: string;
  /** CMCD for its requests; unset where none is sent. */
  readonly clientData?: ClientData;
  /** How the source is opened; unset for what is in the clear. */
  readonly protection?: ProtectedRun;
  /** Whether it stands by: the lowest rendition is enough until the engine is woken. */
  readonly standsBy?: boolean;
  /** Estimate of earlier playback, or `null` on a first visit. */
  readonly rememberedBitsPerSecond: number | null;
  readonly services: PlayerServices;
  readonly signal: AbortSignal;
  emit(event: EngineEvent): void;
}

/** One way to bring a source onto an element. Once it is placed, the position is the element's own `currentTime`. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** The element's `readyState` from which its clock stands at `startAt` and can be believed. */
  readonly readyStateWhenPlaced: 1 | 2;
  start(): void;
  /** Asks again for what failed to arrive. */
  resumeLoading(): void;
  /** Puts a new media source under the element without asking for the manifest; goes on at `goOnAt`, unset where the element stands. */
  recoverMedia(goOnAt?: number): void;
  /** @returns the media time at which the next segment after `mediaTime` begins; `null` where the engine does not know */
  nextSegmentAfter(mediaTime: number): number | null;
  /** @returns whether there was a higher rendition to give up */
  dropTopQuality(): boolean;
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  selectQuality(id: 'auto' | string): void;
  /** Somebody watches what stood by: from now on as much is kept as `limits` say. Engines without it cannot stand by. */
  wake?(limits: BufferLimits): void;
  /** Leaves the element without source. */
  dispose(): void | Promise<void>;
}

export type CreateEngine = (host: EngineHost) => Engine;

/** Engines by name; each entry fetches the engine's code (once) and rejects when it cannot be had. */
export type EngineCatalogue = Readonly<Record<EngineName, () => Promise<CreateEngine>>>;
