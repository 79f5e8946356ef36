/** How long a token is good for when the server does not say. SES-018 */
export const TOKEN_VALIDITY_MS = 12 * 60 * 60 * 1000;

/** A token is renewed this long before its end, or a tenth of its life before it when it is short-lived, so that no request meets the end. */
export const RENEWAL_MARGIN_MS = 60_000;
export const RENEWAL_MARGIN_SHARE = 0.1;

/** A token this young is not replaced at start. SES-029 */
export const YOUNG_TOKEN_MS = 5 * 60 * 1000;

/** Auto-auth that ends sooner shows no loading message. BOOT-007 */
export const AUTO_AUTH_MESSAGE_DELAY_MS = 500;

/** Between a failed auto-auth and what follows it. BOOT-011 */
export const AUTO_AUTH_FALLBACK_DELAY_MS = 600;

/** Fixed for the product: guests made with another one could not log in again. SES-006 */
export const GUEST_PASSWORD_SALT = 'livery/guest/1';

/** Login and password of an account hold at most 30 characters. SES-006 */
export const GUEST_PASSWORD_LENGTH = 30;

/** What an account is told to be made for where the provider sells by purchases; others are told nothing. BOOT-033, BRAND-008 */
export const API_VERSION_WITH_PURCHASES = 'v30';

/** While the server cannot be reached it is asked again at these intervals, doubling from the first to the longest, as the connectivity ping does. */
export const PROBE_FIRST_MS = 2_000;
export const PROBE_LONGEST_MS = 60_000;
