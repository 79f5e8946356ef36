/** While the form of a card is open, which may be for minutes, a card may come by another way: so often is asked for it. PROMO-033 */
const ASKED_EVERY_MS = 3_000;
/** Whoever leaves the form open for longer than ten minutes is asked for no more until it is closed. */
const MOST_TIMES = 200;

/** After how long the cards are asked for again while the form is open; null where that has been done often enough. PAY-027, PROMO-033 */
export const cardsAgainMs = (timesAsked: number): number | null => (timesAsked < MOST_TIMES ? ASKED_EVERY_MS : null);
