import { isPageHidden } from '../compat/browser-pause.ts';
import { countFrames, type FrameCounter } from '../compat/frame-counter.ts';
import { listen } from '../compat/listen.ts';
import type { PlayerError } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import type { Source } from '../source.ts';
import type { Observation } from '../state/observation.ts';
import type { PlayerState } from '../state/player-state.ts';
import { hearElementErrors } from './element-problem.ts';
import type { Run } from './engine-runs.ts';
import { hasPicture, observe, watchElement } from './observe-element.ts';
import { ProgressWatch, TICK_MS, type Finding } from './progress-watch.ts';

export interface ObserverHost {
  readonly element: HTMLVideoElement;
  readonly services: PlayerServices;
  state(): PlayerState;
  run(): Run | null;
  source(): Source;
}

export interface ObserverListener {
  /** The element has lost what the run had put there. */
  onEmptied(): void;
  /** The run is at its start position. */
  onPlaced(run: Run): void;
  onObserved(observation: Observation): void;
  /** After each reading, with what does not go as it should. */
  onLooked(finding: Finding | null): void;
  onFirstFrame(): void;
  onEnded(mediaTime: number): void;
  /** It plays or pauses, whoever told it to. */
  onPlayOrPause(): void;
  onProblem(error: PlayerError): void;
}

/** The media element of a session: read at each of its events and every so often, each time once and as a whole. */
export class ElementObserver {
  readonly #host: ObserverHost;
  readonly #listener: ObserverListener;
  readonly #signal: AbortSignal;
  readonly #frames: FrameCounter;
  readonly #progress = new ProgressWatch();

  constructor(host: ObserverHost, listener: ObserverListener, signal: AbortSignal) {
    this.#host = host;
    this.#listener = listener;
    this.#signal = signal;
    this.#frames = countFrames(host.element, () => listener.onFirstFrame(), signal);
  }

  /** Before the first run, when the element is free. */
  start(): void {
    const { element, services, run, source } = this.#host;
    const listener = this.#listener;
    const signal = this.#signal;
    watchElement(element, () => this.look(), signal);
    hearElementErrors({ element, services, run, source, onProblem: (error) => listener.onProblem(error) }, signal);
    listen(element, 'ended', () => listener.onEnded(element.currentTime), signal);
    for (const moment of ['play', 'pause']) listen(element, moment, () => listener.onPlayOrPause(), signal);
    this.#tick();
  }

  /** What stood still before is forgotten: another run, a seek, a remedy. */
  reset(): void {
    this.#progress.reset();
  }

  /** Reads the element once, and every conclusion is drawn from that reading. */
  look(): void {
    const run = this.#host.run();
    if (!run || this.#signal.aborted) return;
    const observation = observe(this.#host.element, this.#frames.counts());
    if (run.isPlaced && observation.readyState === 0) this.#listener.onEmptied();
    if (!run.isPlaced && run.engine && observation.readyState >= run.engine.readyStateWhenPlaced)
      this.#listener.onPlaced(run);
    this.#listener.onObserved(observation);
    this.#listener.onLooked(this.#judge(run, observation));
  }

  #judge({ isPlaced }: Run, observation: Observation): Finding | null {
    const { element, services, state } = this.#host;
    const { wantsToPlay, isHeld, isOnline, tracks } = state();
    return this.#progress.look({
      elapsedMs: services.clock.elapsed(),
      isPlaced,
      wantsToPlay: wantsToPlay && !isHeld,
      isOnline,
      observation,
      countsPictures: this.#frames.isSure && hasPicture(element, tracks) && !isPageHidden(),
    });
  }

  #tick(): void {
    const next = () => {
      this.look();
      this.#tick();
    };
    this.#host.services.clock.after(TICK_MS, next, this.#signal);
  }
}
