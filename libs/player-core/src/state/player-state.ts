import type { PlayerError } from '../errors/player-error.ts';
import { NO_HISTORY, type RecoveryHistory } from '../errors/recovery-history.ts';
import type { Source } from '../source.ts';
import type { SeekableWindow, Timeline } from '../timeline/seekable-window.ts';
import { NO_TRACKS, type SubtitleCue, type Tracks } from '../tracks/tracks.ts';

/** The life of a load. */
export type Lifecycle = 'idle' | 'loading' | 'loaded' | 'failed' | 'disposed';

/** What the picture does: a fact taken from the element, never from an intent. */
export type Playback = 'paused' | 'playing' | 'seeking' | 'buffering' | 'frozen' | 'ended';

/** What is on the screen, as the product names it. `timeshift` is a live channel watched well behind its edge. */
export type ContentKind = 'live' | 'timeshift' | 'archive' | 'vod';

/** Whether the browser let sound start: `muted` plays silently until the viewer asks, `blocked` waits for a press of play. */
export type Autoplay = 'allowed' | 'muted' | 'blocked';

export interface TimeRange {
  readonly startMediaTime: number;
  readonly endMediaTime: number;
}

export interface PlayerState {
  readonly sessionId: number;
  readonly lifecycle: Lifecycle;
  readonly playback: Playback;
  /** `reloading`: a new engine is being put under the same content; position and picture of the interface stay. */
  readonly restart: 'none' | 'reloading';
  readonly source: Source | null;
  readonly content: ContentKind | null;
  readonly engine: string | null;
  /** The intent. Survives autoplay refusals, recovery and lost networks. */
  readonly wantsToPlay: boolean;
  readonly autoplay: Autoplay;
  /** Something beside the programme keeps it from moving (an ad break). The intent stays; it goes on when that is over. */
  readonly isHeld: boolean;
  /** The device that plays in place of the element, as its owner calls it; `null` where the element plays. */
  readonly output: string | null;
  readonly position: { readonly mediaTime: number; readonly wallTimeMs: number | null };
  readonly timeline: Timeline | null;
  readonly seekable: SeekableWindow | null;
  /** Seconds between the picture and the newest media; `null` for what is not live. */
  readonly behindLiveSeconds: number | null;
  /** `null` while unknown and for what is still growing. */
  readonly durationSeconds: number | null;
  readonly buffered: readonly TimeRange[];
  readonly bufferedAheadSeconds: number;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly playbackRate: number;
  readonly tracks: Tracks;
  readonly cues: readonly SubtitleCue[];
  readonly isOnline: boolean;
  /** What is shown to the viewer; `null` while playback lives or tries to. */
  readonly error: PlayerError | null;
  /** Pressing play cannot help any more: only a new load does. */
  readonly isErrorFinal: boolean;
  readonly recovery: RecoveryHistory;
  readonly stats: PlayerStats;
}

export interface PlayerStats {
  /** From `load` to the first picture. */
  readonly firstFrameMs: number | null;
  readonly decodedFrames: number;
  readonly droppedFrames: number;
  /** Pictures that reached the screen. */
  readonly presentedFrames: number;
  readonly stalls: number;
  readonly restarts: number;
  /** What the line carries, as the engine reckons; `null` until it has measured. */
  readonly bitsPerSecond: number | null;
}

const NO_STATS: PlayerStats = {
  firstFrameMs: null,
  decodedFrames: 0,
  droppedFrames: 0,
  presentedFrames: 0,
  stalls: 0,
  restarts: 0,
  bitsPerSecond: null,
};

export const IDLE_STATE: PlayerState = {
  sessionId: 0,
  lifecycle: 'idle',
  playback: 'paused',
  restart: 'none',
  source: null,
  content: null,
  engine: null,
  wantsToPlay: false,
  autoplay: 'allowed',
  isHeld: false,
  output: null,
  position: { mediaTime: 0, wallTimeMs: null },
  timeline: null,
  seekable: null,
  behindLiveSeconds: null,
  durationSeconds: null,
  buffered: [],
  bufferedAheadSeconds: 0,
  muted: false,
  volume: 1,
  playbackRate: 1,
  tracks: NO_TRACKS,
  cues: [],
  isOnline: true,
  error: null,
  isErrorFinal: false,
  recovery: NO_HISTORY,
  stats: NO_STATS,
};

/**
 * Whether it goes on, or will as soon as it can: a press of "play or pause" pauses it. Everything else waits for that press, whatever was wanted
 * before: what failed, what is over, what the browser refused to start.
 */
export const isUnderWay = ({
  wantsToPlay,
  lifecycle,
  playback,
  autoplay,
}: Pick<PlayerState, 'wantsToPlay' | 'lifecycle' | 'playback' | 'autoplay'>): boolean =>
  wantsToPlay && lifecycle !== 'failed' && playback !== 'ended' && autoplay !== 'blocked';

/** What each value means; the documentation prints this table. */
export const STATE_MEANINGS = {
  lifecycle: {
    idle: 'Nothing is loaded: not yet, or no more.',
    loading: 'A load is on its way to its first picture.',
    loaded: 'Duration and first media are there; commands act at once.',
    failed: 'The message is shown. `play()` tries again unless the error is final.',
    disposed: 'The player is gone and emits nothing.',
  },
  playback: {
    paused: 'The element is paused.',
    playing: 'The picture moves.',
    seeking: 'On the way to another position.',
    buffering: 'Wants to move, waits for media.',
    frozen: 'Media is there, the picture does not move.',
    ended: 'The end was reached.',
  },
  restart: {
    none: 'One engine, undisturbed.',
    reloading: 'A new engine is starting at the same moment of the same content.',
  },
  content: {
    live: 'A channel at its edge.',
    timeshift: 'A live channel more than 30 s behind its edge.',
    archive: 'A channel from a moment of the past on.',
    vod: 'A film, an episode or a clip.',
  },
  autoplay: {
    allowed: 'Sound and picture start by themselves.',
    muted: 'The browser allowed only a silent start; one tap gives sound.',
    blocked: 'The browser refused to start; the viewer must press play.',
  },
} as const satisfies {
  lifecycle: Record<Lifecycle, string>;
  playback: Record<Playback, string>;
  restart: Record<PlayerState['restart'], string>;
  content: Record<ContentKind, string>;
  autoplay: Record<Autoplay, string>;
};
