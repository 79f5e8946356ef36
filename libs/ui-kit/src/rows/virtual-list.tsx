import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { nextLine } from './next-line.ts';
import { placesOf, type Places } from './places.ts';

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  height: 100%;
  contain: strict;
  scroll-padding: var(--ring-room);

  > ul {
    position: relative;
  }
  > ul > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    contain: layout style size;
  }
`;

const TARGET = '[data-card-target]';
/** Lines beyond the window that are drawn ahead of the scroll. */
const AHEAD = 6;
/** So many lines stand above the one that the list begins at. */
const BEFORE_FIRST = 2;

/** A scroll by more than what is in sight flies, until it has rested so long. */
const RESTS_MS = 100;

/** Where a list opens, and who is told where it stood. */
export interface ListPlace {
  readonly opensAtPx: number | undefined;
  readonly onLeave: (scrollTopPx: number) => void;
}

/**
 * A list of thousands of lines of which only those in sight are in the page. One stop for Tab; Up, Down, Page Up, Page Down, Home and
 * End walk, and the line with the focus stays in the page however far it is scrolled away. It fills the height that it is given;
 * `renderItem` draws a line with one `data-card-target` in it.
 */
export function VirtualList({
  label,
  count,
  itemHeight,
  at,
  aheadPx = AHEAD * itemHeight,
  place,
  renderItem,
}: {
  readonly label: string;
  readonly count: number;
  /** px: every line is so high. */
  readonly itemHeight: number;
  /** The line that is brought into sight, and is the stop for Tab, whenever it changes. */
  readonly at?: number | undefined;
  /** How far beyond the window lines are drawn. */
  readonly aheadPx?: number | undefined;
  /** Without it the list opens at `at`, or at its beginning. */
  readonly place?: ListPlace | undefined;
  /**
   * `stop` tells whether the line is the list's stop for Tab: its target has tabIndex 0, all others -1. `isFlying`: whether lines only fly past, and
   * what takes long to draw may wait.
   */
  readonly renderItem: (index: number, stop: boolean, isFlying: boolean) => ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [heightPx, setHeightPx] = useState(0);
  const [current, setCurrent] = useState(at ?? 0);
  const [inSight, setInSight] = useState({ from: 0, to: 0 });
  const [isFlying, setIsFlying] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = Math.min(current, Math.max(0, count - 1));

  const sightOf = (box: HTMLElement, height: number) => {
    const from = Math.floor((box.scrollTop - aheadPx) / itemHeight);
    const to = Math.ceil((box.scrollTop + height + aheadPx) / itemHeight);
    return { from: Math.max(0, Math.min(from, count)), to: Math.max(0, Math.min(to, count)) };
  };
  /** Draws what is in sight; the same lines are the same drawing. */
  const look = (height = heightPx) => {
    if (!scroller.current) return;
    const next = sightOf(scroller.current, height);
    if (next.from === inSight.from && next.to === inSight.to) return;
    setInSight(next);
    const isJump = inSight.to > 0 && (next.from >= inSight.to || next.to <= inSight.from);
    if (!isJump && !isFlying) return;
    setIsFlying(true);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setIsFlying(false), RESTS_MS);
  };
  /** Scrolls as little as brings a line into sight. */
  const reveal = (line: number) => {
    const box = scroller.current;
    if (!box) return;
    const top = line * itemHeight;
    const next = Math.min(Math.max(box.scrollTop, top + itemHeight - box.clientHeight), top);
    if (next !== box.scrollTop) box.scrollTop = next;
  };

  const measure = useEffectEvent(() => {
    const height = scroller.current?.clientHeight ?? 0;
    setHeightPx(height);
    look(height);
  });
  const open = useEffectEvent(() => {
    if (scroller.current)
      scroller.current.scrollTop = place?.opensAtPx ?? Math.max(0, ((at ?? 0) - BEFORE_FIRST) * itemHeight);
    measure();
  });
  useLayoutEffect(() => {
    open();
    const watch = new ResizeObserver(() => measure());
    if (scroller.current) watch.observe(scroller.current);
    return () => {
      watch.disconnect();
      clearTimeout(resting.current);
    };
  }, []);
  useLayoutEffect(() => {
    const box = scroller.current;
    return () => {
      if (box) place?.onLeave(box.scrollTop);
    };
  }, [place]);
  const lookAgain = useEffectEvent(() => look());
  useLayoutEffect(() => lookAgain(), [count]);
  const goTo = useEffectEvent((line: number) => {
    setCurrent(line);
    reveal(line);
  });
  // Another line, not another drawing; and not the first, which the list has opened at.
  const shown = useRef(at);
  useEffect(() => {
    if (at === undefined || at === shown.current) return;
    shown.current = at;
    goTo(at);
  }, [at]);

  function walk(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(heightPx / itemHeight) - 1);
    const next = nextLine(event.key, stop, count, page);
    if (next === undefined) return;
    event.preventDefault();
    // The line with the focus is always in the page, so it is there to be focused.
    flushSync(() => setCurrent(next));
    reveal(next);
    focusLine(scroller.current, next);
  }

  const lines = linesOf(inSight, stop, count);
  const [places, setPlaces] = useState<Places>(new Map());
  const now = placesOf(lines, places);
  if (now !== places) setPlaces(now);
  return (
    // What a scroll shows is drawn within its own event: a frame later would be a frame of nothing.
    <Scroller ref={scroller} onKeyDown={walk} onScroll={() => flushSync(() => look())}>
      <ul aria-label={label} style={{ height: count * itemHeight }}>
        {lines.map((index) => (
          <li
            key={now.get(index)}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ top: index * itemHeight, height: itemHeight }}
            onFocus={() => setCurrent(index)}
          >
            {renderItem(index, index === stop, isFlying)}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

/** The lines in sight, and the stop for Tab wherever it is. */
function linesOf({ from, to }: { from: number; to: number }, stop: number, count: number): readonly number[] {
  const lines: number[] = [];
  for (let index = Math.min(from, count); index < Math.min(to, count); index += 1) lines.push(index);
  if (count === 0 || (stop >= from && stop < to)) return lines;
  return stop < from ? [stop, ...lines] : [...lines, stop];
}

function focusLine(scroller: HTMLElement | null, index: number): void {
  const target = scroller?.querySelector<HTMLElement>(`[data-index="${index}"] ${TARGET}`);
  target?.focus({ preventScroll: true });
}
