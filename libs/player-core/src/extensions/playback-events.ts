import type { PlayerError } from '../errors/player-error.ts';
import type { PlayerClock } from '../services.ts';
import type { LostTrack } from '../session/announcements.ts';
import type { LoadFacts, Position, Source } from '../source.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { LoadBegun } from './extension.ts';

/** Why a play is over. `stopped`: its page ended it; `replaced`: another load came, also of the same content elsewhere. */
export type EndCause = 'ended' | 'failed' | 'stopped' | 'replaced';

/** What happened in a play. Durations are in milliseconds of the monotonic clock. */
export type PlaybackHappening =
  | { readonly type: 'attempt'; readonly source: Source; readonly startAt: Position; readonly facts: LoadFacts }
  /** An engine, or another device, begins to work on it. More than one in a play: it was restarted. */
  | { readonly type: 'engine'; readonly engine: string }
  /** The first picture is there, so long after the viewer asked for it (`LoadFacts.wantedAtMs`), else after the load. `heldMs` of the wait were an extension's (an ad break), not the stream's. */
  | { readonly type: 'firstFrame'; readonly afterMs: number; readonly heldMs: number }
  /** The picture moves: for the first time, or again. */
  | { readonly type: 'moves' }
  | { readonly type: 'paused' }
  | { readonly type: 'held' }
  | { readonly type: 'released'; readonly lastedMs: number }
  /** The picture stands though it should move, and nobody sought. */
  | { readonly type: 'stall'; readonly isFrozen: boolean }
  | { readonly type: 'stallOver'; readonly lastedMs: number }
  | { readonly type: 'seek'; readonly toMediaTime: number }
  | { readonly type: 'seekOver'; readonly lastedMs: number }
  /** Another rendition is on screen, by choice or by the engine's. */
  | { readonly type: 'quality'; readonly height: number; readonly bitsPerSecond: number | null }
  | { readonly type: 'audio'; readonly id: string | null }
  | { readonly type: 'text'; readonly id: string | null }
  | { readonly type: 'trackLost'; readonly lost: LostTrack }
  /** Something went wrong, and playback goes on. */
  | { readonly type: 'recovered'; readonly error: PlayerError; readonly remedy: string }
  | { readonly type: 'error'; readonly error: PlayerError; readonly isFinal: boolean }
  | { readonly type: 'end'; readonly cause: EndCause; readonly watchedMs: number };

/** One line of what happened: every figure of the quality of experience can be computed from the lines of a play. */
export type PlaybackEvent = PlaybackHappening & {
  /** One number a load: `PlayerState.sessionId`. */
  readonly playId: number;
  /** Server time, ms since the epoch. */
  readonly atMs: number;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsedMs: number;
  readonly position: PlayerState['position'];
  /** What of the play was really watched until now: the picture moved, and nothing held it. */
  readonly watchedMs: number;
};

interface Play {
  readonly id: number;
  readonly wantedMs: number;
  watchedMs: number;
  movesSinceMs: number | null;
  stallSinceMs: number | null;
  seekSinceMs: number | null;
  heldSinceMs: number | null;
  heldMs: number;
  hasFirstFrame: boolean;
  /** Whether it was shown to its end, and nobody has gone back since. */
  hasEnded: boolean;
}

export interface PlaybackRecord {
  /** What of the play under way was really watched until now; 0 without one. */
  watchedMs(): number;
  /** The first events of the last play. */
  happened(): readonly PlaybackEvent[];
  /** A load was asked for. */
  begin(state: PlayerState, load: Pick<LoadBegun, 'startAt' | 'facts' | 'waitedMs'>): void;
  /** The state became another one. */
  look(before: PlayerState, after: PlayerState): void;
  /** What the state does not tell. */
  add(state: PlayerState, happening: Extract<PlaybackHappening, { type: 'trackLost' | 'recovered' | 'error' }>): void;
  /** The play is over; nothing of it is told afterwards. */
  end(state: PlayerState, cause: EndCause): void;
}

/** More than happens before code on a slow line is there. */
const MOST_KEPT = 50;

