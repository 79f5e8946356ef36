/** Pressing play after so many player errors leads to now. LIVE-018 */
export const ERRORS_BEFORE_NOW = 2;
/** Pictures of a Vitrina stream come so much later than its programme says. LIVE-053 */
export const VITRINA_DELAY_SECONDS = 360;
