import { childController } from '../compat/abort.ts';
import { bandwidthMemory, type BandwidthMemory } from '../engines/bandwidth-memory.ts';
import type { BufferLimits } from '../engines/buffer-limits.ts';
import type { Engine, EngineCatalogue, EngineEvent } from '../engines/engine.ts';
import { toPlayerError, type PlayerError } from '../errors/player-error.ts';
import type { PrefetchCache } from '../prefetch/prefetch-cache.ts';
import type { PlayerServices } from '../services.ts';
import type { Position, Source } from '../source.ts';
import type { WarmEngine } from '../standby/standby.ts';
import { openEngine } from './open-engine.ts';
import { newPlaybackId } from './playback-id.ts';

/** One engine at work. */
export interface Run {
  /** The start position of the run. */
  target: Position;
  readonly signal: AbortSignal;
  /** `null` until it is chosen and its code is there. */
  engine: Engine | null;
  /** Whether the element has reached its start position. */
  isPlaced: boolean;
  /** Whether another engine could try, should this one be given up. */
  hasSuccessor: boolean;
}

export interface RunsHost {
  readonly element: HTMLVideoElement;
  readonly services: PlayerServices;
  readonly engines: EngineCatalogue;
  readonly limits: BufferLimits;
  readonly prefetchCache: Pick<PrefetchCache, 'take'>;
  /** What stood by on the element: the first run goes on with it. */
  readonly warm: WarmEngine | null;
}

export interface RunsListener {
  onStart(engine: Engine, source: Source): void;
  onEvent(event: Exclude<EngineEvent, { type: 'bandwidth' | 'problem' | 'needsFullBuild' }>): void;
  /** The next run takes the full build. */
  onOutgrown(): void;
  onMediaArrived(bitsPerSecond: number): void;
  onProblem(error: PlayerError): void;
}

/** The engines of one session, one after the other: the old one is gone from the element before the next is opened. */
export class EngineRuns {
  readonly #host: RunsHost;
  readonly #listener: RunsListener;
  readonly #signal: AbortSignal;
  readonly #bandwidth: BandwidthMemory;
  #controller: AbortController | null = null;
  #current: Run | null = null;
  #gone: Promise<unknown> = Promise.resolve();
  #givenUp = 0;
  /** Whether the light build was not enough. */
  #needsFull = false;
  readonly #playbackId = newPlaybackId();
  #warm: WarmEngine | null;

  constructor(host: RunsHost, listener: RunsListener, signal: AbortSignal) {
    this.#host = host;
    this.#listener = listener;
    this.#signal = signal;
    this.#warm = host.warm;
    this.#bandwidth = bandwidthMemory(host.services);
  }

  get current(): Run | null {
    return this.#current;
  }

  /** Resolves when no engine that was ended has anything on the element. */
  get gone(): Promise<unknown> {
    return this.#gone;
  }

  /** Runs to come take the next engine that can play the source. */
  giveUpEngine(): void {
    this.#givenUp += 1;
  }

  /** Ends what runs and starts anew; resolves when the engine was started, or was not to be had, or another run came first. */
  async begin(source: Source, startAt: Position): Promise<void> {
    this.end();
    const controller = childController(this.#signal);
    const { signal } = controller;
    const run: Run = { target: startAt, signal, engine: null, isPlaced: false, hasSuccessor: false };
    this.#controller = controller;
    this.#current = run;
    const warm = this.#warm;
    this.#warm = null;
    if (warm) return this.#takeOver(run, warm, source);
    await this.#gone;
    if (signal.aborted) return;
    try {
      const { engines, warm: _, ...host } = this.#host;
      const emit = (event: EngineEvent) => this.#hear(run, event);
      const rememberedBitsPerSecond = this.#bandwidth.recall();
      const playbackId = this.#playbackId;
      const runHost = { ...host, playbackId, source, startAt, signal, rememberedBitsPerSecond, emit };
      const opened = await openEngine(runHost, engines, { givenUp: this.#givenUp, needsFull: this.#needsFull });
      // Ended between its making and this line: it never touched the element.
      if (!opened || signal.aborted) return void opened?.engine.dispose();
      const { engine, hasSuccessor } = opened;
      Object.assign(run, { engine, hasSuccessor });
      engine.start();
      this.#listener.onStart(engine, source);
    } catch (thrown) {
      if (!signal.aborted) this.#listener.onProblem(toPlayerError(thrown, 'UNKNOWN'));
    }
  }

  /** Synchronously in the viewer's press: nothing is awaited between it and the picture. */
  #takeOver(run: Run, { engine, hasSuccessor, handOver }: WarmEngine, source: Source): void {
    Object.assign(run, { engine, hasSuccessor });
    const { limits } = this.#host;
    handOver({ signal: run.signal, limits, emit: (event) => this.#hear(run, event) });
    this.#listener.onStart(engine, source);
  }

  end(): void {
    const engine = this.#current?.engine;
    this.#controller?.abort();
    this.#current = null;
    if (engine) this.#gone = Promise.all([this.#gone, engine.dispose()]);
  }

  #hear(run: Run, event: EngineEvent): void {
    if (run.signal.aborted) return;
    switch (event.type) {
      case 'bandwidth':
        this.#bandwidth.remember(event.bitsPerSecond);
        return this.#listener.onMediaArrived(event.bitsPerSecond);
      case 'needsFullBuild':
        this.#needsFull = true;
        return this.#listener.onOutgrown();
      case 'problem':
        return this.#listener.onProblem(event.error);
      default:
        return this.#listener.onEvent(event);
    }
  }
}
