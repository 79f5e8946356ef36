import { move, replaceTransaction, saleOf, sell, withPayments } from './draft.ts';
import { NOTHING, refuse, type Draft, type Outcome } from './payment-command.ts';
import type { Note, Purchase, Subject, Transaction, Verdict } from './payment-record.ts';
import { isFilmPurchase, saleCommandOf } from './purchase.ts';

const LAST_DIGITS = 10_000;
/** What is seen of the number of a card that was linked here; nobody ever gave a number. */
const maskedNumber = (cardId: number): string => `4400 43** **** ${String(cardId % LAST_DIGITS).padStart(4, '0')}`;
/** What a card that was linked here pays at most at once. */
const LINKED_CARD_LIMIT_MINOR = 50_000_000;

const closed = (draft: Draft, transaction: Transaction): Outcome => ({
  draft: replaceTransaction(draft, transaction),
  answer: { ...NOTHING, transaction },
});

const asItIs = (draft: Draft, transaction: Transaction): Outcome => ({ draft, answer: { ...NOTHING, transaction } });

/** Closes a payment that came to nothing. */
export const fail = (draft: Draft, transaction: Transaction, note: Note, nowMs: number): Outcome =>
  transaction.status === 'pending'
    ? closed(draft, { ...transaction, status: 'error', note, closedMs: nowMs })
    : asItIs(draft, transaction);

/** The bank answers. An answer that comes again says nothing new. */
export function settle(draft: Draft, transaction: Transaction, verdict: Verdict, nowMs: number): Outcome {
  if (!verdict.isApproved) return fail(draft, transaction, { kind: 'declined', words: verdict.words }, nowMs);
  if (transaction.status === 'pending') return approve(draft, transaction, verdict.number, nowMs);
  return wasPaid(transaction) ? asItIs(draft, transaction) : giveBackLate(draft, transaction, nowMs);
}

/** Whether the bank's money has come already, whatever became of it. */
const wasPaid = ({ status, note }: Transaction): boolean =>
  status === 'complete' || note?.kind === 'notSold' || note?.kind === 'paidLate' || note?.kind === 'refunded';

/** Nobody waits for this money any more: it comes in and goes back. */
function giveBackLate(draft: Draft, transaction: Transaction, nowMs: number): Outcome {
  const { amountMinor } = transaction;
  const back = move(move(draft, 'topUp', amountMinor, nowMs), 'payOut', amountMinor, nowMs);
  return closed(back, { ...transaction, note: { kind: 'paidLate' } });
}

function approve(draft: Draft, transaction: Transaction, number: string | undefined, nowMs: number): Outcome {
  const { subject, amountMinor, savesCard } = transaction;
  const done: Transaction = { ...transaction, status: 'complete', closedMs: nowMs };
  if (subject.purpose === 'debt') {
    return closed(withPayments(move(draft, 'payDebt', amountMinor, nowMs), { block: null }), done);
  }
  const paid = move(draft, 'topUp', amountMinor, nowMs);
  const kept = savesCard || subject.purpose === 'card' ? withNewCard(paid, number) : paid;
  if (subject.purpose === 'purchase') return sellPaid(kept, done, subject.purchase, nowMs);
  const isGivenBack = subject.purpose === 'card' && subject.isGivenBack;
  return closed(isGivenBack ? move(kept, 'payOut', amountMinor, nowMs) : kept, done);
}

/** Sells what was paid for, at the price that was paid. What cannot be sold any more leaves its money on the account. */
function sellPaid(paid: Draft, done: Transaction, purchase: Purchase, nowMs: number): Outcome {
  const sold = sell(paid, saleCommandOf(purchase), nowMs);
  if ('refusal' in sold) return closed(paid, notSold(done, sold.refusal));
  const { amountMinor, subscriptionId, note } = saleOf(paid, sold, purchase);
  if (note === null && amountMinor !== done.amountMinor) return closed(paid, notSold(done, { reason: 'priceChanged' }));
  return closed(sold, { ...done, subscriptionId, note });
}

const notSold = (done: Transaction, refusal: Extract<Note, { kind: 'notSold' }>['refusal']): Transaction => ({
  ...done,
  status: 'error',
  note: { kind: 'notSold', refusal },
});

/** The first card that somebody has pays by itself. */
export function withNewCard(
  draft: Draft,
  number: string | undefined,
  limitMinor: number = LINKED_CARD_LIMIT_MINOR,
): Draft {
  const { cards, nextCard } = draft.payments;
  const card = {
    id: nextCard,
    number: number ?? maskedNumber(nextCard),
    isPrimary: cards.length === 0,
    limitMinor,
  };
  return withPayments(draft, { nextCard: nextCard + 1, cards: [...cards, card] });
}

/** Gives the whole amount back to the bank. What was bought with it ends at once. */
export function refund(draft: Draft, transaction: Transaction, nowMs: number): Outcome {
  const { status, payform, amountMinor, subject, subscriptionId } = transaction;
  if (status !== 'complete' || payform === 'balance' || subject.purpose === 'debt' || amountMinor === 0)
    return refuse('notRefundable');
  const unsold = subscriptionId === null ? draft : takeBack(draft, subject, { subscriptionId, amountMinor }, nowMs);
  const back = unsold && sell(unsold, { type: 'payOut', amountMinor }, nowMs);
  if (!back || 'refusal' in back) return refuse('notRefundable');
  return closed(back, { ...transaction, status: 'error', note: { kind: 'refunded' } });
}

type Sold = { readonly subscriptionId: number; readonly amountMinor: number };

/** Null where the period that was paid is over, or its money was given back before. */
function takeBack(draft: Draft, subject: Subject, sold: Sold, nowMs: number): Draft | null {
  if (subject.purpose === 'purchase' && isFilmPurchase(subject.purchase)) {
    const unsold = sell(draft, { type: 'takeFilmBack', filmRightId: sold.subscriptionId }, nowMs);
    return 'refusal' in unsold ? null : unsold;
  }
  const { subscriptionId, amountMinor } = sold;
  const returned = sell(draft, { type: 'refund', subscriptionId, amountMinor }, nowMs);
  if ('refusal' in returned) return null;
  const ended = sell(returned, { type: 'cancel', subscriptionId }, nowMs);
  return 'refusal' in ended ? null : ended;
}
