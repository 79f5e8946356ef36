import { listen } from '../compat/listen.ts';
import type { SubtitleCue } from '../tracks/tracks.ts';

/** As much of a cue of shaka's as is read. Lines with marks of their own come as parts. */
interface ShakaCue {
  readonly startTime: number;
  readonly endTime: number;
  readonly payload: string;
  readonly nestedCues: readonly ShakaCue[];
  readonly lineBreak?: boolean;
}

/** The place into which shaka puts subtitles: it keeps them, and tells those that are due. */
export class DueCues {
  readonly #element: HTMLMediaElement;
  readonly #tell: (cues: SubtitleCue[]) => void;
  #cues: ShakaCue[] = [];
  #isVisible = false;
  #lastTold = '[]';

  constructor(element: HTMLMediaElement, tell: (cues: SubtitleCue[]) => void, signal: AbortSignal) {
    this.#element = element;
    this.#tell = tell;
    for (const moment of ['timeupdate', 'seeked']) listen(element, moment, () => this.#look(), signal);
  }

  append(cues: readonly ShakaCue[]): void {
    this.#cues.push(...cues);
    this.#look();
  }

  remove(start: number, end: number): boolean {
    this.#cues = this.#cues.filter(({ startTime, endTime }) => endTime <= start || startTime >= end);
    this.#look();
    return true;
  }

  isTextVisible(): boolean {
    return this.#isVisible;
  }

  setTextVisibility(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#look();
  }

  setTextLanguage(): void {}
  configure(): void {}

  async destroy(): Promise<void> {
    this.#cues = [];
  }

  #look(): void {
    const { currentTime } = this.#element;
    const isDue = ({ startTime, endTime }: ShakaCue) => startTime <= currentTime && currentTime < endTime;
    const due = this.#isVisible ? this.#cues.filter(isDue).map(toCue) : [];
    const told = JSON.stringify(due);
    if (told === this.#lastTold) return;
    this.#lastTold = told;
    this.#tell(due);
  }
}

const toCue = (cue: ShakaCue): SubtitleCue => ({
  startMediaTime: cue.startTime,
  endMediaTime: cue.endTime,
  text: textOf(cue),
});

const textOf = ({ payload, nestedCues, lineBreak }: ShakaCue): string =>
  lineBreak ? '\n' : payload || nestedCues.map(textOf).join('');
