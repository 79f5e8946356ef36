/**
 * Paints the artwork that the image server composes pictures from, into tools/backend/artwork. Run by its author, not at
 * build time: `npx node tools/media/src/artwork/make.ts [name …]` (all of them without a name; an hour on two cores).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openEasel, type Easel } from './easel.ts';
import { TALL, WIDE } from './frame.ts';
import { SCENE_NOTES } from './scene-notes.ts';

const FOLDER = fileURLToPath(new URL('../../../backend/artwork/', import.meta.url));
const COLORS = fileURLToPath(new URL('../../../backend/src/seed/scene-colors.ts', import.meta.url));
const SHAPES = { wide: WIDE, tall: TALL } as const;

interface PaintedScene {
  averageColor: string;
}

const wanted = process.argv.slice(2);
await mkdir(join(FOLDER, 'scenes'), { recursive: true });
await mkdir(join(FOLDER, 'portraits'), { recursive: true });
const before = await readIndex();
const easel = await openEasel();
const scenes: Record<string, unknown> = {};
for (const [name, notes] of Object.entries(SCENE_NOTES)) {
  const averageColor = isWanted(name)
    ? await paintScene(easel, name)
    : (before.scenes[name]?.averageColor ?? '#26304a');
  const picture = (shape: 'wide' | 'tall') => ({ file: `scenes/${name}-${shape}.webp`, ...SHAPES[shape] });
  scenes[name] = { wide: picture('wide'), tall: picture('tall'), ...notes, averageColor };
}
const portraits: Record<string, unknown> = {};
for (const name of easel.portraitNames) {
  const file = `portraits/${name}.webp`;
  if (isWanted(name))
    await writeFile(
      join(FOLDER, file),
      await sharp(await easel.paint(name, 'portrait'))
        .webp({ quality: 86, alphaQuality: 90, effort: 6 })
        .toBuffer(),
    );
  portraits[name] = { file };
}
await easel.close();
await writeFile(join(FOLDER, 'index.json'), `${JSON.stringify({ scenes, portraits }, null, 2)}\n`);
await writeColors(scenes as Record<string, PaintedScene>);

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

/** Paints both shapes; gives the average colour of the wide one. */
async function paintScene(painter: Easel, name: string): Promise<string> {
  for (const shape of ['wide', 'tall'] as const) {
    const png = await painter.paint(name, shape);
    const webp = await sharp(png).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer();
    await writeFile(join(FOLDER, `scenes/${name}-${shape}.webp`), webp);
    console.log(`${name} ${shape}: ${Math.round(webp.length / 1024)} kB`);
  }
  const { data } = await sharp(join(FOLDER, `scenes/${name}-wide.webp`))
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex').slice(0, 6)}`;
}

async function readIndex(): Promise<{ scenes: Record<string, PaintedScene> }> {
  try {
    return JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8')) as { scenes: Record<string, PaintedScene> };
  } catch {
    return { scenes: {} };
  }
}

async function writeColors(painted: Record<string, PaintedScene>): Promise<void> {
  const lines = Object.entries(painted).map(
    ([name, { averageColor }]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${averageColor}',`,
  );
  await writeFile(
    COLORS,
    `/** The average colour of each drawn scene, for placeholders. Written by the artwork maker. */\nexport const SCENE_COLORS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
}
