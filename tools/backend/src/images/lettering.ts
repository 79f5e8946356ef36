import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// The package gives Node its CommonJS build, which has no named exports.
import opentype, { type Font } from 'opentype.js';
import { LETTERINGS, type Lettering } from '../seed/scenes.ts';
import { pathData } from './path-data.ts';

interface Style {
  readonly upperCase: boolean;
  /** Extra space between letters, in em. */
  readonly spacing: number;
  /** Sideways stretch. */
  readonly stretch: number;
  /** Distance of baselines, in sizes of the line below. */
  readonly leading: number;
  /** Every line fills the width, or all lines have one size. */
  readonly isBlock: boolean;
  /** Largest size, as a share of the width. */
  readonly largest: number;
}

const STYLES: Readonly<Record<Lettering, Style>> = {
  serif: { upperCase: true, spacing: 0.01, stretch: 1, leading: 1.02, isBlock: false, largest: 0.21 },
  'serif-italic': { upperCase: false, spacing: 0, stretch: 1, leading: 0.98, isBlock: false, largest: 0.23 },
  thin: { upperCase: true, spacing: 0.09, stretch: 1, leading: 1.06, isBlock: false, largest: 0.17 },
  condensed: { upperCase: true, spacing: 0, stretch: 0.94, leading: 1.04, isBlock: true, largest: 0.36 },
  wide: { upperCase: true, spacing: -0.01, stretch: 1.14, leading: 1, isBlock: true, largest: 0.24 },
  rounded: { upperCase: false, spacing: -0.01, stretch: 1, leading: 0.92, isBlock: false, largest: 0.2 },
  slab: { upperCase: true, spacing: 0, stretch: 0.96, leading: 1.04, isBlock: true, largest: 0.24 },
  techno: { upperCase: true, spacing: 0.05, stretch: 1, leading: 1, isBlock: false, largest: 0.19 },
  decorative: { upperCase: false, spacing: 0, stretch: 1, leading: 0.94, isBlock: false, largest: 0.21 },
  script: { upperCase: false, spacing: 0, stretch: 1, leading: 0.9, isBlock: false, largest: 0.24 },
};

const MOST_LINES = 4;
/** In a block, no line grows beyond this many times the smallest. */
const BLOCK_SPREAD = 1.7;

export interface SetTitle {
  /** Path data of each line, placed with the top left of the whole at 0, 0. */
  readonly lines: readonly { readonly path: string; readonly transform: string }[];
  readonly width: number;
  readonly height: number;
}

export interface TitleBox {
  readonly width: number;
  readonly height: number;
  readonly align: 'left' | 'center';
}

export function isLettering(name: string | undefined): name is Lettering {
  return LETTERINGS.some((style) => style === name);
}

/** Sets titles as outlines, so that no font has to be installed where pictures are made. */
export class Letterer {
  readonly #folder: string;
  readonly #fonts = new Map<Lettering, Font>();

  /** `folder` holds one font file for each lettering style. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Breaks a title into the lines that let it stand largest in the box, and draws them. */
  set(title: string, lettering: Lettering, box: TitleBox): SetTitle {
    const style = STYLES[lettering];
    const font = this.#font(lettering);
    const text = known(font, style.upperCase ? title.toUpperCase() : title);
    const advance = (line: string): number =>
      font.getAdvanceWidth(line, 1, { kerning: true, letterSpacing: style.spacing }) * style.stretch;
    const best = layouts(text.split(' '), advance)
      .map((lines) => sized(lines, advance, style, box))
      .reduce((largest, candidate) => (candidate.score > largest.score ? candidate : largest));
    return this.#draw(font, style, best, box);
  }

  #draw(font: Font, style: Style, { lines }: Sized, box: TitleBox): SetTitle {
    const cap = capHeight(font);
    let baseline = 0;
    const drawn = lines.map(({ text, size, width }, index) => {
      const x = box.align === 'left' ? 0 : (box.width - width) / 2;
      const path = font.getPath(text, 0, 0, size, { kerning: true, letterSpacing: style.spacing });
      // What stands on the letters of the first line (Ё, Й) belongs to the whole as well.
      baseline += index === 0 ? Math.max(cap * size, -path.getBoundingBox().y1) : style.leading * size;
      return {
        path: pathData(path),
        transform: `translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${style.stretch} 1)`,
      };
    });
    const lastSize = lines.at(-1)?.size ?? 0;
    return { lines: drawn, width: Math.max(...lines.map(({ width }) => width)), height: baseline + lastSize * 0.24 };
  }

  #font(lettering: Lettering): Font {
    const found = this.#fonts.get(lettering);
    if (found !== undefined) return found;
    const bytes = readFileSync(join(this.#folder, `${lettering}.ttf`));
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    this.#fonts.set(lettering, font);
    return font;
  }
}

/** Letters that a font lacks and what stands in for them. */
const SUBSTITUTES: Readonly<Record<string, string>> = { ʻ: '‘', ʼ: '’', '№': 'N' };

function known(font: Font, text: string): string {
  return [...text]
    .map((letter) => (font.charToGlyphIndex(letter) === 0 ? (SUBSTITUTES[letter] ?? letter) : letter))
    .join('');
}

function capHeight(font: Font): number {
  const bounds = font.getPath('Н', 0, 0, 1).getBoundingBox();
  return bounds.y2 - bounds.y1;
}

/** The most even way to break the words into one, two, three and four lines. */
function layouts(words: readonly string[], advance: (line: string) => number): readonly (readonly string[])[] {
  const counts = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, index) => index + 1);
  return counts.map((count) => evenest(words, count, advance).lines);
}

function evenest(
  words: readonly string[],
  count: number,
  advance: (line: string) => number,
): { readonly lines: readonly string[]; readonly widest: number } {
  const whole = words.join(' ');
  if (count === 1) return { lines: [whole], widest: advance(whole) };
  let best: { lines: readonly string[]; widest: number } = { lines: [whole], widest: Number.POSITIVE_INFINITY };
  for (let taken = 1; taken <= words.length - count + 1; taken += 1) {
    const first = words.slice(0, taken).join(' ');
    const rest = evenest(words.slice(taken), count - 1, advance);
    const widest = Math.max(advance(first), rest.widest);
    if (widest < best.widest) best = { lines: [first, ...rest.lines], widest };
  }
  return best;
}

interface Sized {
  readonly lines: readonly { readonly text: string; readonly size: number; readonly width: number }[];
  /** The smallest letter size: the larger, the better the layout. */
  readonly score: number;
}

function sized(texts: readonly string[], advance: (line: string) => number, style: Style, box: TitleBox): Sized {
  const largest = style.largest * Math.min(box.width, box.height * 2.4);
  const fitting = texts.map((text) => Math.min(largest, box.width / advance(text)));
  const smallest = Math.min(...fitting);
  const sizes = style.isBlock
    ? fitting.map((size) => Math.min(size, smallest * BLOCK_SPREAD))
    : fitting.map(() => smallest);
  const height = sizes.reduce((sum, size) => sum + size * style.leading, 0);
  const shrink = Math.min(1, box.height / height);
  const lines = texts.map((text, index) => {
    const size = (sizes[index] ?? smallest) * shrink;
    return { text, size, width: advance(text) * size };
  });
  return { lines, score: Math.min(...lines.map(({ size }) => size)) };
}
