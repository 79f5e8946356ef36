import type { Engine } from '../engines/engine.ts';
import type { Clock } from '../services.ts';
import type { Tracks } from '../tracks/tracks.ts';
import {
  applyWishes,
  hasWishedAudio,
  PREFERRED_TRACK_TRIES,
  PREFERRED_TRACK_TRY_MS,
  type TrackWishes,
} from './track-wishes.ts';

export interface ChooserHost {
  readonly clock: Clock;
  engine(): Engine | null;
  tracks(): Tracks;
}

/** Brings every engine of a session to the tracks that the viewer wants. */
export class TrackChooser {
  readonly #host: ChooserHost;
  readonly #signal: AbortSignal;
  #wishes: TrackWishes;
  /** How often a preferred track is still looked for. */
  #triesLeft = PREFERRED_TRACK_TRIES;
  #isApplying = false;

  constructor(host: ChooserHost, wishes: TrackWishes, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
    this.#wishes = wishes;
  }

  select(wishes: TrackWishes): void {
    this.#wishes = { ...this.#wishes, ...wishes };
    this.#apply();
  }

  /** The engine told what it has. */
  onTracks(): void {
    this.#apply();
    if (this.#triesLeft === PREFERRED_TRACK_TRIES) this.#awaitAudio();
  }

  #apply(): void {
    const engine = this.#host.engine();
    // An engine may tell of its tracks while it is being told what to choose: that is no reason to tell it again.
    if (!engine || this.#isApplying) return;
    this.#isApplying = true;
    applyWishes(engine, this.#host.tracks(), this.#wishes);
    this.#isApplying = false;
  }

  /** Some browsers name tracks one by one. After the last try the default stays, whatever comes later. ENG-038, ENG-039 */
  #awaitAudio(): void {
    if (hasWishedAudio(this.#wishes, this.#host.tracks())) return;
    if (this.#triesLeft === 0) {
      const { audio: _given, ...others } = this.#wishes;
      this.#wishes = others;
      return;
    }
    this.#triesLeft -= 1;
    const tryAgain = () => {
      this.#apply();
      this.#awaitAudio();
    };
    this.#host.clock.after(PREFERRED_TRACK_TRY_MS, tryAgain, this.#signal);
  }
}
