import { imagePixelRatio } from '@livery/platform/images';

/**
 * The `sizes` of a picture, as wide as a dense screen asks for where the window is large and the screen is not: on a television or a wall every
 * pixel of the picture counts. ROWS-096, ROWS-097
 */
export function denseSizes(sizes: string, devicePixelRatio: number, windowWidthPx: number): string {
  const factor = imagePixelRatio(devicePixelRatio, windowWidthPx) / Math.max(1, devicePixelRatio);
  if (factor === 1 || sizes === '') return sizes;
  return sizes
    .split(/,\s*(?![^(]*\))/)
    .map((size) =>
      size.replace(/(calc\(.+\)|min\(.+\)|max\(.+\)|clamp\(.+\)|[\d.]+(?:px|vw|rem|em))$/, `calc($1 * ${factor})`),
    )
    .join(', ');
}
