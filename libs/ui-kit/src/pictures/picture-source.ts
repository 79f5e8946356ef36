/** A picture as an address for each width; the browser takes the width and the format that fit. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** The same pictures as WebP, taken by browsers that can. */
  readonly webpSrcSet?: string | undefined;
  /** The picture's leading colour, shown until it arrives and in the glow around it. */
  readonly colour?: string | undefined;
}

/**
 * Builds a source from a function that knows the image server. `addressOf` gives the address of one width in one format;
 * the widest is the fallback.
 */
export function pictureSource({
  widths,
  addressOf,
  colour,
}: {
  readonly widths: readonly number[];
  readonly addressOf: (widthPx: number, format: 'webp' | 'original') => string;
  readonly colour?: string | undefined;
}): PictureSource {
  const set = (format: 'webp' | 'original') =>
    widths.map((width) => `${addressOf(width, format)} ${width}w`).join(', ');
  return {
    src: addressOf(Math.max(...widths), 'original'),
    srcSet: set('original'),
    webpSrcSet: set('webp'),
    colour,
  };
}
