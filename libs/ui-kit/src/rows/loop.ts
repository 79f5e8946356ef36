/**
 * Where the arrow of a row leads that goes round: past its last card to the first, before the first to the last. Undefined where it leads on as in
 * any row. `loopCount`: after so many cards the first one comes again. ROWS-102
 */
export function loopTargetPx(list: HTMLElement, loopCount: number, direction: 1 | -1): number | undefined {
  const { children, scrollLeft, clientWidth } = list;
  const last = children[Math.min(loopCount, children.length) - 1];
  if (!last) return undefined;
  // By what is seen: a padding of the row moves everything alike.
  const { right, width } = last.getBoundingClientRect();
  const beyondPx = right - list.getBoundingClientRect().right;
  // Rows snap to their cards: the last one may stand a little over the edge.
  if (direction === 1) return beyondPx <= width / 2 ? 0 : undefined;
  return scrollLeft <= NEAR_PX
    ? Math.max(0, Math.min(scrollLeft + beyondPx, list.scrollWidth - clientWidth))
    : undefined;
}

/** Widths are fractions of pixels on dense screens. */
const NEAR_PX = 2;
