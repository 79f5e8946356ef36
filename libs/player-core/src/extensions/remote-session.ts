import type { PlayAnswer } from '../compat/autoplay.ts';
import type { LoadResult, SeekResult } from '../session/announcements.ts';
import type { Session } from '../session/session.ts';
import type { TrackWishes } from '../session/track-wishes.ts';
import type { LoadFacts, Position, Source } from '../source.ts';
import type { Observation } from '../state/observation.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { Output, OutputReport } from './output.ts';

export interface RemoteHost {
  readonly output: Output;
  state(): PlayerState;
  /** Resolves when nothing holds the programme. */
  free(): Promise<void>;
  tell(fact: SessionFact): void;
  /** It was shown to its end. */
  onEnded(mediaTime: number): void;
}

/** One load on another device: commands go there, and what it reports is the state. Nothing is told after `dispose`. */
export class RemoteSession implements Session {
  readonly #host: RemoteHost;
  readonly #source: Source;
  readonly #startAt: Position;
  readonly #facts: LoadFacts;
  readonly #controller = new AbortController();
  #hasEnded = false;

  constructor(host: RemoteHost, source: Source, startAt: Position, facts: LoadFacts) {
    this.#host = host;
    this.#source = source;
    this.#startAt = startAt;
    this.#facts = facts;
  }

  async load(): Promise<LoadResult> {
    const { signal } = this.#controller;
    const { output, state, free } = this.#host;
    await free();
    if (signal.aborted) return { status: 'superseded' };
    const result = await output.load({
      source: this.#source,
      startAt: this.#startAt,
      autoplay: state().wantsToPlay,
      facts: this.#facts,
      signal,
    });
    if (signal.aborted) return { status: 'superseded' };
    if (result.status === 'failed') this.#tell({ type: 'sessionFailed', error: result.error, isFinal: false });
    if (result.status !== 'loaded') return result;
    this.#tell({ type: 'engineStarted', engine: 'remote', source: this.#source });
    this.#tell({ type: 'sessionReady' });
    output.report((report) => this.#onReport(report), signal);
    return result;
  }

  play(): Promise<PlayAnswer> {
    this.#host.output.play();
    return Promise.resolve('allowed');
  }

  pause(): void {
    this.#host.output.pause();
  }

  seek(position: Position): Promise<SeekResult> {
    this.#tell({ type: 'sentTo', position });
    return this.#host.output.seek(position);
  }

  /** Other devices play at their own rate. */
  setPlaybackRate(): void {}

  select(wishes: TrackWishes): void {
    this.#host.output.select(wishes);
  }

  onNetwork(): void {}

  onHeld(isHeld: boolean): void {
    if (isHeld) this.#host.output.pause();
    else if (this.#host.state().wantsToPlay) this.#host.output.play();
  }

  dispose(): Promise<unknown> {
    this.#controller.abort();
    return Promise.resolve();
  }

  #onReport(report: OutputReport): void {
    if (report.timeline) this.#tell({ type: 'timelineChanged', timeline: report.timeline });
    this.#tell({ type: 'observed', observation: asObservation(report) });
    // Its own remote control pauses and plays, too: the viewer meant it.
    const { isHeld, wantsToPlay } = this.#host.state();
    const isPlaying = report.playback === 'playing';
    const saysOtherwise = isPlaying ? !wantsToPlay : report.playback === 'paused' && wantsToPlay;
    if (saysOtherwise && !isHeld) this.#tell({ type: 'intentObserved', wantsToPlay: isPlaying });
    const hasEnded = report.playback === 'ended';
    if (hasEnded && !this.#hasEnded && !this.#controller.signal.aborted) this.#host.onEnded(report.mediaTime);
    this.#hasEnded = hasEnded;
  }

  #tell(fact: SessionFact): void {
    if (!this.#controller.signal.aborted) this.#host.tell(fact);
  }
}

/** HTMLMediaElement.readyState of what moves, and of what waits for media. */
const ENOUGH = 4;
const WAITS = 2;

/** The report in the words of an element, so that one reducer knows the state of both. */
function asObservation({ playback, mediaTime, durationSeconds, muted, volume }: OutputReport): Observation {
  return {
    isPaused: playback === 'paused' || playback === 'idle',
    isSeeking: false,
    isEnded: playback === 'ended',
    isBroken: false,
    readyState: playback === 'buffering' ? WAITS : ENOUGH,
    mediaTime,
    durationSeconds,
    buffered: [],
    muted,
    volume,
    playbackRate: 1,
    decodedFrames: 0,
    droppedFrames: 0,
    presentedFrames: 0,
  };
}
