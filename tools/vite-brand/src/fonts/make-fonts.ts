/**
 * Cuts each brand's families down to the weights and letters that it uses, and measures the local fonts that stand in for them.
 * For authors only: a build takes the files as they are in `brands/<id>/assets/fonts`, with `brands/<id>/fonts.ts`.
 *
 *     mkdir /tmp/fonts && cd /tmp/fonts && npm install subset-font @fontsource/arimo @fontsource/roboto dejavu-fonts-ttf <families of sources.json>
 *     npx node tools/vite-brand/src/fonts/make-fonts.ts /tmp/fonts [brand…]
 *
 * `turned-commas.py` comes after it, and `U+2BB-2BC` into the ranges of files that had none.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { FallbackFace, FontFace } from '@livery/brand-kit/font-face';
import { brandIds, ROOT } from '../site/site.ts';
import { fallbackFaces, measureFont } from './fallback-metrics.ts';
import { LETTERS, unicodeRange, type Script } from './letters.ts';

interface Source {
  readonly role: 'text' | 'display';
  readonly package: string;
  readonly weights: readonly number[];
  readonly letters: 'all' | 'headings';
  /** A family of the same build that lends the Kazakh letters which this one lacks, and how much it is scaled to match. */
  readonly relative?: { readonly package: string; readonly sizeAdjust: string };
}

type Subset = (
  font: Buffer,
  letters: string,
  options: {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: { wght: number };
    keepFeatures: readonly string[];
    noHinting: boolean;
  },
) => Promise<Buffer>;

/** Kerning, marks and local forms; tabular and lining digits for clocks and prices. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];
const [workshop = '', ...chosen] = process.argv.slice(2);
if (!existsSync(join(workshop, 'node_modules/subset-font'))) {
  console.error(
    'Name a folder in which subset-font and the families are installed; the first lines of this file say how.',
  );
  process.exit(1);
}
const require = createRequire(resolve(workshop, 'index.js'));
const subset = require('subset-font') as Subset;
const packageFolder = (name: string) => join(resolve(workshop), 'node_modules', name);

/** One weight of one script file of a family, cut to `letters`. */
async function cut(
  family: string,
  script: Script,
  weight: number,
  letters: string,
  targetFormat: 'woff2' | 'truetype',
) {
  const name = family.slice(family.indexOf('/') + 1);
  const variable = family.startsWith('@fontsource-variable/');
  const file = `files/${name}-${script}-${variable ? 'wght' : weight}-normal.woff2`;
  return subset(readFileSync(join(packageFolder(family), file)), letters, {
    ...(variable && { variationAxes: { wght: weight } }),
    keepFeatures: FEATURES,
    noHinting: true,
    targetFormat,
  });
}

/** The wanted letters that a family's file really has. */
async function presentLetters(family: string, script: Script, weight: number, wanted: string): Promise<string> {
  // The parser refuses a font without a single letter; each file has one of these.
  const probe = `${wanted}ā ёїa`;
  const has = await cut(family, script, weight, probe, 'truetype')
    .then(measureFont)
    .then(
      (font) => font.letters,
      () => new Set<string>(),
    );
  return [...wanted].filter((letter) => has.has(letter)).join('');
}

async function makeFaces(brand: string, source: Source, weight: number, script: Script): Promise<FontFace[]> {
  const family = `${brand}-${source.role}`;
  const wanted: string = LETTERS[script][source.letters];
  const own = await presentLetters(source.package, script, weight, wanted);
  const missing = [...wanted].filter((letter) => !own.includes(letter)).join('');
  const lent =
    source.relative && script.startsWith('cyrillic')
      ? await presentLetters(source.relative.package, script, weight, missing)
      : '';
  const faces: FontFace[] = [];
  const write = async (from: string, letters: string, file: string, sizeAdjust?: string) => {
    if (letters === '') return;
    writeFileSync(join(ROOT, 'brands', brand, 'assets/fonts', file), await cut(from, script, weight, letters, 'woff2'));
    faces.push({ family, weight, file, unicodeRange: unicodeRange(letters), ...(sizeAdjust && { sizeAdjust }) });
  };
  await write(source.package, own, `${source.role}-${weight}-${script}.woff2`);
  if (source.relative)
    await write(
      source.relative.package,
      lent,
      `${source.role}-${weight}-${script}-lent.woff2`,
      source.relative.sizeAdjust,
    );
  return faces;
}

async function makeFallbacks(brand: string, source: Source, weight: number): Promise<FallbackFace[]> {
  const fonts = await Promise.all(
    (['latin', 'cyrillic'] as const).map(async (script) =>
      measureFont(await cut(source.package, script, weight, LETTERS[script].all, 'truetype')),
    ),
  );
  return fallbackFaces(`${brand}-${source.role}`, weight, fonts, packageFolder);
}

/** The families' copyright lines and their licence, which must travel with the files. */
function licence(sources: readonly Source[]): string {
  const packages = [
    ...new Set(sources.flatMap((source) => [source.package, source.relative?.package ?? source.package])),
  ];
  const texts = packages.map((name) => readFileSync(join(packageFolder(name), 'LICENSE'), 'utf8'));
  const body = texts[0]?.slice(texts[0].indexOf('\n')) ?? '';
  return packages.map((name, index) => `${name}: ${texts[index]?.split('\n')[0] ?? ''}\n`).join('') + body;
}

async function makeBrand(brand: string): Promise<void> {
  const folder = join(ROOT, 'brands', brand);
  const sources = JSON.parse(readFileSync(join(folder, 'assets/fonts/sources.json'), 'utf8')) as Source[];
  for (const file of readdirSync(join(folder, 'assets/fonts')))
    if (file.endsWith('.woff2')) rmSync(join(folder, 'assets/fonts', file));
  const faces: FontFace[] = [];
  const fallbacks: FallbackFace[] = [];
  for (const source of sources)
    for (const weight of source.weights) {
      for (const script of Object.keys(LETTERS) as Script[])
        faces.push(...(await makeFaces(brand, source, weight, script)));
      fallbacks.push(...(await makeFallbacks(brand, source, weight)));
    }
  writeFileSync(join(folder, 'assets/fonts/OFL.txt'), licence(sources));
  const text = `/** Written by tools/vite-brand/src/fonts/make-fonts.ts from assets/fonts/sources.json. */
import type { FontFaces } from '@livery/brand-kit/font-face';

export const fonts: FontFaces = ${JSON.stringify({ faces, fallbacks }, null, 2)};
`;
  writeFileSync(join(folder, 'fonts.ts'), text);
  console.log(`${brand}: ${faces.length} files`);
}

const brands = brandIds().filter((id) => existsSync(join(ROOT, 'brands', id, 'assets/fonts/sources.json')));
for (const brand of brands) if (chosen.length === 0 || chosen.includes(brand)) await makeBrand(brand);
