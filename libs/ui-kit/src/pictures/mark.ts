import { fillPicture } from './fill-picture.ts';
import { initials } from './initials.ts';
import type { PictureSource } from './picture-source.ts';

/** A channel's mark for lines that are drawn without React; its initials where there is none, or when it does not come. */
export function markOf({ name, logo }: { name: string; logo?: PictureSource | null | undefined }): Node {
  if (!logo) return document.createTextNode(initials(name));
  const picture = document.createElement('picture');
  const image = fillPicture(picture, logo, { alt: '', decoding: 'async', sizes: '64px' });
  image.addEventListener('error', () => picture.replaceWith(initials(name)), { once: true });
  return picture;
}
