import { putInOrder } from './in-order.ts';

/** A line of a long list, whose elements are used again for whatever it shows next: new ones would be laid out from nothing. */
export interface ListLine {
  readonly element: HTMLElement;
  /** Draws what costs much and may come later, like a picture. */
  drawRest(): void;
}

export interface LineScene<L extends ListLine> {
  readonly count: number;
  /** px */
  readonly itemHeight: number;
  /** The line that Tab stops at. */
  readonly stop: number;
  readonly draw: (line: L, index: number, isStop: boolean) => void;
}

/** Lines from the first up to and without the last. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

interface Row<L> {
  readonly item: HTMLLIElement;
  readonly line: L;
}

/** A scroll that rests so long is over. */
const RESTS_MS = 100;
/** So few new lines at once are no flight: they are drawn with all that belongs to them. */
const FEW = 2;
/** What rests is drawn in pieces, so that a scroll that begins anew is not held up. */
const PIECE = 8;
const NEXT_PIECE_MS = 16;
/** Lines out of sight that stay in the page until their elements are needed: most steps of a scroll then only move one. */
const SPARE = 2;

/**
 * Draws the lines of a list that are in sight, without React: a scroll is answered within its own event, because a frame later would be a frame of
 * nothing, so it does no more than it must.
 */
export class VirtualLines<L extends ListLine> {
  readonly #list: HTMLElement;
  readonly #create: () => L;
  readonly #rows = new Map<number, Row<L>>();
  #scene: LineScene<L> | null = null;
  #sight: Sight = { from: 0, to: 0 };
  /** Whose rest is still to be drawn. */
  readonly #unrested = new Set<Row<L>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(list: HTMLElement, create: () => L) {
    this.#list = list;
    this.#create = create;
  }

  /** Something else is to be drawn, or the same in another state. */
  show(scene: LineScene<L>): void {
    this.#scene = scene;
    for (const [index, row] of this.#rows) if (index >= scene.count) this.#drop(index, row);
    const fresh = this.#place();
    for (const [index, row] of this.#rows) {
      if (!fresh.has(row)) scene.draw(row.line, index, index === scene.stop);
      row.item.setAttribute('aria-setsize', String(scene.count));
      this.#unrested.add(row);
    }
    this.#restSoon(RESTS_MS);
  }

  look(sight: Sight): void {
    if (sight.from === this.#sight.from && sight.to === this.#sight.to) return;
    this.#sight = sight;
    const fresh = this.#place();
    if (fresh.size === 0) return;
    for (const row of fresh) {
      if (fresh.size <= FEW) row.line.drawRest();
      else this.#unrested.add(row);
    }
    this.#restSoon(RESTS_MS);
  }

  /** The element of a line that is in the page. */
  elementOf(index: number): HTMLElement | undefined {
    return this.#rows.get(index)?.line.element;
  }

  /** Takes everything away. */
  end(): void {
    clearTimeout(this.#timer);
    this.#list.replaceChildren();
  }

  /** Draws the lines that are not in the page yet. */
  #place(): ReadonlySet<Row<L>> {
    const fresh = new Set<Row<L>>();
    const scene = this.#scene;
    if (!scene) return fresh;
    const wanted = linesOf(this.#sight, scene.stop, scene.count);
    const spare = this.#outOf(wanted);
    for (const index of wanted) {
      if (this.#rows.has(index)) continue;
      const row = this.#takeFrom(spare) ?? this.#createRow();
      this.#rows.set(index, row);
      this.#move(row, index, scene);
      fresh.add(row);
    }
    for (const index of spare.slice(SPARE)) this.#drop(index, this.#rows.get(index)!);
    return fresh;
  }

  /** The lines in the page that nobody wants, the farthest last. */
  #outOf(wanted: readonly number[]): number[] {
    const stays = new Set(wanted);
    const middle = (this.#sight.from + this.#sight.to) / 2;
    return [...this.#rows.keys()]
      .filter((index) => !stays.has(index))
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  }

  #takeFrom(spare: number[]): Row<L> | undefined {
    const index = spare.pop();
    if (index === undefined) return undefined;
    const row = this.#rows.get(index);
    this.#rows.delete(index);
    return row;
  }

  #createRow(): Row<L> {
    const item = document.createElement('li');
    const line = this.#create();
    item.append(line.element);
    return { item, line };
  }

  #move({ item, line }: Row<L>, index: number, { count, itemHeight, stop, draw }: LineScene<L>): void {
    item.style.top = `${index * itemHeight}px`;
    item.setAttribute('data-index', String(index));
    item.setAttribute('aria-posinset', String(index + 1));
    if (!item.isConnected) {
      item.style.height = `${itemHeight}px`;
      item.setAttribute('aria-setsize', String(count));
      this.#list.append(item);
    }
    draw(line, index, index === stop);
  }

  #drop(index: number, row: Row<L>): void {
    this.#rows.delete(index);
    this.#unrested.delete(row);
    row.item.remove();
  }

  #restSoon(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), afterMs);
  }

  /** Pictures, and the order in which lines are read: what a scroll does not wait for. */
  #rest(): void {
    const piece = [...this.#unrested].slice(0, PIECE);
    for (const row of piece) {
      this.#unrested.delete(row);
      row.line.drawRest();
    }
    if (this.#unrested.size > 0) return this.#restSoon(NEXT_PIECE_MS);
    putInOrder([...this.#rows].sort(([a], [b]) => a - b).map(([, { item }]) => item));
  }
}

/** The lines in sight, and the stop for Tab wherever it is. */
function linesOf({ from, to }: Sight, stop: number, count: number): readonly number[] {
  const lines: number[] = [];
  for (let index = Math.min(from, count); index < Math.min(to, count); index += 1) lines.push(index);
  if (count > 0 && (stop < from || stop >= to)) lines.push(stop);
  return lines;
}
