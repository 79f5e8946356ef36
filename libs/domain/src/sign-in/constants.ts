/** Between two codes to one address. AUTH-014, AUTH-022 */
export const RESEND_AFTER_MS = 60_000;

/** How often a messenger's confirmation is asked for. AUTH-027 */
export const MESSENGER_POLL_MS = 5_000;

/** After this a messenger is no longer asked; the viewer goes on by hand. AUTH-029 */
export const MESSENGER_PATIENCE_MS = 10 * 60 * 1000;

/** Digits of a phone for which the provider gives no mask. AUTH-049 */
export const PHONE_DIGITS = 11;

/** Digits of a code for which nobody says how many. AUTH-051 */
export const CODE_DIGITS = 4;

/** Login and password of an account. AUTH-032 */
export const LOGIN_LENGTH = 30;
