import { expect, it } from 'vitest';
import { PEEK, type CardKind, cardSteps, sizesOf } from './card-sizes.ts';

const kinds = Object.keys(cardSteps) as CardKind[];

it.each(kinds)('a row of %s always shows a part of the next card, on every width', (kind) => {
  const steps = cardSteps[kind];
  expect(steps[0]?.from).toBe(0);
  for (const peek of Object.values(PEEK)) {
    expect(peek).toBeGreaterThanOrEqual(0.2);
    expect(peek).toBeLessThanOrEqual(0.6);
  }
  // Wider windows show more cards, in order.
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (!before) continue;
    expect(step.from).toBeGreaterThan(before.from);
    expect(step.cards).toBeGreaterThanOrEqual(before.cards);
  }
});

it('tells the browser how wide a poster is drawn, the widest window first', () => {
  expect(sizesOf('poster')).toBe(
    '(min-width: 2400px) 10vw, (min-width: 1920px) 12vw, (min-width: 1600px) 14vw, (min-width: 1280px) 16vw, ' +
      '(min-width: 1024px) 19vw, (min-width: 768px) 23vw, (min-width: 481px) 30vw, 40vw',
  );
});
