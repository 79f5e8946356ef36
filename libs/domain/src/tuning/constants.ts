/** Retries of the start, programme changes and countdowns go by this. LIVE-058 */
export const PLAYER_TICK_MS = 1_000;
/** What was missing is looked for so many ticks: 5 s. LIVE-029 */
export const AUTOSTART_TRIES = 5;
/** From the moment that nothing is missing to the start of a page that plays by itself. LIVE-028 */
export const AUTOSTART_AFTER_MS = 100;
