import sharp from 'sharp';
import { boxOf, COLUMN_PX, GAP_PX, HEAD_PX, sheetSize } from './layout.ts';
import type { Taken } from '../sheet.ts';

/** A sheet is for the eye, not for measuring: the repository carries all of them. */
const QUALITY = 58;
const GROUND = '#808080';

const heading = (brands: readonly string[], width: number) => {
  const words = brands.map(
    (brand, column) =>
      `<text x="${column * (COLUMN_PX + GAP_PX) + 4}" y="20" font-family="sans-serif" font-size="16" fill="#fff">${brand}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEAD_PX}">${words.join('')}</svg>`,
  );
};

/** Draws one screen in every brand and window onto one picture; what could not be taken is left open. */
export async function drawSheet(
  folder: string,
  brands: readonly string[],
  taken: readonly Taken[],
  file: string,
): Promise<void> {
  const size = sheetSize(brands.length);
  const shots = await Promise.all(
    taken.flatMap(({ brand, width: window, file: shot }) => {
      if (!shot) return [];
      const { left, top, width, height } = boxOf(brands.indexOf(brand), window);
      return [
        sharp(`${folder}/${shot}`)
          .resize(width, height, { fit: 'cover', position: 'top' })
          .toBuffer()
          .then((input) => ({ input, left, top })),
      ];
    }),
  );
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite([{ input: heading(brands, size.width), left: 0, top: 0 }, ...shots])
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
}
