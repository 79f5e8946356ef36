import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FallbackFace } from '@livery/brand-kit/font-face';
import opentype from 'opentype.js';

/** Widths and heights in parts of the em. */
export interface FontMeasure {
  readonly letters: ReadonlySet<string>;
  readonly widthOf: (letter: string) => number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

export function measureFont(file: Uint8Array): FontMeasure {
  const copy = Uint8Array.from(file);
  const font = opentype.parse(copy.buffer);
  const { unitsPerEm } = font;
  const { ascender, descender, lineGap } = font.tables['hhea'] as unknown as {
    ascender: number;
    descender: number;
    lineGap: number;
  };
  const letters = new Set<string>();
  for (let index = 0; index < font.glyphs.length; index += 1)
    for (const point of font.glyphs.get(index).unicodes ?? []) letters.add(String.fromCodePoint(point));
  return {
    letters,
    widthOf: (letter) => (font.charToGlyph(letter).advanceWidth ?? 0) / unitsPerEm,
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

/** What a screen of this product is full of: Russian sentences, Latin words, digits. */
const SAMPLE =
  'Сегодня вечером в прямом эфире: новости, погода и большое кино. Продолжить просмотр с четвёртой серии второго сезона. ' +
  'Детектив возвращается в город, где его никто не ждёт. Программа передач на завтра, 19:30 и 21:45, 16+, HD. Discovery, Eurosport 1.';

const sampleWidth = (fonts: readonly FontMeasure[]) => {
  const [first] = fonts;
  const width = (letter: string) => (fonts.find((font) => font.letters.has(letter)) ?? first)?.widthOf(letter) ?? 0;
  return [...SAMPLE].reduce((sum, letter) => sum + width(letter), 0);
};

interface LocalFont {
  readonly suffix: string;
  /** Family names under which it may be installed, without and with the word for bold. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly files: (bold: boolean) => readonly string[];
}

const fontsource = (name: string) => (bold: boolean) =>
  ['latin', 'cyrillic'].map((script) => `@fontsource/${name}/files/${name}-${script}-${bold ? 700 : 400}-normal.woff`);

/** Arial is on Windows, macOS and iOS (Arimo and Liberation Sans have its metrics), Roboto on Android, DejaVu Sans on plain Linux. */
const LOCAL_FONTS: readonly LocalFont[] = [
  {
    suffix: 'arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    files: fontsource('arimo'),
  },
  { suffix: 'roboto', regular: ['Roboto'], bold: ['Roboto Bold'], files: fontsource('roboto') },
  {
    suffix: 'dejavu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    files: (bold) => [`dejavu-fonts-ttf/ttf/DejaVuSans${bold ? '-Bold' : ''}.ttf`],
  },
];

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** One stand-in for each local font: as wide and as high as the family's own weight. */
export function fallbackFaces(
  family: string,
  weight: number,
  own: readonly FontMeasure[],
  packageFolder: (path: string) => string,
): FallbackFace[] {
  const [metrics] = own;
  if (!metrics) return [];
  const bold = weight >= 600;
  return LOCAL_FONTS.map(({ suffix, regular, bold: boldNames, files }) => {
    const local = files(bold).map((path) => measureFont(readFileSync(join(packageFolder(''), path))));
    const size = sampleWidth(own) / sampleWidth(local);
    return {
      family: `${family}-${suffix}`,
      weight,
      local: bold ? boldNames : regular,
      sizeAdjust: percent(size),
      ascentOverride: percent(metrics.ascent / size),
      descentOverride: percent(metrics.descent / size),
      lineGapOverride: percent(metrics.lineGap / size),
    };
  });
}
