import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawMaster, encodeSpot } from './encode.ts';
import { openStage } from './render.ts';
import { interleaved } from './sound/synth.ts';
import { SPOTS } from './spots.ts';

/** Makes the short films of the reference ad server: `npx node tools/media/src/make-spots.ts [name …]`. Needs Chromium and ffmpeg. */
const OUT = fileURLToPath(new URL('../spots/', import.meta.url));
const WORK = join(tmpdir(), 'livery-media');
const MOST_BYTES = 2 * 1024 * 1024;
const SIZES = [
  { name: '360p', width: 640, height: 360, crf: 30, kilobitsPerSecond: 150 },
  { name: '720p', width: 1280, height: 720, crf: 31, kilobitsPerSecond: 420 },
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((key) => !SPOTS[key]);
if (unknown) throw new Error(`There is no film "${unknown}"; there are ${Object.keys(SPOTS).join(', ')}.`);

await mkdir(WORK, { recursive: true });
await mkdir(OUT, { recursive: true });
for (const [key, { seconds, sound }] of Object.entries(SPOTS)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const drawn = join(WORK, `${key}.mkv`);
  const samples = join(WORK, `${key}.f32`);
  const stage = await openStage();
  try {
    await drawMaster(stage, key, seconds, drawn);
  } finally {
    await stage.close();
  }
  await writeFile(samples, interleaved(sound()));
  for (const size of SIZES) await encodeSpot(drawn, samples, size, join(OUT, `${key}-${size.name}.mp4`));
  console.log(key);
}
const files = await readdir(OUT);
const sizes = await Promise.all(files.map(async (name) => (await stat(join(OUT, name))).size));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${(total / 1024).toFixed(0)} KiB of short films`);
if (total > MOST_BYTES) throw new Error(`That is more than ${MOST_BYTES / 1024} KiB: lower the rates.`);
