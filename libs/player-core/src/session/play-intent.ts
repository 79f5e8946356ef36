import { startPlayback, type PlayAnswer } from '../compat/autoplay.ts';
import { isPauseByBrowser, isPageHidden } from '../compat/browser-pause.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { Run } from './engine-runs.ts';

export interface PlayIntentHost {
  readonly element: HTMLVideoElement;
  state(): PlayerState;
  run(): Run | null;
  /** Whether sound is not to be tried before the viewer asked for it. */
  startsSilently(): boolean;
  tell(fact: SessionFact): void;
}

/** Whether the viewer wants it to play: applied to the element, and taken from it where a keyboard or the system paused or played it. */
export class PlayIntent {
  readonly #host: PlayIntentHost;
  readonly #signal: AbortSignal;

  constructor(host: PlayIntentHost, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
  }

  /** Starts the element, silently where the browser wants it so; `interrupted` where another run came before the answer. */
  async attempt(): Promise<PlayAnswer> {
    const { element, run, state, startsSilently, tell } = this.#host;
    if (state().isHeld) return 'interrupted';
    const asked = run();
    const answer = await startPlayback(element, startsSilently());
    if (asked !== run() || this.#signal.aborted || answer === 'interrupted') return 'interrupted';
    const isStillSilenced = state().autoplay === 'muted' && element.muted && answer === 'allowed';
    const autoplay = isStillSilenced ? 'muted' : answer;
    tell({ type: 'autoplayAnswered', autoplay });
    return autoplay;
  }

  /** Keyboards, headphones and operating systems pause and play behind our back: the viewer meant it. What the browser pauses by itself is no intent. */
  notice(): void {
    const { element, run, state, tell } = this.#host;
    if (!run()?.isPlaced || element.ended) return;
    // An ad break holds the content and has paused it; a play key that is pressed meanwhile takes effect after the break.
    if (state().isHeld) return void (element.paused || element.pause());
    if (element.paused !== state().wantsToPlay) return;
    if (element.paused && isPauseByBrowser(element)) return;
    tell({ type: 'intentObserved', wantsToPlay: !element.paused });
  }

  /** The browser paused what the viewer wants to see: played again as soon as it lets. */
  insist(): void {
    const { element, state } = this.#host;
    if (state().isHeld || state().autoplay === 'blocked' || element.error || !element.isConnected || isPageHidden())
      return;
    void this.attempt();
  }
}
