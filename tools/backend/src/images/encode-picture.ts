import type { Sharp } from 'sharp';
import type { ImageFormat } from './image-request.ts';

const QUALITY = { jpeg: 80, webp: 78, avif: 55 } as const;
/** What transparent parts become in a format without transparency. */
const BACKGROUND = '#10131f';

/** Bytes in the wanted format. Efforts are low: a picture is encoded while somebody waits for it. */
export function encodePicture(picture: Sharp, format: Exclude<ImageFormat, 'svg'>): Promise<Buffer> {
  switch (format) {
    case 'jpeg':
      return picture.flatten({ background: BACKGROUND }).jpeg({ quality: QUALITY.jpeg }).toBuffer();
    case 'webp':
      return picture.webp({ quality: QUALITY.webp, effort: 1 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: QUALITY.avif, effort: 1 }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer();
  }
}
