import type { Command as SaleCommand, FilmPlan, Plan, Refusal as SaleRefusal, Trial } from '../sales/book.ts';

/** The ways to pay that begin a transaction. `balance` is the viewer's own account; `info` begins none. */
export type Payform =
  'balance' | 'linkedcard' | 'provider_account' | 'short_url' | 'qrcode' | 'qrcode_png' | 'phone' | 'ext_app';

/** What is bought: the sale as it will be done, agreed when the payment begins. */
export type Purchase = PacketPurchase | FilmPurchase;
export type PacketPurchase = Omit<Extract<SaleCommand, { type: 'enable' }>, 'type'>;
/** A film by itself. */
export type FilmPurchase = Omit<Extract<SaleCommand, { type: 'buyFilm' }>, 'type'>;
export type { FilmPlan, Plan, Trial };

/** What a payment is for. */
export type Subject =
  | { readonly purpose: 'purchase'; readonly purchase: Purchase }
  | { readonly purpose: 'refill' }
  /** `isGivenBack`: the amount only proves the card and goes back. */
  | { readonly purpose: 'card'; readonly isGivenBack: boolean }
  | { readonly purpose: 'debt' };

/** Why a transaction is as it is, beside what is plain from its status. */
export type Note =
  /** Complete: the period begins when the one that runs ends. */
  | { readonly kind: 'planned' }
  /** The bank's own words, null where it has said nothing but no. */
  | { readonly kind: 'declined'; readonly words: string | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'expired' }
  /** Paid, but not sold any more: the money is on the account. */
  | { readonly kind: 'notSold'; readonly refusal: SaleRefusal | { readonly reason: 'priceChanged' } }
  /** Paid after it was closed: the money went back to the bank. */
  | { readonly kind: 'paidLate' }
  /** Paid, and given back by the operator. */
  | { readonly kind: 'refunded' };

/** One payment. It is pending until the bank answers, the viewer cancels it, or nobody has paid in time; then it is closed for good. */
export type Transaction = {
  readonly id: string;
  readonly subject: Subject;
  readonly payform: Payform;
  readonly amountMinor: number;
  readonly status: 'pending' | 'complete' | 'error';
  readonly note: Note | null;
  readonly createdMs: number;
  readonly closedMs: number | null;
  readonly offerId: string | null;
  /** Of a linked card that pays. */
  readonly cardId: number | null;
  /** The page may keep the card that pays. */
  readonly savesCard: boolean;
  /** Where the page of the bank leads back to. */
  readonly returnUrl: string | null;
  readonly phone: string | null;
  /** What the sale made: the subscription, or the right to a film. */
  readonly subscriptionId: number | null;
};

/** Something that can be bought through an offer, by the id of its plan. */
export type OfferedPurchase = { readonly id: number; readonly purchase: Purchase };

/** What an offer is about. */
export type OfferedProduct = { readonly packetId: number } | { readonly contentId: number };

/** What was offered to a viewer at the prices of that moment. */
export type Offer = OfferedProduct & {
  readonly id: string;
  readonly createdMs: number;
  readonly purchases: readonly OfferedPurchase[];
  /** Of the button that it began with, as it came. */
  readonly buttonData: unknown;
};

/** A linked card. Its number is made here and masked: nobody ever gives a number. */
export type Card = {
  readonly id: number;
  readonly number: string;
  readonly isPrimary: boolean;
  /** The most that it pays at once. */
  readonly limitMinor: number;
};

/** What a bank says about a transaction. `number` is that of the card that paid, masked. */
export type Verdict =
  | { readonly isApproved: true; readonly number?: string }
  | { readonly isApproved: false; readonly words: string | null };

/** What a bank has decided and not said yet. */
export type BankAnswer = { readonly transactionId: string; readonly verdict: Verdict; readonly atMs: number };

/** Why a provider has closed the service to a viewer. */
export type Block =
  | { readonly kind: 'debt'; readonly amountMinor: number }
  /** `amountMinor`: what is to be paid, where the provider says so. */
  | { readonly kind: 'blocked'; readonly words: string; readonly amountMinor?: number };

/** A promise: who asks the same with this key again is answered the same. */
export type KeptKey = {
  readonly key: string;
  readonly parameters: string;
  readonly atMs: number;
  readonly outcome:
    | { readonly kind: 'transaction'; readonly id: string }
    | { readonly kind: 'offer'; readonly id: string }
    | { readonly kind: 'refusal'; readonly refusal: Refusal };
};

/** Everything about one viewer's payments. */
export type Payments = {
  readonly nextCard: number;
  /** The newest first. */
  readonly transactions: readonly Transaction[];
  readonly offers: readonly Offer[];
  readonly cards: readonly Card[];
  readonly keys: readonly KeptKey[];
  readonly bankAnswers: readonly BankAnswer[];
  readonly block: Block | null;
};

/** `firstCard`: the id of the first card, where ids are to be nobody else's. */
export const newPayments = (firstCard = 1): Payments => ({
  nextCard: firstCard,
  transactions: [],
  offers: [],
  cards: [],
  keys: [],
  bankAnswers: [],
  block: null,
});

export type Refusal =
  /** Another payment for the same is open. */
  | { readonly reason: 'transactionPending'; readonly transactionId: string }
  /** The rules of sales refuse. */
  | { readonly reason: 'notSold'; readonly refusal: SaleRefusal }
  | {
      readonly reason:
        | 'keyReused'
        | 'offerExpired'
        | 'notFound'
        | 'wrongAmount'
        /** The linked card does not pay so much. */
        | 'cardShort'
        /** Only what is complete can be given back. */
        | 'notRefundable';
    };
