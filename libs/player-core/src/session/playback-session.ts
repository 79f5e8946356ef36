import { childController } from '../compat/abort.ts';
import { startPlayback, type PlayAnswer } from '../compat/autoplay.ts';
import { countFrames, type FrameCounter } from '../compat/frame-counter.ts';
import { listen } from '../compat/listen.ts';
import { bandwidthMemory, type BandwidthMemory } from '../engines/bandwidth-memory.ts';
import type { BufferLimits } from '../engines/buffer-limits.ts';
import type { Engine, EngineCatalogue, EngineEvent } from '../engines/engine.ts';
import { PlayerError, toPlayerError } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import type { Position, ResolveSource, Source } from '../source.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import { landOn } from '../timeline/seekable-window.ts';
import { openEngine } from './engine-run.ts';
import { observe, watchElement } from './observe-element.ts';
import { ProgressWatch, TICK_MS } from './progress-watch.ts';
import { Recovery } from './recovery.ts';
import { applyWishes, type TrackWishes } from './track-wishes.ts';

/** How a load ended. `superseded`: another load, an abort or `dispose` came first; there is nothing to show for it. */
export type LoadResult =
  | { readonly status: 'loaded' }
  | { readonly status: 'superseded' }
  | { readonly status: 'failed'; readonly error: PlayerError };

export type SeekResult = 'seeked' | 'superseded';

/** What the session tells besides state. */
export interface Announcements {
  firstFrame: { readonly elapsedMs: number };
  /** Something went wrong and playback goes on, or tries to. */
  warning: { readonly error: PlayerError; readonly remedy: string };
  error: { readonly error: PlayerError; readonly isFinal: boolean };
  ended: { readonly mediaTime: number };
}

export interface SessionHost {
  readonly element: HTMLVideoElement;
  readonly services: PlayerServices;
  readonly engines: EngineCatalogue;
  readonly limits: BufferLimits;
  readonly resolveSource: ResolveSource | null;
  state(): PlayerState;
  tell(fact: SessionFact): void;
  announce<Name extends keyof Announcements>(name: Name, detail: Announcements[Name]): void;
}

/** One engine at work. `engine` is `null` until it is chosen and its code is there. */
interface Run {
  readonly controller: AbortController;
  readonly startAt: Position;
  engine: Engine | null;
  isPlaced: boolean;
}

/** One load: its source, its engine runs (one after the other), its recovery. Tells nothing after `dispose`. */
export class PlaybackSession {
  readonly #host: SessionHost;
  readonly #controller = new AbortController();
  readonly #frames: FrameCounter;
  readonly #bandwidth: BandwidthMemory;
  readonly #watch = new ProgressWatch();
  readonly #recovery: Recovery;
  readonly #startedAtMs: number;
  #settle: (result: LoadResult) => void = () => undefined;
  readonly #loaded = new Promise<LoadResult>((resolve) => (this.#settle = resolve));
  #source: Source;
  #run: Run | null = null;
  #disposals: Promise<unknown> = Promise.resolve();
  #seek: AbortController | null = null;
  #wishes: TrackWishes = { text: 'off' };
  #isApplyingWishes = false;

