import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FRAMES_PER_SECOND, openStage } from './render.ts';

/** `npx node tools/media/src/stills.ts <picture> <seconds,…> [folder]`: single frames as PNG, to look at while drawing. */
const [key = '', times = '0', folder = join(tmpdir(), 'livery-stills')] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const seconds = times.split(',').map(Number);
const stage = await openStage();
const started = performance.now();
let next = 0;
try {
  const frames = seconds.map((at) => Math.round(at * FRAMES_PER_SECOND));
  await stage.render(key, frames, 0.95, async (jpeg) => {
    await sharp(jpeg).png().toFile(`${folder}/${key}-${seconds[next++]}.png`);
  });
} finally {
  await stage.close();
}
console.log(`${seconds.length} frames in ${Math.round(performance.now() - started)} ms: ${folder}/${key}-*.png`);
