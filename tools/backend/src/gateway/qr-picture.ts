import sharp from 'sharp';
import { encode } from 'uqr';

const MODULE_PX = 8;
/** What readers need around a code. */
const QUIET_MODULES = 4;

/** A QR code as PNG, black on white with its quiet zone. */
export function qrPicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: QUIET_MODULES, ecc: 'M' });
  const side = size * MODULE_PX;
  const pixels = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (data[Math.floor(y / MODULE_PX)]?.[Math.floor(x / MODULE_PX)]) pixels[y * side + x] = 0;
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}
