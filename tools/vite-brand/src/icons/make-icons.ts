/**
 * Draws the pictures that home screens want from a brand's `favicon.svg`. For authors: the files are committed.
 *
 *     npx node tools/vite-brand/src/icons/make-icons.ts [brand…]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandIds, ROOT } from '../site/site.ts';

/** Browsers may cut a maskable icon to a circle of 80 % of its width. */
const SAFE_PART = 0.8;

const draw = (svg: Buffer, size: number) => sharp(svg, { density: (72 * size) / 64 }).resize(size, size);

/** The colour of the tile that the sign stands on: what its upper edge shows. */
async function tileColour(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data, info } = await draw(svg, 64).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (2 * info.width + 32) * info.channels;
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
}

async function makeIcons(brand: string): Promise<void> {
  const assets = join(ROOT, 'brands', brand, 'assets');
  const svg = readFileSync(join(assets, 'favicon.svg'));
  const background = await tileColour(svg);
  const png = { palette: true, effort: 10, compressionLevel: 9 } as const;
  for (const size of [192, 512])
    await draw(svg, size)
      .png(png)
      .toFile(join(assets, `icon-${size}.png`));
  await draw(svg, 180).flatten({ background }).png(png).toFile(join(assets, 'icon-180.png'));
  const inner = Math.round(512 * SAFE_PART);
  const margin = (512 - inner) / 2;
  await draw(svg, inner)
    .flatten({ background })
    .extend({
      top: Math.floor(margin),
      bottom: Math.ceil(margin),
      left: Math.floor(margin),
      right: Math.ceil(margin),
      background,
    })
    .png(png)
    .toFile(join(assets, 'icon-maskable-512.png'));
}

const chosen = process.argv.slice(2);
for (const brand of chosen.length > 0 ? chosen : brandIds()) {
  await makeIcons(brand);
  console.log(`${brand}: icons drawn`);
}
