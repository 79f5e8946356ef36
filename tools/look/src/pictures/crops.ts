import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Taken } from '../sheet.ts';

/** The middle of a window of 1440 × 900, below the header with its logo. */
const CROP = { left: 300, top: 230, width: 840, height: 560 } as const;
const SHOWN = { width: 420, height: 280 } as const;
const COLUMNS = 4;
const GAP = 12;
const HEAD = 24;

/** Each item once, in an order that says nothing. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/**
 * Writes `crops.webp`: pieces of pages in grey, numbered, without a logo, from which somebody tells the brands; and `crops.txt`, which is which.
 */
export async function drawCrops(folder: string, taken: readonly Taken[]): Promise<void> {
  const chosen = shuffled(taken.filter(({ width, file }) => width === 1440 && file !== undefined));
  // The screens that were asked for are none of those to tell a brand by.
  if (chosen.length === 0) return;
  const rows = Math.ceil(chosen.length / COLUMNS);
  const pieces = await Promise.all(
    chosen.map(async ({ file }, index) => {
      const left = (index % COLUMNS) * (SHOWN.width + GAP);
      const top = Math.floor(index / COLUMNS) * (SHOWN.height + HEAD + GAP);
      const number = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="${HEAD}"><text x="2" y="18" font-family="sans-serif" font-size="18">${index + 1}</text></svg>`;
      const input = await sharp(`${folder}/${file}`)
        .extract(CROP)
        .resize(SHOWN.width, SHOWN.height)
        .grayscale()
        .png()
        .toBuffer();
      return [
        { input: Buffer.from(number), left, top },
        { input, left, top: top + HEAD },
      ];
    }),
  );
  const width = COLUMNS * (SHOWN.width + GAP) - GAP;
  await sharp({ create: { width, height: rows * (SHOWN.height + HEAD + GAP), channels: 3, background: '#fff' } })
    .composite(pieces.flat())
    .webp({ quality: 80 })
    .toFile(`${folder}/crops.webp`);
  const key = chosen.map(({ brand, screen }, index) => `${index + 1} ${brand} ${screen}`);
  await writeFile(`${folder}/crops.txt`, `${key.join('\n')}\n`);
}
