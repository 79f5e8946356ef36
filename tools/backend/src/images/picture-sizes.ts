/**
 * The widths that pictures are made in. What is asked for in between comes in the next one up: otherwise anybody could have a picture
 * made in thousands of sizes, each of which takes a processor a while and stays on the disk.
 */
const WIDTHS_PX = [
  16, 24, 32, 48, 64, 96, 128, 160, 192, 240, 320, 400, 480, 540, 640, 720, 828, 960, 1080, 1280, 1440, 1600, 1920,
  2160,
] as const;

/** Width divided by height, where an address names both: the kinds' own shapes, and the usual ones of screens and photographs. */
const SHAPES = [9 / 16, 2 / 3, 3 / 4, 1, 4 / 3, 3 / 2, 16 / 9, 2, 3] as const;

const LARGEST_PX = WIDTHS_PX[WIDTHS_PX.length - 1] ?? 0;

export const nextWidth = (pixels: number): number => WIDTHS_PX.find((width) => width >= pixels) ?? LARGEST_PX;

/** How far two shapes are apart: twice as wide is as far as half as wide. */
const apart = (one: number, other: number) => Math.abs(Math.log(one / other));

export const nearestShape = (ratio: number): number =>
  SHAPES.reduce(
    (nearest, shape) => (apart(shape, ratio) < apart(nearest, ratio) ? shape : nearest),
    SHAPES[0] as number,
  );
