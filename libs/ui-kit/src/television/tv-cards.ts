import type { CardKind } from '../cards/card-sizes.ts';

/** Ten feet away cards are larger, whatever the set says of its width: whole ones in a row. */
const TV_CARDS: Readonly<Record<CardKind, number>> = {
  poster: 7,
  collection: 7,
  wide: 3,
  episode: 3,
  history: 3,
  channel: 3,
  person: 6,
  button: 4,
  'promo-wide': 2,
};
/** So much of the next one. */
const PEEK = 0.8;

/** `--cards` and `--peek` for each kind, under a root. */
export const tvCardsCss = (root: string): string =>
  Object.entries(TV_CARDS)
    .map(([kind, cards]) => `${root} [data-cards='${kind}'] { --cards: ${cards}; --peek: ${PEEK}; }`)
    .join('\n');
