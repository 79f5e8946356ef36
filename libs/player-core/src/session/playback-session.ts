import type { PlayAnswer } from '../compat/autoplay.ts';
import { PlayerError } from '../errors/player-error.ts';
import type { Position, ResolveSource, Source } from '../source.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { Timeline } from '../timeline/seekable-window.ts';
import type { Announcements, LoadResult, SeekResult } from './announcements.ts';
import { ElementObserver } from './element-observer.ts';
import { EngineRuns, type Run, type RunsHost } from './engine-runs.ts';
import { PlayIntent } from './play-intent.ts';
import type { Finding } from './progress-watch.ts';
import { Recovery } from './recovery.ts';
import { Restarts } from './restarts.ts';
import { Seeker } from './seeker.ts';
import type { Session } from './session.ts';
import { TrackChooser } from './track-chooser.ts';
import { criteriaOf, type Preferences, type TrackCriteria } from './track-criteria.ts';
import { liveEdgePosition } from './resume-position.ts';

export interface SessionHost extends RunsHost {
  readonly resolveSource: ResolveSource | null;
  state(): PlayerState;
  /** Whether sound is not to be tried before the viewer asked for it. */
  startsSilently(): boolean;
  tell(fact: SessionFact): void;
  announce<Name extends keyof Announcements>(name: Name, detail: Announcements[Name]): void;
}

/** One load: its source, its engine runs, its recovery. Tells nothing after `dispose`. */
export class PlaybackSession implements Session {
  readonly #host: SessionHost;
  readonly #controller = new AbortController();
  readonly #runs: EngineRuns;
  readonly #recovery: Recovery;
  readonly #restarts: Restarts;
  readonly #seeker: Seeker;
  readonly #intent: PlayIntent;
  readonly #chooser: TrackChooser;
  readonly #observer: ElementObserver;
  readonly #requestedAtMs: number;
  #settle: (result: LoadResult) => void = () => undefined;
  readonly #loaded = new Promise<LoadResult>((resolve) => (this.#settle = resolve));
  #startAt: Position;
  #playbackRate = 1;
  #isStarted = false;
  /** Whether what is held now was on the air when the hold began. */
  #wasOnTheAir = false;

