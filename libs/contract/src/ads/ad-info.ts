import { decimal, entity, flag, from, integer, list, optional, url, type Infer } from '../schema/schema.ts';

/** One ad to try, and the addresses to try when it gives none (ADS-002). */
export const AdRoll = entity('AdRoll', { url: url(), aliases: list(url()) });
export type AdRoll = Infer<typeof AdRoll>;

/** DATA-044. */
export const AdPoint = entity('AdPoint', { positionMs: from('position', integer({ min: 0 })), urls: list(url()) });
export type AdPoint = Infer<typeof AdPoint>;

/** The ads of a stream (DATA-043). */
export const AdInfo = entity('AdInfo', {
  preRoll: list(AdRoll),
  middleRoll: list(AdRoll),
  postRoll: list(AdRoll),
  postPauseRoll: list(AdRoll),
  middleRollPoints: list(AdPoint),
  maxAdvertising: optional(integer({ min: 0 })),
  /** The least time between two ads. */
  periodSeconds: from('period', optional(decimal())),
  middleRollPeriodSeconds: from('middle_roll_period', optional(decimal())),
  /** A viewer may buy ads away. */
  allowDisable: flag(),
});
export type AdInfo = Infer<typeof AdInfo>;
