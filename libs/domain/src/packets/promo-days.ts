/** More days than this are no promotion. NAV-095 */
const MOST_PROMO_DAYS = 90;

/** The days without payment that a guest is offered; null where there are none. */
export const offeredPromoDays = (days: number | undefined): number | null =>
  days !== undefined && days > 0 && days <= MOST_PROMO_DAYS ? days : null;
