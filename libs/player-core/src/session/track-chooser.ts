import type { Engine } from '../engines/engine.ts';
import type { PlayerClock } from '../services.ts';
import type { Tracks } from '../tracks/tracks.ts';
import type { LostTrack } from './announcements.ts';
import {
  applyCriteria,
  hasMatchingAudio,
  PREFERRED_TRACK_TRIES,
  PREFERRED_TRACK_TRY_MS,
  type TrackCriteria,
} from './track-criteria.ts';

export interface ChooserHost {
  readonly clock: PlayerClock;
  engine(): Engine | null;
  tracks(): Tracks;
}

/** Brings every engine of a session to the tracks that the viewer wants. */
export class TrackChooser {
  readonly #host: ChooserHost;
  readonly #signal: AbortSignal;
  #criteria: TrackCriteria;
  /** How often a preferred track is still looked for. */
  #triesLeft = PREFERRED_TRACK_TRIES;
  #isApplying = false;
  /** What an engine has given up: not chosen by itself any more. */
  #lost: readonly LostTrack[] = [];

  constructor(host: ChooserHost, criteria: TrackCriteria, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
    this.#criteria = criteria;
  }

  select(criteria: TrackCriteria): void {
    this.#criteria = { ...this.#criteria, ...criteria };
    this.#lost = this.#lost.filter(({ kind }) => !(kind in criteria));
    this.#apply();
  }

  /** The engine gave a track up. @returns the track, `null` where that is no news or it was never offered */
  onLost(kind: LostTrack['kind'], id: string): LostTrack | null {
    const lost = offeredAs(kind, id, this.#host.tracks());
    if (!lost || this.#lost.some((one) => isSame(one, lost))) return null;
    this.#lost = [...this.#lost, lost];
    return lost;
  }

  /** The engine told what it has. */
  onTracks(): void {
    this.#apply();
    if (this.#triesLeft === PREFERRED_TRACK_TRIES) this.#awaitAudio();
  }

  /** The tracks that may be chosen without asking the viewer. */
  #tracks(): Tracks {
    const tracks = this.#host.tracks();
    const isThere = (kind: LostTrack['kind']) => (track: LostTrack['track']) =>
      !this.#lost.some((lost) => isSame(lost, { kind, track }));
    return { ...tracks, audio: tracks.audio.filter(isThere('audio')), text: tracks.text.filter(isThere('text')) };
  }

  #apply(): void {
    const engine = this.#host.engine();
    // An engine may tell of its tracks while it is being told what to choose: that is no reason to tell it again.
    if (!engine || this.#isApplying) return;
    this.#isApplying = true;
    applyCriteria(engine, this.#tracks(), this.#criteria);
    this.#isApplying = false;
  }

  /** Some browsers name tracks one by one. After the last try the default stays, whatever comes later. ENG-038, ENG-039 */
  #awaitAudio(): void {
    if (hasMatchingAudio(this.#criteria, this.#host.tracks())) return;
    if (this.#triesLeft === 0) {
      const { audio: _given, ...others } = this.#criteria;
      this.#criteria = others;
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

/** Ids belong to one engine: a track is known by its words. */
const isSame = (
  one: Pick<LostTrack, 'kind' | 'track'>,
  other: { kind: LostTrack['kind']; track: LostTrack['track'] },
) => one.kind === other.kind && one.track.language === other.track.language && one.track.label === other.track.label;

function offeredAs(kind: LostTrack['kind'], id: string, { audio, text }: Tracks): LostTrack | null {
  if (kind === 'audio') {
    const track = audio.find((one) => one.id === id);
    return track ? { kind, track } : null;
  }
  const track = text.find((one) => one.id === id);
  return track ? { kind, track } : null;
}
