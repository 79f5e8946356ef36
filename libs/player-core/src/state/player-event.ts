import type { PlayerError } from '../errors/player-error.ts';
import type { RecoveryHistory } from '../errors/recovery-history.ts';
import type { Position, Source } from '../source.ts';
import type { Timeline } from '../timeline/seekable-window.ts';
import type { SubtitleCue, Tracks } from '../tracks/tracks.ts';
import type { Observation } from './observation.ts';
import type { Autoplay } from './player-state.ts';

/** What happened, as the reducer hears it. The first group are commands of the owner and facts of the page. */
export type PlayerEvent =
  | {
      readonly type: 'loadRequested';
      readonly sessionId: number;
      readonly source: Source;
      readonly startAt: Position;
      readonly wantsToPlay: boolean;
    }
  /** Whoever asked for this load wants no more of it, and nothing comes in its place. */
  | { readonly type: 'stopped'; readonly sessionId: number }
  | { readonly type: 'playRequested' }
  | { readonly type: 'pauseRequested' }
  | { readonly type: 'networkChanged'; readonly isOnline: boolean }
  | { readonly type: 'heldChanged'; readonly isHeld: boolean }
  | { readonly type: 'outputChanged'; readonly output: string | null }
  | { readonly type: 'disposed' }
  | ({ readonly sessionId: number } & SessionFact);

/** Facts of one session; those of an older session change nothing. */
export type SessionFact =
  | { readonly type: 'engineStarted'; readonly engine: string; readonly source: Source }
  | { readonly type: 'sessionReady' }
  | { readonly type: 'observed'; readonly observation: Observation }
  | { readonly type: 'timelineChanged'; readonly timeline: Timeline }
  | { readonly type: 'tracksChanged'; readonly tracks: Tracks }
  | { readonly type: 'cuesChanged'; readonly cues: readonly SubtitleCue[] }
  | { readonly type: 'firstFrameShown'; readonly elapsedMs: number }
  | { readonly type: 'lineMeasured'; readonly bitsPerSecond: number }
  | { readonly type: 'froze' }
  | { readonly type: 'autoplayAnswered'; readonly autoplay: Autoplay }
  | { readonly type: 'intentObserved'; readonly wantsToPlay: boolean }
  | { readonly type: 'recoveryCounted'; readonly history: RecoveryHistory }
  /** The viewer wants to go there, and it will take a while. */
  | { readonly type: 'sentTo'; readonly position: Position }
  | {
      readonly type: 'restartBegan';
      readonly keepsTimeline: boolean;
      /** The viewer wanted another place, which is not in what was open. */
      readonly isSought?: boolean;
    }
  | { readonly type: 'sessionFailed'; readonly error: PlayerError; readonly isFinal: boolean };
