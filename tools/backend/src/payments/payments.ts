import { begin, buy, isOfferOver } from './begin.ts';
import { findTransaction, withBankAnswers, withPayments } from './draft.ts';
import { recall, remember } from './keys.ts';
import {
  NOTHING,
  refuse,
  type Applied,
  type Command,
  type Draft,
  type Idempotency,
  type MakeOffer,
  type Outcome,
  type World,
} from './payment-command.ts';
import type { Transaction } from './payment-record.ts';
import { fail, refund, settle, withNewCard } from './settle.ts';
import { passTime } from './time.ts';

export { OFFER_MS, quote } from './begin.ts';
export { isFilmPurchase, objectOf, planIdOf } from './purchase.ts';
export { KEY_MS } from './keys.ts';
export type { Answer, Applied, BankDecision, Begin, Command, Idempotency, World } from './payment-command.ts';
export {
  newPayments,
  type Block,
  type Card,
  type KeptKey,
  type Note,
  type FilmPlan,
  type Offer,
  type OfferedProduct,
  type OfferedPurchase,
  type PacketPurchase,
  type Payform,
  type Payments,
  type Purchase,
  type Refusal,
  type Subject,
  type Transaction,
  type Verdict,
} from './payment-record.ts';
export { EXPIRY_MS, nextPaymentDueMs } from './time.ts';

/** Offers that a viewer's payments remember. */
const KEPT_OFFERS = 20;

/** Does a command at a moment, after all that was due before. */
export function applyPayment({ payments, book }: World, command: Command, nowMs: number): Applied {
  const draft = passTime({ payments, book, entries: [] }, nowMs);
  const idempotency: Idempotency = 'idempotency' in command ? command.idempotency : null;
  const recalled = recall(draft, idempotency, nowMs);
  const outcome = recalled ?? work(draft, command, nowMs);
  const after = 'draft' in outcome ? outcome.draft : draft;
  const kept = recalled ? after : remember(after, idempotency, outcome, nowMs);
  return 'draft' in outcome
    ? { ok: true, ...kept, answer: outcome.answer }
    : { ok: false, ...kept, refusal: outcome.refusal };
}

const done = (draft: Draft): Outcome => ({ draft, answer: NOTHING });

function work(draft: Draft, command: Command, nowMs: number): Outcome {
  switch (command.type) {
    case 'begin':
      return begin(draft, command, nowMs);
    case 'buy':
      return buy(draft, command, nowMs);
    case 'offer':
      return makeOffer(draft, command, nowMs);
    case 'settle':
      return withKnown(draft, command, (one) => settle(draft, one, command.verdict, nowMs));
    case 'decide':
      return withKnown(draft, command, (transaction) => ({
        draft: withBankAnswers(draft, transaction, command),
        answer: { ...NOTHING, transaction },
      }));
    case 'cancel':
      return withKnown(draft, command, (one) => fail(draft, one, { kind: 'cancelled' }, nowMs));
    case 'expire':
      return withKnown(draft, command, (one) => fail(draft, one, { kind: 'expired' }, nowMs));
    case 'refund':
      return withKnown(draft, command, (one) => refund(draft, one, nowMs));
    case 'read':
      return withKnown(draft, command, (transaction) => ({ draft, answer: { ...NOTHING, transaction } }));
    case 'readOffer':
      return readOffer(draft, command.offerId, nowMs);
    case 'deleteCard':
      return deleteCard(draft, command.cardId);
    case 'giveCard':
      return done(withNewCard(draft, command.number, command.limitMinor));
    case 'setBlock':
      return done(withPayments(draft, { block: command.block }));
    case 'list':
    case 'pass':
      return done(draft);
  }
}

function withKnown(
  draft: Draft,
  { transactionId }: { readonly transactionId: string },
  change: (known: Transaction) => Outcome,
): Outcome {
  const known = findTransaction(draft, transactionId);
  return known ? change(known) : refuse('notFound');
}

function makeOffer(draft: Draft, { type: _, idempotency: __, ...offered }: MakeOffer, nowMs: number): Outcome {
  const offer = { ...offered, createdMs: nowMs };
  const offers = [offer, ...draft.payments.offers].slice(0, KEPT_OFFERS);
  return { draft: withPayments(draft, { offers }), answer: { ...NOTHING, offer } };
}

function readOffer(draft: Draft, offerId: string, nowMs: number): Outcome {
  const offer = draft.payments.offers.find(({ id }) => id === offerId);
  if (!offer) return refuse('notFound');
  return isOfferOver(offer, nowMs) ? refuse('offerExpired') : { draft, answer: { ...NOTHING, offer } };
}

/** One of the others pays by itself from then on. */
function deleteCard(draft: Draft, cardId: number): Outcome {
  const removed = draft.payments.cards.find(({ id }) => id === cardId);
  if (!removed) return refuse('notFound');
  const left = draft.payments.cards.filter((one) => one !== removed);
  const cards = removed.isPrimary ? left.map((one, place) => ({ ...one, isPrimary: place === 0 })) : left;
  return done(withPayments(draft, { cards }));
}
