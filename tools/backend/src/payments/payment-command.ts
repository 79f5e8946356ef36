import type { Block, Payform, Payments, Purchase, Refusal, Subject, Transaction, Verdict } from './payment-record.ts';
import type { Offer, OfferedProduct, OfferedPurchase } from './payment-record.ts';
import type { Book, Entry } from '../sales/book.ts';

/** The client's key for one intent, and what else was asked, as a text that is the same for the same request. */
export type Idempotency = { readonly key: string; readonly parameters: string } | null;

export type Begin = {
  readonly type: 'begin';
  /** Of the new transaction; nobody else has it. */
  readonly id: string;
  readonly idempotency: Idempotency;
  /** What is paid for, or what is chosen of an offer. The price of a purchase is worked out here, all other amounts are given. */
  readonly what:
    | { readonly kind: 'purchase'; readonly purchase: Purchase }
    | { readonly kind: 'offer'; readonly offerId: string; readonly purchaseId: number }
    | {
        readonly kind: 'amount';
        readonly subject: Exclude<Subject, { purpose: 'purchase' }>;
        readonly amountMinor: number;
      };
  readonly payform: Exclude<Payform, 'balance'>;
  readonly cardId?: number | null;
  readonly savesCard?: boolean;
  readonly returnUrl?: string | null;
  readonly phone?: string | null;
  /** What the bank decides at once, as one step with the beginning, and when it says so. Without it the bank is heard of later. */
  readonly bank?: BankDecision | null;
};

/** It is said at each of these moments: late, twice, or never. */
export type BankDecision = { readonly verdict: Verdict; readonly atMs: readonly number[] };

export type Buy = {
  readonly type: 'buy';
  readonly id: string;
  readonly idempotency: Idempotency;
  readonly purchase: Purchase;
};

export type MakeOffer = OfferedProduct & {
  readonly type: 'offer';
  readonly id: string;
  readonly idempotency: Idempotency;
  readonly purchases: readonly OfferedPurchase[];
  readonly buttonData: unknown;
};

type About<Type extends string> = { readonly type: Type; readonly transactionId: string };

export type Command =
  | Begin
  /** Pays from the account's balance: bought or refused at once. */
  | Buy
  | MakeOffer
  /** The bank answers now. */
  | (About<'settle'> & { readonly verdict: Verdict })
  /** The bank decides now. What it says by now is heard by the next command: a gateway may fall in between. */
  | (About<'decide'> & BankDecision)
  /** Closes what is open; what is closed is answered as it is. */
  | About<'cancel'>
  | About<'expire'>
  /** The operator gives the whole amount back to the bank; what was bought with it ends. */
  | About<'refund'>
  | About<'read'>
  | { readonly type: 'list' }
  | { readonly type: 'readOffer'; readonly offerId: string }
  | { readonly type: 'deleteCard'; readonly cardId: number }
  /** A card that the operator gives to a viewer. */
  | { readonly type: 'giveCard'; readonly number: string; readonly limitMinor: number }
  | { readonly type: 'setBlock'; readonly block: Block | null }
  /** Lets time pass: banks answer, and what nobody paid expires. Every other command does that first. */
  | { readonly type: 'pass' };

/** What a command finds or makes: of `list` and `pass` nothing, as the payments say it. */
export type Answer = { readonly transaction: Transaction | null; readonly offer: Offer | null };

export type World = { readonly payments: Payments; readonly book: Book };
export type Draft = World & { readonly entries: readonly Entry[] };

/** Also a refusal lets time pass and keeps its key: what it brings has to be kept, too. */
export type Applied =
  | (Draft & { readonly ok: true; readonly answer: Answer })
  | (Draft & { readonly ok: false; readonly refusal: Refusal });

/** What one step of a command comes to. */
export type Outcome = { readonly draft: Draft; readonly answer: Answer } | { readonly refusal: Refusal };

export const NOTHING: Answer = { transaction: null, offer: null };
export const refuse = (reason: Exclude<Refusal['reason'], 'transactionPending' | 'notSold'>): Outcome => ({
  refusal: { reason },
});
