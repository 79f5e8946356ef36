import { expect, it } from 'vitest';
import { acceptedIds, mayGoOn, tickedAtFirst } from './welcome.ts';

const box = (defaultValue: boolean, isRequired: boolean) => ({ defaultValue, isRequired });
const DOCUMENTS = [
  { id: 1, checkbox: box(false, true) },
  { id: 2, checkbox: box(true, false) },
  { id: 3 },
  { id: 4, checkbox: box(true, true) },
];

it('NAV-125 a box begins as its document says', () => {
  expect([...tickedAtFirst(DOCUMENTS)]).toEqual([2, 4]);
});

it('NAV-127 whoever has not ticked what is required does not go on', () => {
  expect(mayGoOn(DOCUMENTS, new Set([2, 4]))).toBe(false);
  expect(mayGoOn(DOCUMENTS, new Set([1, 2]))).toBe(false);
  expect(mayGoOn(DOCUMENTS, new Set([1, 4]))).toBe(true);
  expect(mayGoOn([], new Set())).toBe(true);
});

it('NAV-127 SES-015 ticked documents are remembered in their order; one without a box is not', () => {
  expect(acceptedIds(DOCUMENTS, new Set([4, 3, 1]))).toEqual([1, 4]);
});
