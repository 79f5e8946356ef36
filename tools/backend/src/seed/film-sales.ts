import { localised, type Localised } from '../world/localised.ts';
import type { SeedPeriod } from '../world/sales.ts';

/** How a film is sold by itself. */
export type FilmWay = {
  readonly name: 'rent' | 'own';
  /** Null: for good. */
  readonly period: SeedPeriod | null;
  readonly words: Localised;
  /** How many times the lowest price of the film. */
  readonly share: number;
};

const RENT: FilmWay = {
  name: 'rent',
  period: { days: 2 },
  words: localised('48 часов', '48 сағат', '48 soat', '48 hours'),
  share: 1,
};
const OWN: FilmWay = {
  name: 'own',
  period: null,
  words: localised('Навсегда', 'Біржола', 'Butunlay', 'For good'),
  share: 3,
};

/** The few films that a provider which makes offers sells by themselves too; a packet opens each of them as well. */
export const FILM_SALES: ReadonlyMap<number, readonly FilmWay[]> = new Map([
  [10_158, [RENT, OWN]],
  [10_178, [OWN]],
  [10_194, [RENT]],
  [10_213, [RENT, OWN]],
]);
