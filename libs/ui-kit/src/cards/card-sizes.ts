/**
 * How many cards of a kind a row shows, by window width, and how much of the next one peeks in at the edge, so that a row is
 * never flush. One table for rows, grids, skeletons and the `sizes` of pictures.
 */
export type CardKind =
  'poster' | 'wide' | 'channel' | 'person' | 'promo-wide' | 'button' | 'history' | 'collection' | 'episode';

interface Step {
  /** From this window width on, px. */
  readonly from: number;
  /** Whole cards; the peek comes on top. */
  readonly cards: number;
}

const few: readonly Step[] = [
  { from: 0, cards: 1 },
  { from: 481, cards: 2 },
  { from: 768, cards: 3 },
  { from: 1280, cards: 4 },
  { from: 1600, cards: 5 },
  { from: 1920, cards: 6 },
  { from: 2400, cards: 7 },
];
const many: readonly Step[] = [
  { from: 0, cards: 2 },
  { from: 481, cards: 3 },
  { from: 768, cards: 4 },
  { from: 1024, cards: 5 },
  { from: 1280, cards: 6 },
  { from: 1600, cards: 7 },
  { from: 1920, cards: 8 },
  { from: 2400, cards: 10 },
];
/** As `most` on a phone, where an icon stands over the title; beside it the title needs more room. */
const several: readonly Step[] = [{ from: 0, cards: 3 }, ...many.slice(1)];
const most: readonly Step[] = [
  { from: 0, cards: 3 },
  { from: 481, cards: 4 },
  { from: 768, cards: 6 },
  { from: 1024, cards: 7 },
  { from: 1280, cards: 8 },
  { from: 1600, cards: 10 },
  { from: 1920, cards: 12 },
];
const two: readonly Step[] = [
  { from: 0, cards: 1 },
  { from: 768, cards: 2 },
  { from: 1920, cards: 3 },
];

export const cardSteps: Readonly<Record<CardKind, readonly Step[]>> = {
  poster: many,
  collection: many,
  wide: few,
  episode: few,
  history: few,
  channel: few,
  person: most,
  button: several,
  'promo-wide': two,
};

/** Part of the next card that shows at the edge: between a fifth and three fifths, more on a phone. */
export const PEEK = { narrow: 0.55, wide: 0.42 } as const;

const media = (from: number, rule: string) => (from === 0 ? rule : `@media (min-width: ${from}px) { ${rule} }`);

const kinds = Object.keys(cardSteps) as CardKind[];

/** Custom properties `--cards` and `--peek` for each kind, under `[data-cards=…]`. */
export const cardStepsCss = kinds
  .flatMap((kind) =>
    cardSteps[kind].map(({ from, cards }) =>
      media(from, `&[data-cards='${kind}'] { --cards: ${cards}; --peek: ${from === 0 ? PEEK.narrow : PEEK.wide}; }`),
    ),
  )
  .join('\n');

/** The `sizes` of a picture that is as wide as its card. */
export function sizesOf(kind: CardKind): string {
  return [...cardSteps[kind]]
    .reverse()
    .map(({ from, cards }) => {
      const width = `${Math.ceil(100 / (cards + (from === 0 ? PEEK.narrow : PEEK.wide)))}vw`;
      return from === 0 ? width : `(min-width: ${from}px) ${width}`;
    })
    .join(', ');
}
