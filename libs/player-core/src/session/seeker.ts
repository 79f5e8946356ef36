import { childController } from '../compat/abort.ts';
import { listen } from '../compat/listen.ts';
import { PlayerError } from '../errors/player-error.ts';
import type { Position, ResolveSource, Source } from '../source.ts';
import type { PlayerState } from '../state/player-state.ts';
import { landOn } from '../timeline/seekable-window.ts';
import type { SeekResult } from './announcements.ts';

/** What a seek needs of its session. */
export interface SeekHost {
  readonly element: HTMLVideoElement;
  readonly resolveSource: ResolveSource | null;
  state(): PlayerState;
  /** Ends with the run that is on the element; `null` while there is none whose clock can be believed. */
  placedSignal(): AbortSignal | null;
  /** Another run at that position; of the same source unless one is given. */
  begin(position: Position, how: { readonly source?: Source; readonly isSought: boolean }): Promise<void>;
  /** The element was told to go elsewhere. */
  onMoved(): void;
  announceWarning(error: PlayerError): void;
}

/** With less than this in the buffer it is time to go elsewhere; a decoder that starves is thrown to the live edge by its engine. */
const STRANDED_SECONDS = 3;

/** Goes to positions; the last request wins. */
export class Seeker {
  readonly #host: SeekHost;
  readonly #signal: AbortSignal;
  #current: AbortController | null = null;
  /** The run that could not show what comes next, once that was noticed. */
  #stranded: AbortSignal | null = null;

  constructor(host: SeekHost, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
  }

  async seek(position: Position, isSought = true): Promise<SeekResult> {
    this.#current?.abort();
    const { element, resolveSource } = this.#host;
    const { timeline } = this.#host.state();
    const placed = this.#host.placedSignal();
    if (!placed || !timeline) return this.#restart(position, { isSought });
    const landing = landOn(timeline, position);
    if (!landing) return 'refused';
    const current = childController(this.#signal, placed);
    this.#current = current;
    const isElsewhere = !landing.isInside && timeline.anchors.length > 0;
    if (isElsewhere && resolveSource)
      return this.#goElsewhere(position, { resolveSource, isSought, signal: current.signal });
    element.currentTime = landing.mediaTime;
    this.#host.onMoved();
    return arrival(element, current.signal);
  }

  /** Whether what is shown has meanwhile slid out of the window of a live channel. */
  hasLeftWindow(): boolean {
    const { timeline, position } = this.#host.state();
    return timeline?.isLive === true && landOn(timeline, { mediaTime: position.mediaTime })?.isInside === false;
  }

  /**
   * A rewound viewer whose channel slid away while the network was gone goes on at the same moment in another source, as soon as the buffer
   * is shown. Asked once for each run: without an answer there is nothing better than what the engine does.
   */
  leaveWhenStranded(): void {
    const placed = this.#host.placedSignal();
    const { wallTimeMs } = this.#host.state().position;
    if (!placed || placed === this.#stranded || wallTimeMs === null || !this.#isStranded()) return;
    this.#stranded = placed;
    void this.seek({ wallTimeMs }, false);
  }

  #isStranded(): boolean {
    const { content, timeline, position, bufferedAheadSeconds, wantsToPlay, isOnline } = this.#host.state();
    if (!this.#host.resolveSource || !timeline || content !== 'timeshift' || !wantsToPlay || !isOnline) return false;
    const isMissing = position.mediaTime + bufferedAheadSeconds < timeline.startMediaTime;
    return isMissing && bufferedAheadSeconds < STRANDED_SECONDS;
  }

  async #restart(position: Position, how: Parameters<SeekHost['begin']>[1]): Promise<SeekResult> {
    await this.#host.begin(position, how);
    return this.#signal.aborted ? 'superseded' : 'seeked';
  }

  /** The moment is not in this source. What plays goes on until the other one is known; without another it just goes on. */
  async #goElsewhere(
    position: Position,
    {
      resolveSource,
      isSought,
      signal,
    }: { readonly resolveSource: ResolveSource; readonly isSought: boolean; readonly signal: AbortSignal },
  ): Promise<SeekResult> {
    const { source } = this.#host.state();
    const wallTimeMs = 'wallTimeMs' in position ? position.wallTimeMs : null;
    if (!source) return 'refused';
    try {
      const other = await resolveSource({ reason: 'outsideWindow', wallTimeMs, source, signal });
      return signal.aborted ? 'superseded' : await this.#restart(position, { source: other, isSought });
    } catch (cause) {
      if (signal.aborted) return 'superseded';
      this.#host.announceWarning(new PlayerError('RENEWAL_FAILED', { severity: 'warning', cause }));
      return 'refused';
    }
  }
}

function arrival(element: HTMLVideoElement, signal: AbortSignal): Promise<SeekResult> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('superseded');
    if (!element.seeking) resolve('seeked');
    signal.addEventListener('abort', () => resolve('superseded'), { once: true });
    listen(element, 'seeked', () => resolve('seeked'), signal);
  });
}
