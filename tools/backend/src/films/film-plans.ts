import type { contents } from '../database/schema/catalogue.ts';
import type { FilmPlan } from '../payments/payments.ts';
import { pricesOf } from '../seed/packet-prices.ts';
import { FILM_SALES, type FilmWay } from '../seed/film-sales.ts';
import type { Currency } from '../world/sales.ts';

export type ContentRow = typeof contents.$inferSelect;

/** One way to buy a film by itself: what is agreed, and how it is called. */
export type SoldPlan = { readonly plan: FilmPlan; readonly words: FilmWay['words'] };

/** Numbered by the film: 10158 has 1015801 and so on, which no plan of a packet is. */
const PLANS_OF_A_FILM = 100;

/** Whether any provider sells it otherwise than in packets. */
export const isSoldAlone = ({ id }: Pick<ContentRow, 'id'>): boolean => FILM_SALES.has(id);

/** The ways to buy a film by itself, the cheapest first; none for a film that only packets open. */
export function filmPlans(
  { id, minPrice }: Pick<ContentRow, 'id' | 'minPrice'>,
  currency: Currency,
): readonly SoldPlan[] {
  const lowest = Number(minPrice ?? 0);
  return (FILM_SALES.get(id) ?? []).map(({ period, share, words }, place) => ({
    plan: {
      planId: id * PLANS_OF_A_FILM + place + 1,
      contentId: id,
      priceMinor: pricesOf(lowest * share)[currency],
      period,
    },
    words,
  }));
}

export const filmOfPlan = (planId: number): number => Math.floor(planId / PLANS_OF_A_FILM);
