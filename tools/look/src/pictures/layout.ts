import { viewportOf, type Window } from '../window.ts';

/** Where a picture stands on its sheet, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const COLUMN_PX = 320;
export const GAP_PX = 8;
export const HEAD_PX = 28;

/** What stands side by side within a column, each with its width there: phone and tablet share a line. */
const LINES: readonly (readonly (readonly [Window, number])[])[] = [
  [
    [390, 122],
    [820, 190],
  ],
  [[1440, COLUMN_PX]],
  [[1920, COLUMN_PX]],
  [['tv', COLUMN_PX]],
];

/** What a sheet shows of a screen in each brand. */
export const WINDOWS: readonly Window[] = LINES.flatMap((line) => line.map(([window]) => window));

function sizeOf(window: Window, width: number) {
  const { width: whole, height } = viewportOf(window);
  return { width, height: Math.round((height * width) / whole) };
}

const heightOf = (line: (typeof LINES)[number]) =>
  Math.max(...line.map(([window, width]) => sizeOf(window, width).height));

/** The place of a window in the column of a brand. */
export function boxOf(column: number, wanted: Window): Box {
  let top = HEAD_PX;
  for (const line of LINES) {
    let left = column * (COLUMN_PX + GAP_PX);
    for (const [window, width] of line) {
      if (window === wanted) return { left, top, ...sizeOf(window, width) };
      left += width + GAP_PX;
    }
    top += heightOf(line) + GAP_PX;
  }
  throw new Error(`No sheet shows ${wanted}.`);
}

export const sheetSize = (columns: number) => ({
  width: columns * (COLUMN_PX + GAP_PX) - GAP_PX,
  height: HEAD_PX + LINES.reduce((sum, line) => sum + heightOf(line) + GAP_PX, 0) - GAP_PX,
});
