import { correction, generate } from 'lean-qr';
import sharp from 'sharp';

const MODULE_PX = 8;
/** What readers need around a code. */
const QUIET_MODULES = 4;

/** A QR code as PNG, black on white with its quiet zone. */
export function qrPicture(text: string): Promise<Buffer> {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = (code.size + 2 * QUIET_MODULES) * MODULE_PX;
  const moduleAt = (px: number) => Math.floor(px / MODULE_PX) - QUIET_MODULES;
  const pixels = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (code.get(moduleAt(x), moduleAt(y))) pixels[y * side + x] = 0;
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}
