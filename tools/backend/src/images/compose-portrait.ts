import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashOf } from '../seed/random.ts';

export interface PortraitPlan {
  readonly folder: string;
  /** The face on nothing, inside the folder. */
  readonly file: string;
  readonly key: string;
  /** `#rrggbb` behind the face; its shadows take a little of it. */
  readonly background: string;
  readonly width: number;
  readonly height: number;
}

/** A face before light that falls from the left, on a backdrop of its own colour. */
export async function composePortrait({ folder, file, key, background, width, height }: PortraitPlan): Promise<Sharp> {
  const side = Math.max(width, height);
  const face = await sharp(join(folder, file))
    .flop(hashOf(`${key}/turn`) % 3 === 0)
    .resize(side, side)
    .toBuffer();
  const svg = (body: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${body}</svg>`);
  const backdrop = svg(
    `<defs><radialGradient id="light" cx="0.3" cy="0.22" r="1"><stop offset="0" stop-color="${shaded(background, 1.75)}"/>` +
      `<stop offset="0.5" stop-color="${background}"/><stop offset="1" stop-color="${shaded(background, 0.34)}"/></radialGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#light)"/>`,
  );
  const shade = svg(`<rect width="100%" height="100%" fill="${background}" opacity="0.2"/>`);
  const square = await sharp(backdrop)
    .composite([{ input: face }, { input: shade, blend: 'multiply' }])
    .removeAlpha()
    .toBuffer();
  return sharp(square).resize(width, height, { fit: 'cover', position: 'top' });
}

function shaded(hex: string, factor: number): string {
  const part = (from: number): string =>
    Math.min(255, Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * factor))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
