import type { Book } from '../sales/book.ts';
import { addTransaction, saleOf, sell, withBankAnswers } from './draft.ts';
import { NOTHING, type Begin, type Buy, type Draft, type Outcome } from './payment-command.ts';
import type { Offer, Purchase, Refusal, Subject, Transaction } from './payment-record.ts';
import { mostMinorOf, objectOf, priceMinorOf, saleCommandOf } from './purchase.ts';
import { settle } from './settle.ts';

/** How long an offer may be paid. */
export const OFFER_MS = 30 * 60 * 1000;

const isAmount = (amountMinor: number): boolean => Number.isSafeInteger(amountMinor) && amountMinor > 0;

/**
 * What a purchase costs a bank now, or why it could not be sold: a trial that was not used has its own price; what is planned for later is
 * paid now, too, and the money waits on the account.
 */
export function quote(book: Book, purchase: Purchase, nowMs: number): { amountMinor: number } | { refusal: Refusal } {
  const enough = mostMinorOf(purchase);
  const rich = { book: { ...book, balanceMinor: book.balanceMinor + enough }, entries: [] };
  const sold = sell(rich, saleCommandOf(purchase), nowMs);
  if ('refusal' in sold) return { refusal: { reason: 'notSold', refusal: sold.refusal } };
  const { amountMinor, note } = saleOf(rich, sold, purchase);
  return { amountMinor: note === null ? amountMinor : priceMinorOf(purchase) };
}

export const isOfferOver = ({ createdMs }: Offer, nowMs: number): boolean => nowMs >= createdMs + OFFER_MS;

function openRefusal({ payments }: Draft, subject: Subject): Refusal | null {
  const object = objectOf(subject);
  const open = payments.transactions.find((one) => one.status === 'pending' && objectOf(one.subject) === object);
  return open ? { reason: 'transactionPending', transactionId: open.id } : null;
}

type Wanted = { readonly subject: Subject; readonly amountMinor: number; readonly offerId: string | null };

function wantedOf({ payments, book }: Draft, { what }: Begin, nowMs: number): Wanted | { refusal: Refusal } {
  if (what.kind === 'amount') return { subject: what.subject, amountMinor: what.amountMinor, offerId: null };
  if (what.kind === 'purchase') return wantedPurchase(book, what.purchase, null, nowMs);
  const offer = payments.offers.find(({ id }) => id === what.offerId);
  if (!offer) return { refusal: { reason: 'notFound' } };
  if (isOfferOver(offer, nowMs)) return { refusal: { reason: 'offerExpired' } };
  const chosen = offer.purchases.find(({ id }) => id === what.purchaseId);
  return chosen ? wantedPurchase(book, chosen.purchase, offer.id, nowMs) : { refusal: { reason: 'notFound' } };
}

function wantedPurchase(
  book: Book,
  purchase: Purchase,
  offerId: string | null,
  nowMs: number,
): Wanted | { refusal: Refusal } {
  const quoted = quote(book, purchase, nowMs);
  return 'refusal' in quoted ? quoted : { subject: { purpose: 'purchase', purchase }, ...quoted, offerId };
}

/** Nobody is asked to pay what is no amount or not owed, or with what cannot pay. */
function wrongWith({ payments }: Draft, { subject, amountMinor }: Wanted, command: Begin): Refusal | null {
  if (subject.purpose !== 'purchase' && !isAmount(amountMinor)) return { reason: 'wrongAmount' };
  if (subject.purpose === 'debt' && (payments.block?.kind !== 'debt' || payments.block.amountMinor !== amountMinor))
    return { reason: 'wrongAmount' };
  if (command.payform !== 'linkedcard') return null;
  const card = payments.cards.find(({ id }) => id === command.cardId);
  if (!card) return { reason: 'notFound' };
  return amountMinor > card.limitMinor ? { reason: 'cardShort' } : null;
}

/** Begins a payment. What costs nothing is complete at once: there is no bank to ask. */
export function begin(draft: Draft, command: Begin, nowMs: number): Outcome {
  const wanted = wantedOf(draft, command, nowMs);
  if ('refusal' in wanted) return wanted;
  const { subject, amountMinor, offerId } = wanted;
  const refusal = openRefusal(draft, subject) ?? wrongWith(draft, wanted, command);
  if (refusal) return { refusal };
  const transaction: Transaction = {
    ...NEW,
    id: command.id,
    subject,
    payform: command.payform,
    amountMinor,
    createdMs: nowMs,
    offerId,
    cardId: command.payform === 'linkedcard' ? (command.cardId ?? null) : null,
    savesCard: command.savesCard ?? false,
    returnUrl: command.returnUrl ?? null,
    phone: command.phone ?? null,
  };
  const begun = addTransaction(draft, transaction);
  if (amountMinor === 0) return settle(begun, transaction, { isApproved: true }, nowMs);
  const decided = command.bank ? withBankAnswers(begun, transaction, command.bank) : begun;
  return { draft: decided, answer: { ...NOTHING, transaction } };
}

/** Buys from the balance, unless a bank is asked to pay for the same. */
export function buy(draft: Draft, { id, purchase }: Buy, nowMs: number): Outcome {
  const subject: Subject = { purpose: 'purchase', purchase };
  const open = openRefusal(draft, subject);
  if (open) return { refusal: open };
  const sold = sell(draft, saleCommandOf(purchase), nowMs);
  if ('refusal' in sold) return { refusal: { reason: 'notSold', refusal: sold.refusal } };
  const transaction: Transaction = {
    ...NEW,
    id,
    subject,
    payform: 'balance',
    createdMs: nowMs,
    closedMs: nowMs,
    status: 'complete',
    ...saleOf(draft, sold, purchase),
  };
  return { draft: addTransaction(sold, transaction), answer: { ...NOTHING, transaction } };
}

const NEW = {
  status: 'pending',
  note: null,
  closedMs: null,
  offerId: null,
  cardId: null,
  savesCard: false,
  returnUrl: null,
  phone: null,
  subscriptionId: null,
} as const;
