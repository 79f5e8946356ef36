import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type CardKind } from '../cards/card-sizes.ts';
import { cardsInSight, type GridShape } from './grid-sight.ts';
import { GridList } from './grid.tsx';
import { useRovingFocus } from '../focus/roving-focus.ts';

/** Fewer cards than this are all drawn: more of them are a task that holds up the way back to their page. */
const FEW = 48;
/** So many are drawn before it is known how many fit. */
const FIRST = 24;

/** Stands for lines of cards that are not drawn. */
const Gap = styled.li`
  grid-column: 1 / -1;
`;

/** The same as `Grid` for thousands of cards of one height: only the lines near the window are in the page. */
export function LongGrid({
  cards,
  label,
  count,
  renderCard,
}: {
  readonly cards: CardKind;
  readonly label: string;
  readonly count: number;
  readonly renderCard: (index: number) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  const isLong = count > FEW;
  const [shape, setShape] = useState<GridShape | null>(null);
  const [topPx, setTopPx] = useState(0);
  const sight =
    isLong && shape
      ? cardsInSight(shape, count, topPx)
      : { from: 0, to: isLong ? FIRST : count, abovePx: 0, belowPx: 0 };

  const measure = useEffectEvent(() => {
    const element = list.current;
    const card = element?.querySelector<HTMLElement>('[data-index]');
    if (!element || !card || !isLong) return;
    const { gridTemplateColumns, rowGap } = getComputedStyle(element);
    const gapPx = Number.parseFloat(rowGap) || 0;
    const next = {
      columns: gridTemplateColumns.split(' ').length,
      linePx: card.offsetHeight + gapPx,
      gapPx,
      windowPx: window.innerHeight,
    };
    setShape((before) => (before && isSame(before, next) ? before : next));
    look(next.linePx);
  });
  /** By whole lines, so that most of a scroll draws nothing. */
  const look = (linePx = shape?.linePx) => {
    if (!list.current || !linePx) return;
    setTopPx(Math.floor(-list.current.getBoundingClientRect().top / linePx) * linePx);
  };
  useLayoutEffect(() => {
    measure();
    const watch = new ResizeObserver(() => measure());
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [isLong]);
  const onScroll = useEffectEvent(() => look());
  useEffect(() => {
    if (!isLong) return;
    const stop = new AbortController();
    addEventListener('scroll', () => onScroll(), { passive: true, signal: stop.signal });
    addEventListener('resize', () => measure(), { signal: stop.signal });
    return () => stop.abort();
  }, [isLong]);

  const indexes = Array.from({ length: Math.min(sight.to, count) - sight.from }, (_, at) => sight.from + at);
  return (
    <GridList ref={list} data-cards={cards} aria-label={label}>
      {sight.abovePx > 0 && <Gap role="presentation" style={{ height: sight.abovePx }} />}
      {indexes.map((index) => (
        <li key={index} data-index={index} {...(isLong && { 'aria-setsize': count, 'aria-posinset': index + 1 })}>
          {renderCard(index)}
        </li>
      ))}
      {sight.belowPx > 0 && <Gap role="presentation" style={{ height: sight.belowPx }} />}
    </GridList>
  );
}

const isSame = (a: GridShape, b: GridShape) =>
  a.columns === b.columns && a.linePx === b.linePx && a.gapPx === b.gapPx && a.windowPx === b.windowPx;
