import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardChip } from './card-chip.ts';

const NOW_MS = Date.UTC(2026, 10, 26, 12);
const inDays = (days: number) => NOW_MS / 1000 + days * 86_400;

it.each([
  [null, {}],
  ['new', { publishedAtSeconds: inDays(-1) }],
  ['new', { publishedAtSeconds: inDays(-14) + 60 }],
  [null, { publishedAtSeconds: inDays(-15) }],
  [null, { publishedAtSeconds: inDays(1) }],
  ['leaving', { availableUntilSeconds: inDays(7) }],
  ['leaving', { availableUntilSeconds: inDays(0.1) }],
  [null, { availableUntilSeconds: inDays(8) }],
  [null, { availableUntilSeconds: inDays(-1) }],
  ['leaving', { availableUntilSeconds: inDays(2), publishedAtSeconds: inDays(-2) }],
  ['new', { availableUntilSeconds: inDays(60), publishedAtSeconds: inDays(-2) }],
] as const)('ROWS-032 ROWS-033 the mark of a card is %s for %o', (chip, content) => {
  expect(cardChip(content, NOW_MS)).toBe(chip);
});

it('a card has one mark at the most, whatever the server says of it', () => {
  const seconds = fc.option(fc.integer({ min: -1e10, max: 1e10 }), { nil: undefined });
  fc.assert(
    fc.property(seconds, seconds, (publishedAtSeconds, availableUntilSeconds) => {
      expect(['leaving', 'new', null]).toContain(cardChip({ publishedAtSeconds, availableUntilSeconds }, NOW_MS));
    }),
  );
});
