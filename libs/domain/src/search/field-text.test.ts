import { expect, it } from 'vitest';
import { fieldAtAddress, type FieldText } from './field-text.ts';

const field = (typed: string, ...awaited: string[]): FieldText => ({ typed, awaited });

it.each([
  ['what was searched for from here', field('пе', 'пе'), 'пе', field('пе')],
  ['it, a letter later', field('пер', 'пе'), 'пе', field('пер')],
  ['it, emptied meanwhile', field('', 'пе'), 'пе', field('')],
  ['the first of two searches', field('перев', 'пе', 'пере'), 'пе', field('перев', 'пере')],
  ['the second of two at once', field('перев', 'пе', 'пере'), 'пере', field('перев')],
  ['what was before: back', field('пере'), 'пе', field('пе')],
  ['nothing: back to the empty search', field('пе'), '', field('')],
  ['a link to another text, while a search is on its way', field('пер', 'пе'), 'маяк', field('маяк')],
  ['the same text but for a space', field('тихий '), 'тихий', field('тихий ')],
] as const)('SRCH-004 SRCH-005 the address names %s', (_, before, text, after) => {
  expect(fieldAtAddress(before, text)).toEqual(after);
});

it('SRCH-005 back and forward set the field once more after a search from here', () => {
  const searched = fieldAtAddress(field('пе', 'пе'), 'пе');
  const back = fieldAtAddress(searched, '');
  expect([back.typed, fieldAtAddress(back, 'пе').typed]).toEqual(['', 'пе']);
});
