/** A tone laid over one side of a picture, so that letters stand out where they are and nowhere else. */
export interface Scrim {
  readonly side: 'top' | 'bottom' | 'left';
  readonly tone: readonly [red: number, green: number, blue: number];
  /** At the edge, 0…1. */
  readonly strength: number;
  /** How far in it reaches, as a share of the height or width. */
  readonly reach: number;
}

/** Shades a picture in place (8-bit RGB). */
export function shadePixels(
  pixels: Uint8Array,
  width: number,
  height: number,
  { side, tone, strength, reach }: Scrim,
): void {
  const [red, green, blue] = tone;
  const blend = (at: number, share: number): void => {
    pixels[at] = (pixels[at] ?? 0) + (red - (pixels[at] ?? 0)) * share;
    pixels[at + 1] = (pixels[at + 1] ?? 0) + (green - (pixels[at + 1] ?? 0)) * share;
    pixels[at + 2] = (pixels[at + 2] ?? 0) + (blue - (pixels[at + 2] ?? 0)) * share;
  };
  // Eased, because a straight ramp shows where it ends.
  const shareAt = (depth: number): number => {
    const left = Math.max(0, 1 - depth / reach);
    return strength * left * left * (3 - 2 * left);
  };
  if (side === 'left') {
    for (let x = 0; x < width * reach; x += 1) {
      const share = shareAt(x / width);
      for (let y = 0; y < height; y += 1) blend((y * width + x) * 3, share);
    }
    return;
  }
  for (let row = 0; row < height * reach; row += 1) {
    const share = shareAt(row / height);
    const start = (side === 'top' ? row : height - 1 - row) * width * 3;
    for (let x = 0; x < width; x += 1) blend(start + x * 3, share);
  }
}
