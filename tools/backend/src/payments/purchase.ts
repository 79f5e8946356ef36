import type { Command as SaleCommand, Entry } from '../sales/book.ts';
import type { FilmPurchase, Purchase, Subject } from './payment-record.ts';

/** What the rules of payments have to know of a purchase, whether it is a packet's or a film's. */
export const isFilmPurchase = (purchase: Purchase): purchase is FilmPurchase => 'film' in purchase;

export const saleCommandOf = (purchase: Purchase): SaleCommand =>
  isFilmPurchase(purchase) ? { type: 'buyFilm', ...purchase } : { type: 'enable', ...purchase };

export const planIdOf = (purchase: Purchase): number =>
  isFilmPurchase(purchase) ? purchase.film.planId : purchase.plan.planId;

export const priceMinorOf = (purchase: Purchase): number =>
  isFilmPurchase(purchase) ? purchase.film.priceMinor : purchase.plan.priceMinor;

/** More than it costs nobody is charged: a trial may cost more than what it is a trial of. */
export const mostMinorOf = (purchase: Purchase): number =>
  isFilmPurchase(purchase)
    ? purchase.film.priceMinor
    : Math.max(purchase.plan.priceMinor, purchase.trial?.priceMinor ?? 0);

export const isChargeOf = ({ kind, packetId, contentId }: Entry, purchase: Purchase): boolean =>
  kind === 'charge' &&
  (isFilmPurchase(purchase) ? contentId === purchase.film.contentId : packetId === purchase.plan.packetId);

/** For what there is one open payment at a time. */
export function objectOf(subject: Subject): string {
  if (subject.purpose !== 'purchase') return subject.purpose;
  const { purchase } = subject;
  return isFilmPurchase(purchase) ? `film ${purchase.film.contentId}` : `packet ${purchase.plan.packetId}`;
}
