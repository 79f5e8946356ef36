import { putInOrder } from '../rows/in-order.ts';
import {
  ATTRIBUTES,
  boxKey,
  boxLook,
  isPassed,
  leadPx,
  type GuideBox,
  type BoxLook,
  type BoxTexts,
} from './guide-box.ts';

/** What is drawn of a line. The same boxes are the same object. */
interface LineDrawing {
  readonly at: number;
  /** The channel's, for who does not see the names beside the lines. */
  readonly name: string;
  readonly boxes: readonly GuideBox[];
  /** The box that Tab stops at, if it is on this line. */
  readonly stop: string | number | undefined;
  /** The box that is told of elsewhere. */
  readonly marked: string | number | undefined;
}

export interface DrawnLine {
  readonly element: HTMLElement;
  /** True when boxes have come or gone: `drawRest` brings them into their order. */
  draw(line: LineDrawing, texts: BoxTexts): boolean;
  drawRest(): void;
  /** Keeps the words of what began before the sight in sight. */
  lead(sightPx: number): void;
}

/** A line of the guide, whose nodes are used again for whatever it shows next: new ones would be laid out from nothing. */
export function createLine(): DrawnLine {
  const element = document.createElement('div');
  element.setAttribute('role', 'row');
  element.setAttribute('data-part', 'line');
  const header = document.createElement('div');
  header.setAttribute('role', 'rowheader');
  header.setAttribute('data-visually-hidden', '');
  element.append(header);
  let drawn: DrawnBox[] = [];
  let before: { line: LineDrawing; texts: BoxTexts } | null = null;

  /**
   * The nodes of these boxes: a box that stays keeps its own, and one that comes takes that of one that has gone, wherever it stands among the others.
   * To put it where it belongs would be to style and lay it out from nothing: that waits until the scroll rests. A stretch that was waited for
   * gives its node to the next such stretch only: it would jump to where a programme begins.
   */
  function nodesFor(boxes: readonly GuideBox[]): DrawnBox[] {
    const wanted = new Set(boxes.map(boxKey));
    const kept = new Map<DrawnBox['key'], DrawnBox>();
    const free: DrawnBox[] = [];
    for (const box of drawn) {
      if (box.key !== undefined && wanted.has(box.key)) kept.set(box.key, box);
      else free.push(box);
    }
    const takeFree = ({ kind }: GuideBox) => {
      const at = free.findIndex(({ isWaiting }) => isWaiting === (kind === 'waiting'));
      return at < 0 ? undefined : free.splice(at, 1)[0];
    };
    const nodes = boxes.map((box) => kept.get(boxKey(box)) ?? takeFree(box) ?? createBox());
    for (const box of free) box.element.remove();
    return nodes;
  }

  return {
    element,
    draw(line, texts) {
      if (before?.texts === texts && isSame(before.line, line)) return false;
      const isOther = before?.line.boxes !== line.boxes;
      if (before?.line.at !== line.at) {
        element.style.top = `calc(${line.at} * var(--guide-line))`;
        element.setAttribute('aria-rowindex', String(line.at + 1));
        element.setAttribute('data-line', String(line.at));
      }
      if (before?.line.name !== line.name) header.textContent = line.name;
      before = { line, texts };
      drawn = nodesFor(line.boxes);
      drawn.forEach((box, index) => {
        if (!box.element.isConnected) element.append(box.element);
        box.draw(line.boxes[index]!, line, texts);
      });
      return isOther;
    },
    drawRest() {
      putInOrder([header, ...drawn.map((box) => box.element)]);
    },
    lead(sightPx) {
      for (const box of drawn) box.lead(sightPx);
    },
  };
}

const isSame = (a: LineDrawing, b: LineDrawing) =>
  a.at === b.at && a.name === b.name && a.stop === b.stop && a.marked === b.marked && a.boxes === b.boxes;

interface DrawnBox {
  key: string | number | undefined;
  /** Its programmes are asked for. */
  isWaiting: boolean;
  readonly element: HTMLElement;
  draw(box: GuideBox, line: Pick<LineDrawing, 'stop' | 'marked'>, texts: BoxTexts): void;
  lead(sightPx: number): void;
}

function createBox(): DrawnBox {
  const element = document.createElement('div');
  element.setAttribute('role', 'gridcell');
  element.setAttribute('data-part', 'cell');
  let inner: HTMLElement | null = null;
  let before: BoxLook | null = null;
  let place = { left: 0, width: 0 };
  let led = 0;
  let passed = false;

  function innerOf(tag: BoxLook['tag']): HTMLElement {
    if (inner && before?.tag === tag) return inner;
    inner = document.createElement(tag);
    inner.append('');
    element.replaceChildren(inner);
    before = null;
    led = 0;
    passed = false;
    return inner;
  }

  function pass(isNow: boolean) {
    if (!inner || passed === isNow) return;
    passed = isNow;
    inner.toggleAttribute('data-passed', isNow);
  }

  return {
    key: undefined,
    isWaiting: false,
    element,
    draw(box, { stop, marked }, texts) {
      if (this.key !== boxKey(box)) pass(false);
      this.key = boxKey(box);
      this.isWaiting = box.kind === 'waiting';
      const left = texts.pxOf(box.startMs);
      const width = texts.pxOf(box.endMs) - left;
      if (left !== place.left) element.style.left = `${left}px`;
      if (width !== place.width) element.style.width = `${width}px`;
      place = { left, width };
      const look = boxLook(box, { isStop: this.key === stop, isMarked: this.key === marked }, texts);
      const node = innerOf(look.tag);
      for (const name of ATTRIBUTES) {
        const value = look.attributes[name];
        if (value === before?.attributes[name]) continue;
        if (value === undefined) node.removeAttribute(name);
        else node.setAttribute(name, value);
      }
      if (look.text !== before?.text) (node.firstChild as Text).data = look.text;
      if (look.style !== (before?.style ?? '')) {
        node.style.cssText = look.style;
        led = 0;
      }
      before = look;
    },
    lead(sightPx) {
      const px = before?.text ? leadPx(place, sightPx) : 0;
      pass(isPassed(place, sightPx));
      if (px === led || !inner) return;
      led = px;
      if (px === 0) inner.style.removeProperty('--lead');
      else inner.style.setProperty('--lead', `${px}px`);
    },
  };
}
