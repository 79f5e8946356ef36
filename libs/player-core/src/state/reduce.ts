import { afterPlaying, forgiven } from '../errors/recovery-history.ts';
import type { Position, Source } from '../source.ts';
import { toWallTimeMs } from '../timeline/anchors.ts';
import { seekableWindow, smoothTimeline, TIMESHIFT_SECONDS } from '../timeline/seekable-window.ts';
import { reuseIfEqual, reuseListIfEqual } from './reuse-if-equal.ts';
import { bufferedAhead, CAN_MOVE, type Observation } from './observation.ts';
import type { PlayerEvent, SessionFact } from './player-event.ts';
import { IDLE_STATE, type ContentKind, type Playback, type PlayerState, type PlayerStats } from './player-state.ts';

/** The whole state of the player as a function of what happened. Returns the same object when nothing changed. */
export function reduce(state: PlayerState, event: PlayerEvent): PlayerState {
  if (state.lifecycle === 'disposed') return state;
  switch (event.type) {
    case 'loadRequested':
      return {
        ...IDLE_STATE,
        sessionId: event.sessionId,
        lifecycle: 'loading',
        playback: event.wantsToPlay ? 'buffering' : 'paused',
        source: event.source,
        content: event.source.kind,
        wantsToPlay: event.wantsToPlay,
        position: inPlaceOf(event.source, expectedPosition(event.startAt, IDLE_STATE.position)),
        ...lasting(state),
      };
    case 'stopped':
      return event.sessionId === state.sessionId ? { ...IDLE_STATE, ...lasting(state) } : state;
    case 'playRequested':
      return { ...state, wantsToPlay: true };
    case 'pauseRequested':
      return { ...state, wantsToPlay: false };
    case 'networkChanged':
      if (event.isOnline === state.isOnline) return state;
      // Being back online resets both counters: what failed meanwhile was the viewer's own network.
      return {
        ...state,
        isOnline: event.isOnline,
        recovery: event.isOnline ? forgiven(state.recovery) : state.recovery,
      };
    case 'heldChanged':
      return { ...state, isHeld: event.isHeld };
    case 'outputChanged':
      return { ...state, output: event.output };
    case 'disposed':
      return { ...state, lifecycle: 'disposed', wantsToPlay: false };
    default:
      return event.sessionId === state.sessionId ? reduceFact(state, event) : state;
  }
}

/** What outlives a load. */
function lasting({ autoplay, muted, volume, isOnline, output }: PlayerState) {
  // A silence that the browser imposed lasts until the viewer ends it.
  return { autoplay: autoplay === 'muted' ? autoplay : 'allowed', muted, volume, isOnline, output } as const;
}

/** Shown on the way, so that a resumed film does not flash zero. */
function expectedPosition(target: Position, now: PlayerState['position']): PlayerState['position'] {
  if ('mediaTime' in target) return { mediaTime: target.mediaTime, wallTimeMs: null };
  if ('wallTimeMs' in target) return { mediaTime: now.mediaTime, wallTimeMs: target.wallTimeMs };
  return now;
}

function reduceFact(state: PlayerState, fact: SessionFact): PlayerState {
  switch (fact.type) {
    case 'engineStarted':
      return { ...state, engine: fact.engine, source: fact.source };
    case 'sessionReady':
      return { ...state, lifecycle: 'loaded', restart: 'none', error: null, isErrorFinal: false };
    case 'observed':
      return afterObservation(state, fact.observation);
    case 'timelineChanged':
      return placed({ ...state, timeline: smoothTimeline(state.timeline, fact.timeline) });
    case 'tracksChanged':
      return { ...state, tracks: fact.tracks };
    case 'cuesChanged':
      return { ...state, cues: fact.cues };
    case 'firstFrameShown':
      return { ...state, stats: { ...state.stats, firstFrameMs: fact.elapsedMs } };
    case 'lineMeasured':
      return fact.bitsPerSecond > 0
        ? { ...state, stats: { ...state.stats, bitsPerSecond: fact.bitsPerSecond } }
        : state;
    case 'froze':
      return state.playback === 'playing' ? { ...state, playback: 'frozen', stats: withStall(state) } : state;
    case 'autoplayAnswered':
      return { ...state, autoplay: fact.autoplay };
    case 'intentObserved':
      return { ...state, wantsToPlay: fact.wantsToPlay };
    case 'recoveryCounted':
      return { ...state, recovery: fact.history };
    case 'sentTo':
      return { ...state, position: expectedPosition(fact.position, state.position) };
    case 'restartBegan':
      return {
        ...state,
        lifecycle: state.lifecycle === 'loaded' ? 'loaded' : 'loading',
        playback: !state.wantsToPlay ? 'paused' : fact.isSought ? 'seeking' : 'buffering',
        restart: 'reloading',
        // The media clock of another engine is another one: nothing may be converted with the old anchors.
        timeline: fact.keepsTimeline ? state.timeline : null,
        buffered: [],
        bufferedAheadSeconds: 0,
        cues: [],
        error: null,
        isErrorFinal: false,
        stats: { ...state.stats, restarts: state.stats.restarts + 1 },
      };
    case 'sessionFailed':
      return {
        ...state,
        lifecycle: 'failed',
        restart: 'none',
        playback: 'paused',
        error: fact.error,
        isErrorFinal: fact.isFinal,
      };
  }
}

