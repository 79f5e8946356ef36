import { plainLetters } from '../forms/match-options.ts';

/** Letters that come sooner after each other are one word. */
const WORD_GAP_MS = 800;

export interface TypedWord {
  readonly word: string;
  readonly atMs: number;
}

/** The word so far: a letter after a pause begins another one. */
export function typeLetter({ word, atMs }: TypedWord, letter: string, nowMs: number): TypedWord {
  return { word: nowMs - atMs < WORD_GAP_MS ? word + letter : letter, atMs: nowMs };
}

/** The next line that begins with the word; one letter again and again walks over those that begin with it. */
export function findByWord(labels: readonly string[], word: string, from: number): number | null {
  const letters = [...plainLetters(word)];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const sought = isOneLetter ? (letters[0] ?? '') : letters.join('');
  if (sought === '') return null;
  const start = isOneLetter ? from + 1 : from;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(0, start) + step) % labels.length;
    if (plainLetters(labels[index] ?? '').startsWith(sought)) return index;
  }
  return null;
}
