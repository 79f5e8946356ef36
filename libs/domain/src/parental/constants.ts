/** PIN-019 */
export const PIN_DIGITS = 4;

/** A purchase a moment ago was made by somebody who may watch. PIN-012 */
export const TRANSACTION_GRACE_MS = 30_000;

/** How long an outcome stays told. PIN-007, PIN-008 */
export const ACCEPTED_FLAG_MS = 2_000;
export const REFUSED_FLAG_MS = 5_000;

/** What the remember switch of the PIN dialogue stores, in minutes. PIN-027, PIN-028 */
export const REMEMBERED_MINUTES = 30;
export const NOT_REMEMBERED_MINUTES = 1;

/** So many wrong PINs in a row close the form for a while: a child tries all numbers. */
export const WRONG_PINS_BEFORE_LOCK = 5;
export const LOCK_MS = 60_000;

/** Between two messages with the PIN. PIN-025 */
export const RESEND_PIN_AFTER_MS = 60_000;

/** Where the platform names no choices of how long a PIN holds, in minutes. PIN-045 */
export const GRACE_CHOICES_MINUTES: readonly number[] = [1, 30, 60, 120];
