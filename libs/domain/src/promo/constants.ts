/** PROMO-002 */
export const LONGEST_CODE = 15;
/** The button is enabled again after so long, even if the answer is still out. PROMO-004 */
export const PRESS_AGAIN_MS = 10_000;
/** In units of the provider's currency, where the code names no amount. PROMO-012 */
export const DEFAULT_AMOUNT_UNITS = 5;
/** PROMO-024 */
export const CARD_POLL_MS = 300;
/** PROMO-025 */
export const CARD_POLL_PENDING_MS = 600;
/** Counted from the return from the card's form. PROMO-027, PROMO-033 */
export const CARD_POLLS = 20;
/** A code that waits for sign-in or a card is kept so long. */
export const DRAFT_MS = 15 * 60 * 1000;
/** A server knows the outcome of a key so long. */
export const INTENT_MS = 24 * 60 * 60 * 1000;
/** The states of the wizard that a viewer counts. PROMO-015 */
export const STEPS_SHOWN = 2;
