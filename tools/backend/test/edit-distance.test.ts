import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsToBegin } from '../src/database/edit-distance.ts';

const words = fc.string({ unit: fc.constantFrom('а', 'б', 'в', 'г'), maxLength: 8 });
const places = fc.nat({ max: 7 });

describe('SRCH-012 how many typing errors a word has', () => {
  test.each([
    ['метель', 'метель', 0],
    ['мет', 'метель', 0],
    ['мтель', 'метель', 1],
    ['мметель', 'метель', 1],
    ['мотель', 'метель', 1],
    ['емтель', 'метель', 1],
    ['мтеел', 'метель', 1],
    ['моталь', 'метель', 2],
    ['окно', 'метель', 4],
    ['', 'метель', 0],
    ['окно', '', 4],
  ])('%s for %s: %i', (typed, word, edits) => {
    expect(editsToBegin(typed, word)).toBe(edits);
  });

  test('one for one letter left out, added, replaced or swapped with the next', () => {
    fc.assert(
      fc.property(words, places, (word, place) => {
        const letters = [...word];
        const at = Math.min(place, Math.max(0, letters.length - 1));
        const typed = [
          letters.toSpliced(at, 1),
          letters.toSpliced(at, 0, 'ж'),
          letters.toSpliced(at, 1, 'ж'),
          letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
        ];
        for (const wrong of typed) expect(editsToBegin(wrong.join(''), word)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never more than the letters that were typed, and none for a word that goes on', () => {
    fc.assert(
      fc.property(words, words, (typed, other) => {
        expect(editsToBegin(typed, other)).toBeLessThanOrEqual([...typed].length);
        expect(editsToBegin(typed, typed + other)).toBe(0);
      }),
    );
  });
});
