/**
 * Paints the empty places that stand behind "nothing here" and "not found", beside the heroes of libs/ui-kit. Run by its author, not at build time:
 * `npx node tools/media/src/artwork/make-empty.ts [name …]`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openEasel } from './easel.ts';
import { folderOfEmptyPlace } from './folder-of-empty-place.ts';
import { EMPTY_PLACES } from './pictures/empty-places.ts';

const WIDTH = 1280;

const wanted = process.argv.slice(2);
const easel = await openEasel();
for (const name of Object.keys(EMPTY_PLACES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const png = await easel.paint(`empty-${name}`, 'wide');
  const webp = await sharp(png).resize(WIDTH).grayscale().normalise().webp({ quality: 62, effort: 6 }).toBuffer();
  await writeFile(join(folderOfEmptyPlace(name), `${name}.webp`), webp);
  console.log(`${name}: ${Math.round(webp.length / 1024)} kB`);
}
await easel.close();
