import { expect, it } from 'vitest';
import { cardsAgainMs } from './card-form.ts';

it('PAY-027 PROMO-033 while a card’s form is open the cards are asked for every 3 s, for ten minutes at most', () => {
  let asked = 0;
  let waitedMs = 0;
  for (let ms = cardsAgainMs(asked); ms !== null; ms = cardsAgainMs((asked += 1))) {
    expect(ms).toBe(3_000);
    waitedMs += ms;
  }
  expect(waitedMs).toBe(600_000);
});
