import type { FilmPlan, FilmRight, Refusal } from './book.ts';
import { chargeFilm, refundFilm, type Draft } from './ledger.ts';
import { endOfPeriod } from './period.ts';

/** A film by itself is bought once at a time: whoever rents it rents it again when that is over. */
export function buyFilm(draft: Draft, { planId, contentId, priceMinor, period }: FilmPlan): Draft | Refusal {
  const { book } = draft;
  if (book.films.some((one) => one.contentId === contentId)) return { reason: 'filmOwned' };
  if (priceMinor > book.balanceMinor) {
    return { reason: 'insufficientFunds', missingMinor: priceMinor - book.balanceMinor };
  }
  const endMs = period && endOfPeriod(book.atMs, period);
  const right: FilmRight = { id: book.nextId, contentId, planId, paidMinor: priceMinor, startMs: book.atMs, endMs };
  return chargeFilm({ ...draft, book: { ...book, nextId: book.nextId + 1, films: [...book.films, right] } }, right);
}

export function takeFilmBack(draft: Draft, filmRightId: number): Draft | Refusal {
  const right = draft.book.films.find(({ id }) => id === filmRightId);
  if (!right) return { reason: 'notFound' };
  const { book, ...rest } = refundFilm(draft, right);
  return { ...rest, book: { ...book, films: book.films.filter(({ id }) => id !== filmRightId) } };
}
