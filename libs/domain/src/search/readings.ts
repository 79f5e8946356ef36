import type { Language } from '@livery/brand-kit/languages';
import { KEYBOARDS } from './keyboards.ts';

type Keyboard = keyof typeof KEYBOARDS;

/** Keyboards beside the Latin one that people of a language may have had in mind, the likeliest first. */
const KEYBOARDS_OF: Readonly<Record<Language, readonly Keyboard[]>> = {
  ru: ['ru'],
  en: ['ru'],
  kk: ['kz', 'ru'],
  ky: ['kg', 'ru'],
  tg: ['tj', 'ru'],
  uz: ['uz', 'ru'],
  bg: ['bg'],
  ka: ['ge', 'ru'],
  az: ['az', 'ru'],
  lv: ['ru'],
  ro: ['ru'],
};

const LETTER = /\p{L}/u;

/** What a key writes on one keyboard, by what it writes on another. Both alone and with Shift. */
function table(from: Keyboard, to: Keyboard): ReadonlyMap<string, string> {
  const pairs = KEYBOARDS[from].flatMap((letters, level) =>
    [...letters].map((letter, at) => [letter, KEYBOARDS[to][level]?.[at] ?? ' '] as const),
  );
  return new Map(pairs.filter(([one, other]) => one !== ' ' && other !== ' '));
}

const tables = new Map<string, ReadonlyMap<string, string>>();

function tableOf(from: Keyboard, to: Keyboard): ReadonlyMap<string, string> {
  const name = `${from}-${to}`;
  const known = tables.get(name) ?? table(from, to);
  tables.set(name, known);
  return known;
}

/** The text as another keyboard writes it; null when it was not typed on the first one, or has no letter. */
function retyped(text: string, from: Keyboard, to: Keyboard): string | null {
  const letters = tableOf(from, to);
  const typed = [...text];
  if (!typed.some((letter) => LETTER.test(letter))) return null;
  if (!typed.every((letter) => letter === ' ' || letters.has(letter))) return null;
  return typed.map((letter) => letters.get(letter) ?? letter).join('');
}

/** Whether letters are more than half of it, digits aside: marks alone, or many of them, are nothing that anybody meant. */
function isMostlyLetters(text: string): boolean {
  const written = [...text].filter((letter) => !/[\s\d]/.test(letter));
  return written.filter((letter) => LETTER.test(letter)).length * 2 > written.length;
}

/**
 * What somebody may have meant who typed with the keyboard switched the wrong way: the same keys on the keyboards of the language and on the
 * Latin one, the likeliest first, without the text itself. CHAN-053, CHAN-054
 */
export function otherReadings(text: string, language: Language): readonly string[] {
  const all = KEYBOARDS_OF[language].flatMap((keyboard) => [
    retyped(text, 'us', keyboard),
    retyped(text, keyboard, 'us'),
  ]);
  return [...new Set(all)].filter(
    (reading) => reading !== null && reading !== text && isMostlyLetters(reading),
  ) as string[];
}
