import { denseSizes } from './dense-sizes.ts';
import type { PictureSource } from './picture-source.ts';

interface Attributes {
  readonly alt: string;
  readonly sizes?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
  readonly fetchPriority?: 'high' | 'auto';
  readonly decoding: 'sync' | 'async';
}

/**
 * Puts the image and its choice of widths into a `picture` that is in the page, or is about to be. Chromium keeps an image in a `picture` as long as
 * the document lives unless it was in the page and is taken away; React makes elements ahead and throws many away, so it makes no such image.
 */
export function fillPicture(picture: Element, source: PictureSource, { sizes = '', ...attributes }: Attributes) {
  const image = document.createElement('img');
  const dense = denseSizes(sizes, devicePixelRatio, innerWidth);
  if (source.webpSrcSet) {
    const webp = document.createElement('source');
    picture.append(Object.assign(webp, { type: 'image/webp', sizes: dense, srcset: source.webpSrcSet }));
  }
  picture.append(image);
  // The address comes last: what is said of how to fetch it holds for that only.
  return Object.assign(image, {
    draggable: false,
    ...attributes,
    sizes: dense,
    srcset: source.srcSet ?? '',
    src: source.src,
  });
}
