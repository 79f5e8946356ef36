const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const PUNCTUATION = '\u00a0«»©·×–—‘’“”„…•−';
/** Turned commas of Uzbek Latin. */
const UZBEK_LATIN = '\u02bb\u02bc';
const WESTERN_ACCENTS = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü';

/**
 * What each file of a family holds, by the file's name at fontsource. Titles of films come in any language, so running text keeps
 * western accents; headings do without.
 */
export const LETTERS = {
  latin: {
    all: range(0x20, 0x7e) + PUNCTUATION + UZBEK_LATIN + WESTERN_ACCENTS,
    headings: range(0x20, 0x7e) + PUNCTUATION + UZBEK_LATIN,
  },
  // №, Ұ and ұ stand in the Cyrillic file of Google's split, the other Kazakh letters in the extended one.
  cyrillic: { all: range(0x410, 0x44f) + 'ЁёІіЎўҰұ№', headings: range(0x410, 0x44f) + 'ЁёІіЎўҰұ№' },
  'cyrillic-ext': { all: 'ӘәҒғҚқҢңӨөҮүҺһҲҳҶҷӢӣӮӯ', headings: 'ӘәҒғҚқҢңӨөҮүҺһҲҳ' },
  'latin-ext': { all: '₸', headings: '₸' },
} as const;

export type Script = keyof typeof LETTERS;

/** Code points as CSS writes them: `U+20-7E,U+A0`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}