/** Writes down what happens in each play, as it happens. Each play begins with `attempt` and ends with one `end`. */
export function createPlaybackRecord(clock: PlayerClock, tell: (event: PlaybackEvent) => void): PlaybackRecord {
  let play: Play | null = null;
  let happened: readonly PlaybackEvent[] = [];

  function say(state: PlayerState, happening: PlaybackHappening): void {
    if (!play) return;
    const elapsedMs = clock.elapsed();
    const { position } = state;
    const watchedMs = watched(play, elapsedMs);
    const event = { ...happening, playId: play.id, atMs: clock.now(), elapsedMs, position, watchedMs };
    if (happened.length < MOST_KEPT) happened = [...happened, event];
    tell(event);
  }

  function over(state: PlayerState, cause: EndCause): void {
    if (!play) return;
    settle(play, state, null);
    const because = play.hasEnded ? 'ended' : cause;
    say(state, { type: 'end', cause: because, watchedMs: watched(play, clock.elapsed()) });
    play = null;
  }

  /** Times what has ended and begins to time what has begun. */
  function settle(now: Play, state: PlayerState, after: PlayerState | null): void {
    const elapsedMs = clock.elapsed();
    const moves = after !== null && doesMove(after);
    if (now.movesSinceMs !== null && !moves) {
      now.watchedMs += elapsedMs - now.movesSinceMs;
      now.movesSinceMs = null;
    }
    const stalls = after !== null && now.hasFirstFrame && doesStall(after);
    if (now.stallSinceMs !== null && !stalls) {
      say(state, { type: 'stallOver', lastedMs: elapsedMs - now.stallSinceMs });
      now.stallSinceMs = null;
    }
    const isHeld = after?.isHeld ?? false;
    if (now.heldSinceMs !== null && !isHeld) {
      now.heldMs += now.hasFirstFrame ? 0 : elapsedMs - now.heldSinceMs;
      say(state, { type: 'released', lastedMs: elapsedMs - now.heldSinceMs });
      now.heldSinceMs = null;
    }
    const seeks = after?.playback === 'seeking';
    if (now.seekSinceMs !== null && !seeks) {
      say(state, { type: 'seekOver', lastedMs: elapsedMs - now.seekSinceMs });
      now.seekSinceMs = null;
    }
  }

  function begins(now: Play, before: PlayerState, after: PlayerState): void {
    const elapsedMs = clock.elapsed();
    if (after.engine !== null && after.engine !== before.engine) say(after, { type: 'engine', engine: after.engine });
    if (after.isHeld && now.heldSinceMs === null) {
      now.heldSinceMs = elapsedMs;
      say(after, { type: 'held' });
    }
    if (after.stats.firstFrameMs !== null && !now.hasFirstFrame) {
      const heldMs = now.heldMs + (now.heldSinceMs === null ? 0 : elapsedMs - now.heldSinceMs);
      now.hasFirstFrame = true;
      say(after, { type: 'firstFrame', afterMs: elapsedMs - now.wantedMs, heldMs });
    }
    if (after.playback === 'seeking' && now.seekSinceMs === null) {
      now.seekSinceMs = elapsedMs;
      say(after, { type: 'seek', toMediaTime: after.position.mediaTime });
    }
    if (now.hasFirstFrame && now.stallSinceMs === null && doesStall(after)) {
      now.stallSinceMs = elapsedMs;
      say(after, { type: 'stall', isFrozen: after.playback === 'frozen' });
    }
    if (doesMove(after) && now.movesSinceMs === null) {
      now.movesSinceMs = elapsedMs;
      say(after, { type: 'moves' });
    }
    if (after.playback === 'paused' && before.playback !== 'paused' && !after.isHeld && !after.wantsToPlay)
      say(after, { type: 'paused' });
    sayTracks(before, after);
  }

  function sayTracks(before: PlayerState, after: PlayerState): void {
    const [was, is] = [before.tracks, after.tracks];
    const height = is.playingHeight;
    if (height !== null && height !== was.playingHeight) {
      const quality = is.qualities.find((one) => one.height === height);
      say(after, { type: 'quality', height, bitsPerSecond: quality?.bitsPerSecond ?? null });
    }
    if (is.audioId !== was.audioId) say(after, { type: 'audio', id: is.audioId });
    if (is.textId !== was.textId) say(after, { type: 'text', id: is.textId });
  }

  return {
    watchedMs: () => (play ? watched(play, clock.elapsed()) : 0),
    happened: () => happened,
    begin(state, { startAt, facts, waitedMs }) {
      over(state, 'replaced');
      happened = [];
      if (!state.source) return;
      play = {
        id: state.sessionId,
        wantedMs: clock.elapsed() - waitedMs,
        watchedMs: 0,
        movesSinceMs: null,
        stallSinceMs: null,
        seekSinceMs: null,
        heldSinceMs: null,
        heldMs: 0,
        hasFirstFrame: false,
        hasEnded: false,
      };
      say(state, { type: 'attempt', source: state.source, startAt, facts });
    },
    look(before, after) {
      if (!play || after.sessionId !== play.id) return;
      settle(play, after, after);
      play.hasEnded = after.playback === 'ended';
      begins(play, before, after);
      if (after.lifecycle === 'failed' && after.isErrorFinal) over(after, 'failed');
    },
    add: say,
    end: over,
  };
}

const doesMove = ({ playback, lifecycle, isHeld }: PlayerState): boolean =>
  playback === 'playing' && lifecycle === 'loaded' && !isHeld;

/** Waits for media, or stands though it is there; what an extension holds does not stall. */
const doesStall = ({ playback, wantsToPlay, isHeld }: PlayerState): boolean =>
  wantsToPlay && !isHeld && (playback === 'buffering' || playback === 'frozen');

const watched = ({ watchedMs, movesSinceMs }: Play, elapsedMs: number): number =>
  watchedMs + (movesSinceMs === null ? 0 : elapsedMs - movesSinceMs);
