import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { nextLine } from '../focus/next-line.ts';
import { VirtualLines, type ListLine } from './virtual-lines.ts';

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  height: 100%;
  contain: strict;
  /* What lies over its foot, as a fade does, leaves the last line clear. */
  padding-bottom: var(--list-tail, 0px);
  scroll-padding: var(--ring-room) var(--ring-room) max(var(--ring-room), var(--list-tail, 0px));

  > ul {
    position: relative;
    contain: layout style size;
  }
  > ul > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    contain: strict;
  }
  /* All lines are in the page: as high as they are, but never higher than its room. */
  &[data-all] {
    height: auto;
    max-height: 100%;
    contain: none;
  }
`;

/** Lines beyond the window that are drawn ahead of the scroll. */
const AHEAD = 6;
/** So many lines stand above the one that the list begins at. */
const BEFORE_FIRST = 2;

/** Where a list opens, and who is told where it stood. */
export interface ListPlace {
  readonly opensAtPx: number | undefined;
  readonly onLeave: (scrollTopPx: number) => void;
}

interface Props<L extends ListLine> {
  readonly label: string;
  readonly count: number;
  /** px: every line is so high. */
  readonly itemHeight: number;
  /** The line that is brought into sight, and is the stop for Tab, whenever it changes. */
  readonly at?: number | undefined;
  /** How far beyond the window lines are drawn. */
  readonly aheadPx?: number | undefined;
  /** All lines are in the page, in sight or not: for lists of hundreds at most. */
  readonly all?: boolean | undefined;
  /** Without it the list opens at `at`, or at its beginning. */
  readonly place?: ListPlace | undefined;
  /** Makes a line, which is drawn for one index after the other. */
  readonly createLine: () => L;
  /** `isStop` tells whether the line is the list's stop for Tab: its element has tabIndex 0, all others -1. */
  readonly drawLine: (line: L, index: number, isStop: boolean) => void;
}

/**
 * A list of thousands of lines of which only those in sight are in the page. One stop for Tab; Up, Down, Page Up, Page Down, Home and
 * End walk, and the line with the focus stays in the page however far it is scrolled away. It fills the height that it is given. Its lines are drawn by
 * hand (`VirtualLines`): as a component each, a scroll took twice the time.
 */
export function VirtualList<L extends ListLine>(props: Props<L>) {
  const {
    label,
    count,
    itemHeight,
    at,
    aheadPx = AHEAD * itemHeight,
    all = false,
    place,
    createLine,
    drawLine,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = useRef<VirtualLines<L>>(null);
  const heightPx = useRef(0);
  const [current, setCurrent] = useState(at ?? 0);
  const stop = Math.min(current, Math.max(0, count - 1));

  /** Draws what is in sight; the same lines are the same drawing. */
  const look = () => {
    const box = scroller.current;
    if (!box) return;
    const from = all ? 0 : Math.floor((box.scrollTop - aheadPx) / itemHeight);
    const to = all ? count : Math.ceil((box.scrollTop + heightPx.current + aheadPx) / itemHeight);
    lines.current?.look({ from: Math.max(0, Math.min(from, count)), to: Math.max(0, Math.min(to, count)) });
  };
  /** Scrolls as little as brings a line into sight. */
  const reveal = (line: number) => {
    const box = scroller.current;
    if (!box) return;
    const top = line * itemHeight;
    const clearPx = box.clientHeight - Number.parseFloat(getComputedStyle(box).paddingBottom);
    const next = Math.min(Math.max(box.scrollTop, top + itemHeight - clearPx), top);
    if (next === box.scrollTop) return;
    box.scrollTop = next;
    look();
  };

  const measure = useEffectEvent(() => {
    heightPx.current = scroller.current?.clientHeight ?? 0;
    look();
  });
  const open = useEffectEvent(() => {
    if (scroller.current)
      scroller.current.scrollTop = place?.opensAtPx ?? Math.max(0, ((at ?? 0) - BEFORE_FIRST) * itemHeight);
    measure();
  });
  const create = useEffectEvent(() => new VirtualLines(list.current!, createLine));
  useLayoutEffect(() => {
    const made = create();
    lines.current = made;
    open();
    const watch = new ResizeObserver(() => measure());
    if (scroller.current) watch.observe(scroller.current);
    return () => {
      watch.disconnect();
      made.end();
    };
  }, []);
  useLayoutEffect(() => {
    const box = scroller.current;
    return () => {
      if (box) place?.onLeave(box.scrollTop);
    };
  }, [place]);
  useLayoutEffect(() => lines.current?.show({ count, itemHeight, stop, draw: drawLine }));
  const lookAgain = useEffectEvent(() => look());
  useLayoutEffect(() => lookAgain(), [count, all]);
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
    const page = Math.max(1, Math.floor(heightPx.current / itemHeight) - 1);
    const next = nextLine(event.key, stop, count, page);
    if (next === undefined) return;
    event.preventDefault();
    // The line with the focus is always in the page, so it is there to be focused.
    flushSync(() => setCurrent(next));
    reveal(next);
    // Where the list does not scroll by itself, the page does.
    lines.current?.elementOf(next)?.focus({ preventScroll: !all });
  }
  function follow({ target }: FocusEvent) {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (index !== undefined) setCurrent(Number(index));
  }

  return (
    <Scroller ref={scroller} data-all={all || undefined} onKeyDown={walk} onFocus={follow} onScroll={look}>
      <ul ref={list} aria-label={label} style={{ height: count * itemHeight }} />
    </Scroller>
  );
}
