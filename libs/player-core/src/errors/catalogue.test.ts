import { expect, it } from 'vitest';
import { catalogueEntry, CATEGORY_BASE, ERROR_CODES } from './catalogue.ts';
import { POLICY } from './policy.ts';

it('numbers every error once, inside the thousand of its category', () => {
  const numbers = ERROR_CODES.map((code) => catalogueEntry(code).number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const code of ERROR_CODES) {
    const { number, category } = catalogueEntry(code);
    expect(Math.floor(number / 1000) * 1000, code).toBe(CATEGORY_BASE[category]);
  }
});

it('has an answer to every error: a ladder, or the message at once', () => {
  for (const code of ERROR_CODES) expect(POLICY[code].ladder.length > 0, code).toBe(!POLICY[code].isHopeless);
});

it('ENG-057 uses only the labels that diagnostics know', () => {
  const labels = new Set(ERROR_CODES.map((code) => catalogueEntry(code).label));
  expect([...labels].sort()).toEqual(
    [
      'network',
      'manifest load',
      'manifest parse',
      'level',
      'fragment',
      'key',
      'media',
      'codecs',
      'decrypt',
      'buffer stalled',
      'buffer full',
      'mux',
      'other',
    ].sort(),
  );
});
