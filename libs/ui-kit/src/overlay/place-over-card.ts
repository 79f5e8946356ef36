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

const EDGE = 8;
/** So much wider than its card is a zoom, within these widths. */
const GROWTH = 1.28;
const NARROWEST = 340;
const WIDEST = 440;

/** How wide the zoom of a card is, px. */
export const zoomWidth = (card: Size, view: Size): number =>
  Math.round(Math.min(Math.max(NARROWEST, Math.min(WIDEST, card.width * GROWTH)), view.width - 2 * EDGE));

/**
 * Where a zoom stands, in the window's pixels: over the middle of its card; beside a card that is a line of a list, so that the lines around
 * stay in reach; never over the edge.
 */
export function placeZoom(card: Box, zoom: Size, view: Size): { readonly left: number; readonly top: number } {
  const right = card.left + card.width;
  const isLine = card.height * 3 < card.width;
  const wanted = !isLine
    ? card.left + (card.width - zoom.width) / 2
    : right + zoom.width + EDGE <= view.width
      ? right
      : card.left - zoom.width >= EDGE
        ? card.left - zoom.width
        : right - zoom.width;
  const within = (at: number, size: number, room: number) =>
    Math.round(Math.max(EDGE, Math.min(at, room - EDGE - size)));
  return {
    left: within(wanted, zoom.width, view.width),
    top: within(card.top + (card.height - zoom.height) / 2, zoom.height, view.height),
  };
}
