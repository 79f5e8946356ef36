import sharp from 'sharp';

/** Pixels as `sharp` reads them: four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Difference {
  /** Changed pixels of all, 0 to 1. What only one picture has counts as changed. */
  readonly share: number;
  readonly picture: Pixels;
}

/** Below this step of a channel nobody sees a change: rounding of colours and edges. */
const SEEN = 10;
const CHANGED = [230, 0, 60] as const;

const at = ({ width, height, data }: Pixels, x: number, y: number): number =>
  x < width && y < height && data.length > 0 ? (y * width + x) * 4 : -1;

function isChanged(before: Pixels, after: Pixels, x: number, y: number): boolean {
  const [a, b] = [at(before, x, y), at(after, x, y)];
  if (a < 0 || b < 0) return true;
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((before.data[a + channel] ?? 0) - (after.data[b + channel] ?? 0)) > SEEN) return true;
  return false;
}

/** The new picture, pale and without colour, to find one's way by. */
function pale({ data }: Pixels, index: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
  return 200 + Math.round((0.3 * red + 0.6 * green + 0.1 * blue) * 0.2);
}

/** Compares two pictures: the share of changed pixels, and a picture that shows them on a pale copy of the new one. */
export function compare(before: Pixels, after: Pixels): Difference {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const data = new Uint8Array(width * height * 4).fill(255);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isNew = isChanged(before, after, x, y);
      if (isNew) changed += 1;
      const grey = isNew ? 0 : pale(after, at(after, x, y));
      data.set(isNew ? CHANGED : [grey, grey, grey], (y * width + x) * 4);
    }
  }
  return { share: changed / Math.max(1, width * height), picture: { width, height, data } };
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Compares two files and writes the difference beside them; the share of changed pixels. */
export async function compareFiles(before: string, after: string, file: string): Promise<number> {
  const [first, second] = await Promise.all([readPixels(before), readPixels(after)]);
  const { share, picture } = compare(first, second);
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  await sharp(picture.data, { raw }).png({ palette: true, colours: 64 }).toFile(file);
  return share;
}
