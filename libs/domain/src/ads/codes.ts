/** Codes that a list, a creative or what fetches them may have, each with a text of its own. ADS-021 */
export const SPOT_CODES = [
  100, 101, 102, 200, 201, 202, 300, 301, 302, 303, 400, 401, 402, 403, 405, 500, 501, 502, 503, 602, 603, 900, 901,
  1005, 1007, 1009, 1010, 1011, 1012, 1013, 1020, 1021, 1101, 1205, 1300,
] as const;
export type SpotCode = (typeof SPOT_CODES)[number];

/** The code whose text describes it; null for what nobody has a word for. ADS-021 */
export const spotCode = (code: number): SpotCode | null => SPOT_CODES.find((known) => known === code) ?? null;
