/** A pointer or the focus rests on a card for so long before its panel opens; one that only passes opens nothing. */
export const PANEL_AFTER_MS = 500;

/** A panel is wider than its card: who stays so long over a neighbour that it covers wants the neighbour. */
const OVER_NEIGHBOUR_MS = 300;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** What the pointer is over while a card's panel is open. */
export type Under = 'control' | 'own card' | 'neighbour' | 'elsewhere';

interface Pointer {
  readonly x: number;
  readonly isInCard: boolean;
  /** On something to press in the panel. */
  readonly isOnControl: boolean;
}

/** A panel stands inside its card, and over the ends of the cards at both sides of it. */
export function underPointer({ x, isInCard, isOnControl }: Pointer, card: Span): Under {
  if (!isInCard) return 'elsewhere';
  if (isOnControl) return 'control';
  return x >= card.left && x <= card.right ? 'own card' : 'neighbour';
}

/** After how long a panel goes that the pointer is, or is not, over. */
export const PANEL_GOES_AFTER_MS: Readonly<Record<Under, number | null>> = {
  control: null,
  'own card': null,
  neighbour: OVER_NEIGHBOUR_MS,
  elsewhere: 0,
};
