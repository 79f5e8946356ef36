import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { nextLine } from './next-line.ts';

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
  }
`;

const TARGET = '[data-card-target]';
/** Lines beyond the window that are drawn ahead of the scroll. */
const AHEAD = 6;
/** So many lines stand above the one that the list begins at. */
const BEFORE_FIRST = 2;

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
  aheadPx,
  renderItem,
}: {
  readonly label: string;
  readonly count: number;
  /** px, as an estimate: what is drawn is measured. */
  readonly itemHeight: number;
  /** The line that is brought into sight, and is the stop for Tab, whenever it changes. */
  readonly at?: number | undefined;
  /** How far beyond the window lines are drawn. */
  readonly aheadPx?: number | undefined;
  /** `stop` tells whether the line is the list's stop for Tab: its target has tabIndex 0, all others -1. */
  readonly renderItem: (index: number, stop: boolean) => ReactNode;
}) {
  'use no memo'; // The virtualizer is one object that changes inside.
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(at ?? 0);
  const stop = Math.min(current, Math.max(0, count - 1));
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight,
    overscan: aheadPx === undefined ? AHEAD : Math.ceil(aheadPx / itemHeight),
    initialOffset: at === undefined ? 0 : Math.max(0, (at - BEFORE_FIRST) * itemHeight),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stop])].filter((at) => at < count).sort((a, b) => a - b),
  });

  const goTo = useEffectEvent((line: number) => {
    setCurrent(line);
    virtual.scrollToIndex(line, { align: 'auto' });
  });
  // Another line, not another drawing.
  useEffect(() => {
    if (at !== undefined) goTo(at);
  }, [at]);

  function walk(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / itemHeight) - 1);
    const next = nextLine(event.key, stop, count, page);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    virtual.scrollToIndex(next, { align: 'auto' });
    requestAnimationFrame(() => focusLine(scroller.current, next));
  }

  return (
    <Scroller ref={scroller} onKeyDown={walk}>
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
            onFocus={() => setCurrent(index)}
          >
            {renderItem(index, index === stop)}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

function focusLine(scroller: HTMLElement | null, index: number): void {
  const target = scroller?.querySelector<HTMLElement>(`[data-index="${index}"] ${TARGET}`);
  target?.focus({ preventScroll: true });
}
