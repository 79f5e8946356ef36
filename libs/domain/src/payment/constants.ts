/** A transaction that is older is not asked for any more, and what is stored of it goes. PAY-045, PAY-047 */
export const TRANSACTION_MAX_AGE_MS = 3_600_000;
/** After so long the page stops asking for a transaction; time away from it does not count. PAY-046 */
export const POLLING_MAX_MS = 600_000;
/** A request that got no answer may still be under way for so long. */
export const SEND_MAX_MS = 40_000;
/** A request that nobody has answered is given up after so long; what is on the way then has the rest of `SEND_MAX_MS` to arrive. */
export const SEND_GIVEN_UP_MS = 30_000;
/** Whoever has taken the right to send begins within this, or has lost it. */
export const CLAIM_HOLDS_MS = 5_000;
/** What a bank takes to look at a card where nobody says how much, in minor units; it is given back. PROMO-012 */
export const CARD_CHECK_MINOR = 500;
/** What a guest wants to buy is kept for so long. */
export const WISH_KEPT_MS = 15 * 60_000;
/** After the sign-in a page that comes anew goes on with the purchase by itself for so long. SES-040 */
export const RESUMES_AFTER_SIGN_IN_MS = 30_000;
/** A tenth more or less, so that no crowd asks at one moment. */
export const POLL_JITTER = 0.1;
/** Clocks of servers are not exact. */
export const CLOCK_TOLERANCE_MS = 5_000;
