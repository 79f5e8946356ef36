import { initials } from './initials.ts';
import type { PictureSource } from './picture-source.ts';

/** A channel's mark for lines that are drawn without React; its initials where there is none, or when it does not come. */
export function markOf({ name, logo }: { name: string; logo?: PictureSource | null | undefined }): Node {
  if (!logo) return document.createTextNode(initials(name));
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  if (logo.webpSrcSet) {
    const source = document.createElement('source');
    Object.assign(source, { type: 'image/webp', srcset: logo.webpSrcSet, sizes: '64px' });
    picture.append(source);
  }
  picture.append(image);
  image.addEventListener('error', () => picture.replaceWith(initials(name)), { once: true });
  Object.assign(image, { alt: '', draggable: false, decoding: 'async', sizes: '64px', srcset: logo.srcSet ?? '' });
  image.src = logo.src;
  return picture;
}
