import { childController } from '../compat/abort.ts';
import type { Engine } from '../engines/engine.ts';
import { FirstCause } from '../errors/first-cause.ts';
import { decide, decideAgain, STARVING_SECONDS, type Action, type RecoveryContext } from '../errors/decide.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { PlayerError } from '../errors/player-error.ts';
import type { RecoveryStep } from '../errors/policy.ts';
import type { PlayerServices } from '../services.ts';
import type { Position } from '../source.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';

interface RecoveryHost {
  readonly services: PlayerServices;
  state(): PlayerState;
  tell(fact: SessionFact): void;
  announce(name: 'warning', detail: { readonly error: PlayerError; readonly remedy: string }): void;
}

/** What recovery can do to the session. */
export interface Remedies {
  engine(): Engine | null;
  isPlaced(): boolean;
  nudge(seconds: number): void;
  recoverMedia(): void;
  passSegment(code: ErrorCode): void;
  hasOtherEngine(): boolean;
  giveUpEngine(): void;
  restart(position: Position): Promise<void>;
  renew(): Promise<void>;
  positionNow(): Position;
  /** The live edge, without what was shown already. */
  liveEdgePosition(): Position;
  fail(error: PlayerError, isFinal: boolean): void;
}

/** Past a tenth of a second decoders start anew (hls.js nudges as far). */
const NUDGE_SECONDS = 0.1;

/** Carries out what the policy decides: one remedy at a time, and nothing that a later event has made pointless. */
export class Recovery {
  readonly #host: RecoveryHost;
  readonly #remedies: Remedies;
  readonly #signal: AbortSignal;
  /** A remedy that is about to happen; what goes wrong meanwhile is part of the same trouble. */
  #pending: AbortController | null = null;
  /** Trouble ahead of the playhead, to be dealt with when the buffer has been shown. */
  #deferred: PlayerError | null = null;
  #isWaitingForNetwork = false;
  readonly #causes = new FirstCause();

  constructor(host: RecoveryHost, remedies: Remedies, signal: AbortSignal) {
    this.#host = host;
    this.#remedies = remedies;
    this.#signal = signal;
  }

  onProblem(error: PlayerError): void {
    if (this.#pending || this.#signal.aborted) return;
    const before = this.#host.state().recovery;
    this.#causes.hear(error, before);
    const { action, history } = decide(error, before, this.#context());
    this.#host.tell({ type: 'recoveryCounted', history });
    this.#perform(error, action);
  }

  /** With every reading of the element: has the buffer in front of a broken place been shown? */
  onLook(): void {
    const error = this.#deferred;
    if (!error || this.#pending || this.#host.state().bufferedAheadSeconds > STARVING_SECONDS) return;
    this.#deferred = null;
    this.#askAgain(error);
  }

  /** New media came in after all. */
  onMediaArrived(): void {
    this.#causes.onMediaArrived();
    this.#deferred = null;
  }

  onOnline(): void {
    const { lifecycle, error, isErrorFinal, wantsToPlay } = this.#host.state();
    const isGivenUp = lifecycle === 'failed' && !isErrorFinal && wantsToPlay && error?.entry.category === 'network';
    if (!this.#isWaitingForNetwork && !isGivenUp) return;
    this.#isWaitingForNetwork = false;
    const engine = this.#remedies.engine();
    if (engine && this.#remedies.isPlaced()) engine.resumeLoading();
    else void this.#remedies.restart(this.#remedies.positionNow());
  }

  /** The run ended: its troubles are over. */
  forget(): void {
    this.#pending?.abort();
    this.#pending = null;
    this.#deferred = null;
    this.#isWaitingForNetwork = false;
  }

  #askAgain(error: PlayerError): void {
    const { action, history } = decideAgain(error.code, this.#host.state().recovery, this.#context());
    this.#host.tell({ type: 'recoveryCounted', history });
    this.#perform(error, action);
  }

  #context(): RecoveryContext {
    const { source, isOnline, bufferedAheadSeconds, lifecycle } = this.#host.state();
    const hasOtherEngine = this.#remedies.hasOtherEngine();
    return {
      kind: source?.kind ?? 'vod',
      isOnline,
      bufferedAheadSeconds,
      hasBegun: lifecycle === 'loaded',
      hasOtherEngine,
    };
  }

  #perform(error: PlayerError, action: Action): void {
    const remedy = action.kind === 'step' ? action.step : action.kind;
    if (action.kind !== 'fail') this.#host.announce('warning', { error, remedy });
    const { logger } = this.#host.services;
    logger[action.kind === 'ignore' ? 'debug' : 'warn'](`player ${error.message}: ${remedy}`, error);
    switch (action.kind) {
      case 'ignore':
        return;
      case 'waitForNetwork':
        this.#isWaitingForNetwork = true;
        return;
      case 'waitForPlayhead':
        this.#deferred = error;
        return;
      case 'fail':
        return this.#remedies.fail(this.#causes.of(error), action.isFinal);
      case 'skip':
        return this.#after(action.delayMs, () => this.#skip(action.seconds));
      case 'step':
        return this.#after(action.delayMs, () => this.#step(action.step, error));
    }
  }

  #after(delayMs: number, run: () => void): void {
    const pending = childController(this.#signal);
    this.#pending = pending;
    const act = () => {
      this.#pending = null;
      run();
    };
    this.#host.services.clock.after(delayMs, act, pending.signal);
  }

  #step(step: RecoveryStep, error: PlayerError): void {
    const engine = this.#remedies.engine();
    // Without an engine there is nothing to be gentle with.
    if (!engine) return void this.#remedies.restart(this.#remedies.positionNow());
    switch (step) {
      case 'nudge':
        return this.#remedies.nudge(NUDGE_SECONDS);
      case 'resumeLoading':
        return engine.resumeLoading();
      case 'recoverMedia':
        return this.#remedies.recoverMedia();
      case 'passSegment':
        return this.#remedies.passSegment(error.code);
      case 'dropTopQuality':
        // Nothing to give up: what the engine has not survived needs the next step.
        if (!engine.dropTopQuality() && error.severity === 'fatal') this.#askAgain(error);
        return;
      case 'restart':
        return void this.#remedies.restart(this.#remedies.positionNow());
      case 'restartAtLive':
        return void this.#remedies.restart(this.#remedies.liveEdgePosition());
      case 'otherEngine':
        this.#remedies.giveUpEngine();
        return void this.#remedies.restart(this.#remedies.positionNow());
      case 'renew':
        return void this.#remedies.renew();
    }
  }

  #skip(seconds: number): void {
    const here = this.#remedies.positionNow();
    if ('wallTimeMs' in here) return void this.#remedies.restart({ wallTimeMs: here.wallTimeMs + seconds * 1000 });
    void this.#remedies.restart({ mediaTime: 'mediaTime' in here ? here.mediaTime + seconds : seconds });
  }
}
