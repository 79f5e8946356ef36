interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window, in pixels. */
interface ZoomView extends Size {
  /** How far a zoom stays from the window's edge. */
  readonly edge: number;
  /** How large text is at the root: a zoom holds words and buttons, which grow with it. */
  readonly remPx: number;
}

/** So much wider than its card is a zoom, within these widths, in rem. */
const GROWTH = 1.28;
const NARROWEST = 21.25;
const WIDEST = 27.5;

/** How wide the zoom of a card is, px. */
export const zoomWidth = (card: Size, { width, edge, remPx }: ZoomView): number =>
  Math.round(Math.min(Math.max(NARROWEST * remPx, Math.min(WIDEST * remPx, card.width * GROWTH)), width - 2 * edge));

/**
 * Where a zoom stands, in the window's pixels: over the middle of its card; beside a card that is a line of a list, so that the lines around
 * stay in reach; never over the edge.
 */
export function placeZoom(card: Box, zoom: Size, view: ZoomView): { readonly left: number; readonly top: number } {
  const { edge } = view;
  const right = card.left + card.width;
  const isLine = card.height * 3 < card.width;
  const wanted = !isLine
    ? card.left + (card.width - zoom.width) / 2
    : right + zoom.width + edge <= view.width
      ? right
      : card.left - zoom.width >= edge
        ? card.left - zoom.width
        : right - zoom.width;
  const within = (at: number, size: number, room: number) =>
    Math.round(Math.max(edge, Math.min(at, room - edge - size)));
  return {
    left: within(wanted, zoom.width, view.width),
    top: within(card.top + (card.height - zoom.height) / 2, zoom.height, view.height),
  };
}
