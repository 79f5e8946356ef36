import type { LiveSource, Position, Source } from '../source.ts';
import { changePlaces, isBound } from './spare-element.ts';
import { standBy, type Standby, type StandbyHost, type WarmEngine } from './standby.ts';

/** The element that plays, the channel that stands ready behind it, and what is still leaving either of them. */
export class ElementStage {
  element: HTMLVideoElement;
  readonly #given: HTMLVideoElement;
  readonly #host: Omit<StandbyHost, 'element'>;
  #standby: Standby | null = null;
  #elementIsFree: Promise<unknown> = Promise.resolve();
  /** Elements that gave up their place, and what stood by. */
  #othersAreGone: Promise<unknown> = Promise.resolve();

  constructor(given: HTMLVideoElement, host: Omit<StandbyHost, 'element'>) {
    this.element = given;
    this.#given = given;
    this.#host = host;
  }

  /** Resolves when no earlier session has anything on the element. */
  get isFree(): Promise<unknown> {
    return this.#elementIsFree;
  }

  /** Resolves with the last of what a session has on the element. */
  leaves(gone: Promise<unknown>): void {
    this.#elementIsFree = Promise.all([this.#elementIsFree, gone]);
  }

  /** The address that has its picture and waits for its load. */
  get standsBy(): string | null {
    return this.#standby?.isReady ? this.#standby.url : null;
  }

  standBy(source: LiveSource | null): void {
    if (source?.url === this.#standby?.url) return;
    if (this.#standby) this.#othersAreGone = Promise.all([this.#othersAreGone, this.#standby.end()]);
    this.#standby = source && standBy({ ...this.#host, element: this.element }, source);
  }

  /**
   * What stood by for this load, in its place on the page; the picture comes before everything else.
   * @param endSession ends what plays on the element that gives up its place
   */
  takeStandby(source: Source, startAt: Position, endSession: () => void): WarmEngine | null {
    const isWanted = this.#standby?.url === source.url && 'at' in startAt && source.kind === 'live';
    const warm = isWanted && !isBound(this.element) ? (this.#standby?.take() ?? null) : null;
    this.standBy(null);
    if (!warm) return null;
    const left = this.element;
    changePlaces(left, warm.element);
    this.element = warm.element;
    endSession();
    const leftIsFree = this.#elementIsFree;
    this.#othersAreGone = Promise.all([this.#othersAreGone, leftIsFree.then(() => left.remove())]);
    this.#elementIsFree = Promise.resolve();
    return warm;
  }

  /** Gives the element back that was given, empty. */
  async clear(): Promise<void> {
    await Promise.all([this.#elementIsFree, this.#othersAreGone]);
    if (this.element !== this.#given) this.element.replaceWith(this.#given);
    this.element = this.#given;
  }
}