  constructor(host: SessionHost, source: Source) {
    this.#host = host;
    this.#source = source;
    this.#startedAtMs = host.services.clock.elapsed();
    this.#bandwidth = bandwidthMemory(host.services);
    this.#frames = countFrames(host.element, () => this.#onFirstFrame(), this.#controller.signal);
    this.#recovery = new Recovery(
      {
        services: host.services,
        state: host.state,
        tell: (fact) => this.#tell(fact),
        announce: (name, detail) => this.#announce(name, detail),
      },
      {
        engine: () => this.#run?.engine ?? null,
        isPlaced: () => this.#run?.isPlaced ?? false,
        nudge: (seconds) => void (host.element.currentTime += seconds),
        recoverMedia: () => this.#recoverMedia(),
        restart: (position) => this.#begin(this.#source, position),
        renew: (reason) => this.#renew(reason, this.positionNow()),
        positionNow: () => this.positionNow(),
        fail: (error, isFinal) => this.#fail(error, isFinal),
      },
      this.#controller.signal,
    );
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the first run. @returns how the load ended, once */
  load(startAt: Position): Promise<LoadResult> {
    const { signal } = this;
    const { element } = this.#host;
    if (signal.aborted) return Promise.resolve({ status: 'superseded' });
    this.setPlaybackRate(1);
    watchElement(element, () => this.#look(), signal);
    listen(element, 'ended', () => this.#announce('ended', { mediaTime: element.currentTime }), signal);
    for (const moment of ['play', 'pause']) listen(element, moment, () => this.#noticeIntent(), signal);
    this.#tick();
    void this.#begin(this.#source, startAt);
    return this.#loaded;
  }

  async play(): Promise<PlayAnswer> {
    const { lifecycle, isErrorFinal, content } = this.#host.state();
    if (lifecycle === 'failed') {
      // A channel goes on with what is on air now (LIVE-018); everything else where it stopped.
      if (!isErrorFinal) await this.#begin(this.#source, content === 'timeshift' ? { at: 'live' } : this.positionNow());
      return 'interrupted';
    }
    // Before the engine is there, the wish is kept; as soon as it is, the element is told inside the viewer's own click.
    if (!this.#run?.engine) return 'interrupted';
    if (this.#hasLeftWindow()) await this.seek(this.positionNow());
    return this.#attemptPlay();
  }

  pause(): void {
    this.#host.element.pause();
    this.#look();
  }

  /** Goes to `position`; a later seek, load or dispose supersedes it. Outside the window a fresh source is asked for. */
  async seek(position: Position): Promise<SeekResult> {
    this.#seek?.abort();
    const seek = childController(this.signal);
    this.#seek = seek;
    const { timeline } = this.#host.state();
    if (!this.#run?.isPlaced || !timeline) {
      await this.#begin(this.#source, position);
      return this.signal.aborted ? 'superseded' : 'seeked';
    }
    const landing = landOn(timeline, position);
    if (landing?.isInside === false && this.#host.resolveSource && timeline.anchors.length > 0) {
      await this.#renew('outsideWindow', position);
      return seek.signal.aborted ? 'superseded' : 'seeked';
    }
    if (!landing) return 'superseded';
    this.#watch.reset();
    this.#host.element.currentTime = landing.mediaTime;
    this.#look();
    return this.#seeked(seek);
  }

  setPlaybackRate(rate: number): void {
    const { element } = this.#host;
    // The default is what a restart of the engine falls back to.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }

  select(wishes: TrackWishes): void {
    this.#wishes = { ...this.#wishes, ...wishes };
    this.#applyWishes();
  }

  /** An engine may tell of its tracks while it is being told what to choose: that is no reason to tell it again. */
  #applyWishes(): void {
    const engine = this.#run?.engine;
    if (!engine || this.#isApplyingWishes) return;
    this.#isApplyingWishes = true;
    applyWishes(engine, this.#host.state().tracks, this.#wishes);
    this.#isApplyingWishes = false;
  }

  onNetwork(isOnline: boolean): void {
    this.#watch.reset();
    if (isOnline) this.#recovery.onOnline();
  }

  /** Where playback stands, in terms that mean the same to the next engine. */
  positionNow(): Position {
    const { content, position, source } = this.#host.state();
    if (!this.#run?.isPlaced && this.#run) return this.#run.startAt;
    if (source?.kind === 'vod') return { mediaTime: position.mediaTime };
    if (content === 'live') return { at: 'live' };
    return position.wallTimeMs === null ? { mediaTime: position.mediaTime } : { wallTimeMs: position.wallTimeMs };
  }

  /** Ends everything; resolves when the element carries nothing of this session. */
  dispose(): Promise<unknown> {
    if (!this.signal.aborted) {
      this.#controller.abort();
      this.#settle({ status: 'superseded' });
      this.#endRun();
    }
    return this.#disposals;
  }

  /** At most one engine is attached: the old one is gone before the next is opened. */
  async #begin(source: Source, startAt: Position): Promise<void> {
    const isRestart = this.#run !== null || this.#host.state().lifecycle === 'failed';
    this.#endRun();
    const run: Run = { controller: childController(this.signal), startAt, engine: null, isPlaced: false };
    const { signal } = run.controller;
    this.#run = run;
    this.#source = source;
    this.#watch.reset();
    if (isRestart) this.#tell({ type: 'restartBegan', keepsTimeline: false });
    await this.#disposals;
    if (signal.aborted) return;
    try {
      const { element, services, limits, engines } = this.#host;
      const rememberedBitsPerSecond = this.#bandwidth.recall();
      const emit = (event: EngineEvent) => this.#onEngineEvent(run, event);
      const runHost = { element, source, startAt, limits, rememberedBitsPerSecond, services, signal, emit };
      const engine = await openEngine(runHost, engines);
      if (!engine) return;
      run.engine = engine;
      this.#tell({ type: 'engineStarted', engine: `${engine.name} ${engine.version}`, source });
      engine.start();
      if (this.#host.state().wantsToPlay) void this.#attemptPlay();
      this.#look();
    } catch (thrown) {
      if (!signal.aborted) this.#recovery.onProblem(toPlayerError(thrown, 'UNKNOWN'));
    }
  }

  #endRun(): void {
    const run = this.#run;
    this.#run = null;
    if (!run) return;
    run.controller.abort();
    this.#recovery.forget();
    const { engine } = run;
    if (engine) this.#disposals = Promise.all([this.#disposals, engine.dispose()]);
  }

  #onEngineEvent(run: Run, event: EngineEvent): void {
    if (run.controller.signal.aborted) return;
    switch (event.type) {
      case 'timeline':
        return this.#tell({ type: 'timelineChanged', timeline: event.timeline });
      case 'tracks':
        this.#tell({ type: 'tracksChanged', tracks: event.tracks });
        return this.#applyWishes();
      case 'cues':
        return this.#tell({ type: 'cuesChanged', cues: event.cues });
      case 'bandwidth':
        this.#recovery.onMediaArrived();
        return this.#bandwidth.remember(event.bitsPerSecond);
      case 'problem':
        return this.#recovery.onProblem(event.error);
    }
  }

  /** Reads the element once and draws every conclusion from that reading. */
  #look(): void {
    const run = this.#run;
    if (!run || this.signal.aborted) return;
    const { element, services } = this.#host;
    const observation = observe(element, this.#frames.counts());
    if (run.isPlaced && observation.readyState === 0) this.#onEmptied();
    if (!run.isPlaced && run.engine && observation.readyState >= run.engine.readyStateWhenPlaced) {
      this.#onPlaced(run);
    }
    this.#tell({ type: 'observed', observation });
    const { wantsToPlay, isOnline } = this.#host.state();
    const elapsedMs = services.clock.elapsed();
    const finding = this.#watch.look({ elapsedMs, isPlaced: run.isPlaced, wantsToPlay, isOnline, observation });
    if (finding?.kind === 'froze') this.#tell({ type: 'froze' });
    if (finding?.kind === 'problem') this.#recovery.onProblem(new PlayerError(finding.code, { severity: 'fatal' }));
    this.#recovery.onLook();
  }

  #onPlaced(run: Run): void {
    run.isPlaced = true;
    this.#tell({ type: 'sessionReady' });
    this.#settle({ status: 'loaded' });
    // A media source that was opened twice before the first picture has forgotten that it should play.
    const { wantsToPlay, autoplay } = this.#host.state();
    if (wantsToPlay && autoplay !== 'blocked' && this.#host.element.paused) void this.#attemptPlay();
  }

  #tick(): void {
    this.#host.services.clock.after(
      TICK_MS,
      () => {
        this.#look();
        this.#tick();
      },
      this.signal,
    );
  }

  async #attemptPlay(): Promise<PlayAnswer> {
    const run = this.#run;
    const { element } = this.#host;
    const answer = await startPlayback(element);
    if (run !== this.#run || this.signal.aborted) return 'interrupted';
    if (answer === 'interrupted') return answer;
    const isStillSilenced = this.#host.state().autoplay === 'muted' && element.muted && answer === 'allowed';
    const autoplay = isStillSilenced ? 'muted' : answer;
    this.#tell({ type: 'autoplayAnswered', autoplay });
    return autoplay;
  }

  /** Keyboards, headphones and operating systems pause and play behind our back: the viewer meant it. */
  #noticeIntent(): void {
    const { element } = this.#host;
    const { wantsToPlay } = this.#host.state();
    if (!this.#run?.isPlaced || element.ended || element.paused !== wantsToPlay) return;
    this.#tell({ type: 'intentObserved', wantsToPlay: !element.paused });
  }

  #hasLeftWindow(): boolean {
    const { timeline, position } = this.#host.state();
    const landing = timeline?.isLive ? landOn(timeline, { mediaTime: position.mediaTime }) : null;
    return landing?.isInside === false;
  }

  #seeked(seek: AbortController): Promise<SeekResult> {
    const { element } = this.#host;
    return new Promise((resolve) => {
      listen(seek.signal, 'abort', () => resolve('superseded'), this.signal);
      if (seek.signal.aborted) resolve('superseded');
      if (!element.seeking) resolve('seeked');
      listen(element, 'seeked', () => resolve('seeked'), seek.signal);
    });
  }

  #recoverMedia(): void {
    this.#run?.engine?.recoverMedia();
    this.#onEmptied();
  }

  /** A new media source under the same engine, asked for or not. The element forgets that it was playing. */
  #onEmptied(): void {
    const run = this.#run;
    if (!run?.isPlaced) return;
    run.isPlaced = false;
    this.#watch.reset();
    this.#tell({ type: 'restartBegan', keepsTimeline: true });
    if (this.#host.state().wantsToPlay) void this.#attemptPlay();
  }

  /** The same content from another address. Without anybody to ask, the old address gets another chance. */
  async #renew(reason: 'expired' | 'outsideWindow', position: Position): Promise<void> {
    const { resolveSource, state } = this.#host;
    if (!resolveSource) return this.#begin(this.#source, position);
    const scope = childController(this.signal, this.#run?.controller.signal);
    const wallTimeMs = 'wallTimeMs' in position ? position.wallTimeMs : state().position.wallTimeMs;
    try {
      const source = await resolveSource({ reason, wallTimeMs, source: this.#source, signal: scope.signal });
      if (!scope.signal.aborted) await this.#begin(source, position);
    } catch (thrown) {
      if (!scope.signal.aborted)
        this.#recovery.onProblem(new PlayerError('RENEWAL_FAILED', { severity: 'fatal', cause: thrown }));
    }
  }

  #fail(error: PlayerError, isFinal: boolean): void {
    this.#endRun();
    this.#tell({ type: 'sessionFailed', error, isFinal });
    this.#announce('error', { error, isFinal });
    this.#settle({ status: 'failed', error });
  }

  #onFirstFrame(): void {
    const elapsedMs = this.#host.services.clock.elapsed() - this.#startedAtMs;
    this.#tell({ type: 'firstFrameShown', elapsedMs });
    this.#announce('firstFrame', { elapsedMs });
  }

  #tell(fact: SessionFact): void {
    if (!this.signal.aborted) this.#host.tell(fact);
  }

  #announce<Name extends keyof Announcements>(name: Name, detail: Announcements[Name]): void {
    if (!this.signal.aborted) this.#host.announce(name, detail);
  }
}