/** Until a (re)start has arrived, the element tells of nothing that a viewer should see: its clock stands at zero. */
function isElementSettled(state: PlayerState): boolean {
  return state.lifecycle === 'loaded' && state.restart === 'none';
}

function afterObservation(state: PlayerState, observation: Observation): PlayerState {
  const { muted, volume, playbackRate } = observation;
  if (!isElementSettled(state)) return reuseIfEqual(state, { ...state, muted, volume });
  const playback = playbackOf(observation, state);
  const hasStalled = state.playback === 'playing' && playback === 'buffering';
  const stats = reuseIfEqual(state.stats, {
    ...(hasStalled ? withStall(state) : state.stats),
    ...framesOf(observation),
  });
  const seconds = observation.mediaTime - state.position.mediaTime;
  // Longer leaps between two observations are seeks, not something that was watched.
  const played =
    playback === 'playing' && state.playback === 'playing' && seconds > 0 && seconds < 2 * playbackRate ? seconds : 0;
  const next = placed({
    ...state,
    playback,
    position: { ...state.position, mediaTime: observation.mediaTime },
    durationSeconds: state.timeline?.isLive ? null : observation.durationSeconds,
    buffered: reuseListIfEqual(state.buffered, observation.buffered),
    bufferedAheadSeconds: observation.isBroken ? 0 : bufferedAhead(observation.buffered, observation.mediaTime),
    muted,
    volume,
    playbackRate,
    recovery: played > 0 ? afterPlaying(state.recovery, played) : state.recovery,
    stats,
  });
  return reuseIfEqual(state, { ...next, position: reuseIfEqual(state.position, next.position) });
}

function withStall({ stats }: PlayerState): PlayerStats {
  return { ...stats, stalls: stats.stalls + 1 };
}

function framesOf({ decodedFrames, droppedFrames, presentedFrames }: Observation) {
  return { decodedFrames, droppedFrames, presentedFrames };
}

function playbackOf(observation: Observation, state: PlayerState): Playback {
  if (observation.isEnded) return 'ended';
  if (observation.isBroken && state.wantsToPlay) return 'buffering';
  if (observation.isSeeking) return 'seeking';
  if (observation.isPaused) return 'paused';
  if (state.playback === 'frozen' && observation.mediaTime === state.position.mediaTime) return 'frozen';
  return observation.readyState < CAN_MOVE ? 'buffering' : 'playing';
}

/** Everything that follows from the media position and the timeline. */
function placed(state: PlayerState): PlayerState {
  const { timeline, source, position, seekable } = state;
  if (!timeline || !source || !isElementSettled(state)) return state;
  const { mediaTime } = position;
  const behindLiveSeconds = timeline.isLive ? Math.max(0, timeline.endMediaTime - mediaTime) : null;
  return {
    ...state,
    position: inPlaceOf(source, { mediaTime, wallTimeMs: toWallTimeMs(timeline.anchors, mediaTime) }),
    seekable: reuseIfEqual(seekable, seekableWindow(timeline)),
    behindLiveSeconds,
    content: contentOf(source, behindLiveSeconds),
  };
}

/** A placeholder has no moment of its own. LIVE-012 */
const inPlaceOf = (source: Source, position: PlayerState['position']): PlayerState['position'] =>
  source.kind === 'vod' && source.standsForMs !== undefined
    ? { ...position, wallTimeMs: source.standsForMs }
    : position;

function contentOf(source: Source, behindLiveSeconds: number | null): ContentKind {
  if (source.kind !== 'live') return source.kind;
  return (behindLiveSeconds ?? 0) > TIMESHIFT_SECONDS ? 'timeshift' : 'live';
}