  constructor(host: SessionHost, source: Source, startAt: Position, preferences: Preferences) {
    const { signal } = this.#controller;
    this.#host = host;
    if (source.kind !== 'live') this.#playbackRate = preferences.speed ?? 1;
    this.#startAt = startAt;
    this.#requestedAtMs = host.services.clock.elapsed();
    this.#observer = new ElementObserver(
      {
        element: host.element,
        services: host.services,
        state: host.state,
        run: () => this.#runs.current,
        source: () => this.#restarts.source,
      },
      {
        onEmptied: () => this.#restarts.onEmptied(),
        onPlaced: (run) => this.#onPlaced(run),
        onObserved: (observation) => this.#tell({ type: 'observed', observation }),
        onLooked: (finding) => this.#onLooked(finding),
        onFirstFrame: () => this.#onFirstFrame(),
        onEnded: (mediaTime) => this.#announce('ended', { mediaTime }),
        onPlayOrPause: () => this.#intent.notice(),
        onProblem: (error) => this.#recovery.onProblem(error),
      },
      signal,
    );
    this.#recovery = new Recovery(
      {
        services: host.services,
        state: host.state,
        tell: (fact) => this.#tell(fact),
        announce: (name, detail) => this.#announce(name, detail),
      },
      {
        engine: () => this.#runs.current?.engine ?? null,
        isPlaced: () => this.#isPlaced,
        nudge: (seconds) => void (host.element.currentTime += seconds),
        recoverMedia: () => this.#restarts.recoverMedia(),
        passSegment: (code) => this.#restarts.passSegment(code),
        hasOtherEngine: () => this.#runs.current?.hasSuccessor ?? false,
        giveUpEngine: () => this.#runs.giveUpEngine(),
        restart: (position) => this.#restarts.begin(position),
        renew: () => this.#restarts.renew(),
        positionNow: () => this.#restarts.positionNow(),
        liveEdgePosition: () => liveEdgePosition(host.state()),
        fail: (error, isFinal) => this.#fail(error, isFinal),
      },
      signal,
    );
    this.#restarts = new Restarts(
      {
        clock: host.services.clock,
        resolveSource: host.resolveSource,
        state: host.state,
        runs: () => this.#runs,
        tell: (fact) => this.#tell(fact),
        onInterrupted: (isNewRun) => {
          this.#observer.reset();
          if (isNewRun) this.#recovery.forget();
        },
        attemptToPlay: () => void this.#intent.attempt(),
        onProblem: (error) => this.#recovery.onProblem(error),
      },
      source,
      signal,
    );
    this.#seeker = new Seeker(
      {
        element: host.element,
        resolveSource: host.resolveSource,
        state: host.state,
        placedSignal: () => (this.#isPlaced ? (this.#runs.current?.signal ?? null) : null),
        begin: (position, how) => {
          this.#tell({ type: 'sentTo', position });
          return this.#restarts.begin(position, how);
        },
        onMoved: () => {
          this.#observer.reset();
          this.#observer.look();
        },
        announceWarning: (error) => this.#announce('warning', { error, remedy: 'ignore' }),
      },
      signal,
    );
    this.#intent = new PlayIntent(
      {
        element: host.element,
        state: host.state,
        run: () => this.#runs.current,
        startsSilently: host.startsSilently,
        tell: (fact) => this.#tell(fact),
      },
      signal,
    );
    this.#chooser = new TrackChooser(
      {
        clock: host.services.clock,
        engine: () => this.#runs.current?.engine ?? null,
        tracks: () => host.state().tracks,
      },
      criteriaOf(preferences, source.forcedSubtitles),
      signal,
    );
    this.#runs = new EngineRuns(
      host,
      {
        onStart: ({ name, version }, started) => {
          this.#tell({ type: 'engineStarted', engine: `${name} ${version}`, source: started });
          if (host.state().wantsToPlay) void this.#intent.attempt();
          this.#observer.look();
        },
        onEvent: (event) => {
          if (event.type === 'timeline') this.#onTimeline(event.timeline);
          if (event.type === 'cues') this.#tell({ type: 'cuesChanged', cues: event.cues });
          if (event.type === 'trackLost') this.#onTrackLost(event);
          if (event.type !== 'tracks') return;
          this.#tell({ type: 'tracksChanged', tracks: event.tracks });
          this.#chooser.onTracks();
        },
        onOutgrown: () => this.#restarts.beginSoon(),
        onMediaArrived: (bitsPerSecond) => {
          this.#tell({ type: 'lineMeasured', bitsPerSecond });
          this.#recovery.onMediaArrived();
        },
        onProblem: (error) => this.#recovery.onProblem(error),
      },
      signal,
    );
  }

  /** Starts the first run; the element must be free. @returns how the load ended, once */
  load(): Promise<LoadResult> {
    if (this.#controller.signal.aborted) return Promise.resolve({ status: 'superseded' });
    this.#isStarted = true;
    this.setPlaybackRate(this.#playbackRate);
    this.#observer.start();
    void this.#runs.begin(this.#restarts.source, this.#startAt);
    return this.#loaded;
  }

  async play(): Promise<PlayAnswer> {
    const { lifecycle, isErrorFinal, source } = this.#host.state();
    if (lifecycle === 'failed') {
      // A channel goes on with what is on air now (LIVE-018); everything else where it stopped.
      const position = source?.kind === 'live' ? liveEdgePosition(this.#host.state()) : this.#restarts.positionNow();
      if (!isErrorFinal) await this.#restarts.begin(position);
      return 'interrupted';
    }
    // Before the engine is there, the intent is kept; as soon as it is, the element is told inside the viewer's own click.
    if (!this.#runs.current?.engine) return 'interrupted';
    if (this.#seeker.hasLeftWindow()) await this.seek(this.#restarts.positionNow());
    return this.#intent.attempt();
  }

  pause(): void {
    this.#host.element.pause();
    this.#observer.look();
  }

  /** Goes to `position`; a later seek, restart or load supersedes it. Outside the window a fresh source is asked for. */
  async seek(position: Position): Promise<SeekResult> {
    if (this.#isStarted) return this.#seeker.seek(position);
    this.#startAt = position;
    this.#tell({ type: 'sentTo', position });
    return 'seeked';
  }

  /** What was on the air goes on there: nobody went back in time. */
  onHeld(isHeld: boolean): void {
    const { content, lifecycle, playback, wantsToPlay } = this.#host.state();
    this.#observer.reset();
    if (isHeld) {
      this.#wasOnTheAir = content === 'live';
      return this.pause();
    }
    if (!wantsToPlay || lifecycle === 'failed' || playback === 'ended') return;
    const hasFallenBehind = this.#wasOnTheAir && (content !== 'live' || this.#seeker.hasLeftWindow());
    if (hasFallenBehind) void this.seek({ at: 'live' });
    void this.play();
  }

  setPlaybackRate(rate: number): void {
    this.#playbackRate = rate;
    if (!this.#isStarted) return;
    const { element } = this.#host;
    // The default is what a restart of the engine falls back to.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }

  select(criteria: TrackCriteria): void {
    this.#chooser.select(criteria);
  }

  onNetwork(isOnline: boolean): void {
    this.#observer.reset();
    if (isOnline) this.#recovery.onOnline();
  }

  /** Ends everything; resolves when the element carries nothing of this session. */
  dispose(): Promise<unknown> {
    this.#controller.abort();
    this.#settle({ status: 'superseded' });
    this.#runs.end();
    return this.#runs.gone;
  }

  get #isPlaced(): boolean {
    return this.#runs.current?.isPlaced ?? false;
  }

  #onLooked(finding: Finding | null): void {
    // Whoever hurried after a channel has come to its edge: there it would only starve. ENG-042
    if (this.#host.state().content === 'live' && this.#playbackRate !== 1) this.setPlaybackRate(1);
    if (finding?.kind === 'froze') this.#tell({ type: 'froze' });
    if (finding?.kind === 'pausedByNobody') this.#intent.insist();
    if (finding?.kind === 'problem') this.#recovery.onProblem(new PlayerError(finding.code, { severity: 'fatal' }));
    this.#recovery.onLook();
    this.#seeker.leaveWhenStranded();
  }

  #onTrackLost({
    kind,
    id,
    error,
  }: {
    readonly kind: 'audio' | 'text';
    readonly id: string;
    readonly error: PlayerError;
  }): void {
    this.#host.services.logger.warn(`player ${error.message}: goes on without ${kind}`, error);
    const lost = this.#chooser.onLost(kind, id);
    if (lost) this.#announce('trackLost', lost);
  }

  #onTimeline(timeline: Timeline): void {
    const { content: before } = this.#host.state();
    this.#tell({ type: 'timelineChanged', timeline });
    const { content, playback } = this.#host.state();
    // Nobody went back in time: the network was away for so long. What is on air is what was being watched. LIVE-048
    if (before === 'live' && content === 'timeshift' && playback === 'buffering') void this.seek({ at: 'live' });
    this.#seeker.leaveWhenStranded();
  }

  #onPlaced(run: Run): void {
    run.isPlaced = true;
    this.#tell({ type: 'sessionReady' });
    this.#settle({ status: 'loaded' });
    // A media source that was opened twice before the first picture has forgotten that it should play.
    const { wantsToPlay, autoplay } = this.#host.state();
    if (wantsToPlay && autoplay !== 'blocked' && this.#host.element.paused) void this.#intent.attempt();
  }

  #fail(error: PlayerError, isFinal: boolean): void {
    this.#runs.end();
    this.#recovery.forget();
    this.#tell({ type: 'sessionFailed', error, isFinal });
    this.#announce('error', { error, isFinal });
    this.#settle({ status: 'failed', error });
  }

  #onFirstFrame(): void {
    const elapsedMs = this.#host.services.clock.elapsed() - this.#requestedAtMs;
    this.#tell({ type: 'firstFrameShown', elapsedMs });
    this.#announce('firstFrame', { elapsedMs });
  }

  #tell(fact: SessionFact): void {
    if (!this.#controller.signal.aborted) this.#host.tell(fact);
  }

  #announce<Name extends keyof Announcements>(name: Name, detail: Announcements[Name]): void {
    if (!this.#controller.signal.aborted) this.#host.announce(name, detail);
  }
}
