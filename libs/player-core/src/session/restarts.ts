import { childController } from '../compat/abort.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError } from '../errors/player-error.ts';
import type { PlayerClock } from '../services.ts';
import type { Position, ResolveSource, Source } from '../source.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { EngineRuns } from './engine-runs.ts';
import { currentPosition, positionAfterBadSegment } from './resume-position.ts';

/** What a restart needs of its session. */
export interface RestartHost {
  readonly clock: PlayerClock;
  readonly resolveSource: ResolveSource | null;
  state(): PlayerState;
  runs(): EngineRuns;
  tell(fact: SessionFact): void;
  /** What was seen of the element before counts no more. `isNewRun`: neither do the steps of recovery that are under way. */
  onInterrupted(isNewRun: boolean): void;
  /** The element has forgotten that it was playing. */
  attemptToPlay(): void;
  onProblem(error: PlayerError): void;
}

/** Restarts of one session: another engine run, from the same address or a fresh one, or a new media source under the run there is. */
export class Restarts {
  readonly #host: RestartHost;
  readonly #signal: AbortSignal;
  #source: Source;

  constructor(host: RestartHost, source: Source, signal: AbortSignal) {
    this.#host = host;
    this.#source = source;
    this.#signal = signal;
  }

  get source(): Source {
    return this.#source;
  }

  /** Where playback is, or is going to. */
  positionNow(): Position {
    return currentPosition(this.#host.state(), this.#host.runs().current);
  }

  /** Another run of the session: in place, or somewhere else. */
  async begin(startAt: Position, { source = this.#source, isSought = false }: Beginning = {}): Promise<void> {
    this.#source = source;
    this.#host.onInterrupted(true);
    this.#host.tell({ type: 'restartBegan', keepsTimeline: false, isSought });
    await this.#host.runs().begin(source, startAt);
  }

  /** At the same moment, once the engine has said what it is about to say. */
  beginSoon(): void {
    this.#host.clock.after(0, () => void this.begin(this.positionNow()), this.#whileRunning());
  }

  /** The same moment from a fresh address. Without anybody to ask, the old address gets another chance. */
  async renew(): Promise<void> {
    const { resolveSource, state } = this.#host;
    const position = this.positionNow();
    if (!resolveSource) return this.begin(position);
    const signal = this.#whileRunning();
    const { wallTimeMs } = state().position;
    try {
      const source = await resolveSource({ reason: 'expired', wallTimeMs, source: this.#source, signal });
      if (!signal.aborted) await this.begin(position, { source });
    } catch (cause) {
      if (!signal.aborted) this.#host.onProblem(new PlayerError('RENEWAL_FAILED', { severity: 'fatal', cause }));
    }
  }

  recoverMedia(goOnAt?: number): void {
    const runs = this.#host.runs();
    runs.current?.engine?.recoverMedia(goOnAt);
    this.onEmptied();
    const run = runs.current;
    if (run && goOnAt !== undefined) run.target = { mediaTime: goOnAt };
  }

  passSegment(code: ErrorCode): void {
    this.recoverMedia(positionAfterBadSegment(this.#host.state(), this.#host.runs().current, code));
  }

  /** A new media source under the same engine, asked for or not. */
  onEmptied(): void {
    const run = this.#host.runs().current;
    if (!run?.isPlaced) return;
    run.target = this.positionNow();
    run.isPlaced = false;
    this.#host.onInterrupted(false);
    this.#host.tell({ type: 'restartBegan', keepsTimeline: true });
    if (this.#host.state().wantsToPlay) this.#host.attemptToPlay();
  }

  #whileRunning(): AbortSignal {
    return childController(this.#signal, this.#host.runs().current?.signal).signal;
  }
}

interface Beginning {
  readonly source?: Source;
  /** The viewer went there. */
  readonly isSought?: boolean;
}
