import {
  applyPayment,
  isFilmPurchase,
  newPayments,
  planIdOf,
  type Applied,
  type Begin,
  type Command,
  type Purchase,
  type Refusal,
  type Transaction,
  type World,
} from '@livery/backend/payments';
import { newBook } from '@livery/backend/sales';
import type {
  AskedForPayment,
  Called,
  ListedTransaction,
  PayCall,
  PaymentWish,
  TransactionFacts,
} from '@livery/domain/payment';

export const PACKET_ID = 5;
export const FILM_ID = 70;
export const DEBT_MINOR = 1_500;
type Prices = Readonly<Record<number, number>>;
/** Prices of the plans, in minor units: of the one packet, and of the one film (for two days, for good). */
const PACKET_PRICES: Prices = { 11: 1_000, 12: 3_000 };
const FILM_PRICES: Prices = { 21: 600, 22: 1_400 };
export const pricesOf = ({ purpose }: PaymentWish): Prices =>
  purpose === 'packet' ? PACKET_PRICES : purpose === 'content' ? FILM_PRICES : {};
/** Statuses and codes as the calls of the back end have them. */
const STATUSES: Readonly<Record<string, readonly [status: number, code: string]>> = {
  insufficientFunds: [402, 'insufficient_funds'],
  alreadyPurchased: [400, 'already_purchased'],
  alreadyPlanned: [400, 'already_planned'],
  filmOwned: [400, 'already_purchased'],
  transactionPending: [409, 'transaction_pending'],
  keyReused: [422, 'idempotency_key_reused'],
  offerExpired: [410, 'offer_expired'],
  notFound: [404, 'not_found'],
  cardShort: [400, 'payment_refused'],
};
/** Ways to pay; an offer names them by their place, from 1 on. */
export const FORMS = ['qrcode', 'short_url', 'linkedcard', 'provider_account', 'phone'] as const;
type Form = (typeof FORMS)[number];
/** `paysystem_shortname` of the code that pays a debt. */
export const DEBT_SYSTEM = 'kaspi_qr';
/** Forms whose answer says at once whether the money came. */
const ANSWERS_AT_ONCE: ReadonlySet<string> = new Set(['linkedcard', 'provider_account']);

function purchaseOf(planId: number): Purchase {
  const filmMinor = FILM_PRICES[planId];
  if (filmMinor !== undefined) {
    const period = planId === 21 ? { days: 2 } : null;
    return { film: { planId, contentId: FILM_ID, priceMinor: filmMinor, period } };
  }
  const plan = { planId, packetId: PACKET_ID, isBase: true, priceMinor: PACKET_PRICES[planId] ?? 0 };
  return {
    plan: { ...plan, period: { months: 1 }, then: null },
    ...{ trial: null, needsBase: false, containedIn: [] },
  };
}

/** The rules of the back end over memory: the same functions that it runs over its tables. */
export function createServer({ startMs, balanceMinor }: { readonly startMs: number; readonly balanceMinor: number }) {
  const worlds = new Map<number, World>();
  let lastId = 0;

  function worldOf(userId: number, nowMs: number): World {
    const known = worlds.get(userId);
    if (known) return known;
    const fresh = { payments: newPayments(), book: { ...newBook(startMs), balanceMinor } };
    worlds.set(userId, fresh);
    run(userId, { type: 'giveCard', number: '4400', limitMinor: 2_000 }, nowMs);
    run(userId, { type: 'setBlock', block: { kind: 'debt', amountMinor: DEBT_MINOR } }, nowMs);
    return worlds.get(userId) ?? fresh;
  }
  function run(userId: number, command: Command, nowMs: number): Applied {
    const applied = applyPayment(worldOf(userId, nowMs), command, nowMs);
    worlds.set(userId, { payments: applied.payments, book: applied.book });
    return applied;
  }
  const list = (userId: number, nowMs: number): readonly Transaction[] =>
    run(userId, { type: 'pass' }, nowMs).payments.transactions;

  function answer(userId: number, transactionId: string, nowMs: number): Called<TransactionFacts> {
    const found = list(userId, nowMs).find(({ id }) => id === transactionId);
    return found ? { data: wire(found) } : failed({ reason: 'notFound' });
  }

  return {
    list,
    /** Plans that are not sold to this viewer again: what runs, what follows it, and what is theirs for a while or for good. */
    ownedPlans(userId: number, nowMs: number): ReadonlySet<number | undefined> {
      const { subscriptions, futures, films } = run(userId, { type: 'pass' }, nowMs).book;
      const plans = [...subscriptions, ...futures].map(({ plan }) => plan?.planId);
      return new Set(films.length > 0 ? [...plans, ...Object.keys(FILM_PRICES).map(Number)] : plans);
    },
    balanceMinor: (userId: number, nowMs: number) => run(userId, { type: 'pass' }, nowMs).book.balanceMinor,
    /** @returns the offer's id */
    makeOffer(userId: number, wish: PaymentWish, nowMs: number): string {
      const purchases = Object.keys(pricesOf(wish)).map((id) => ({ id: Number(id), purchase: purchaseOf(Number(id)) }));
      const id = `offer ${(lastId += 1)}`;
      const product = wish.purpose === 'content' ? { contentId: FILM_ID } : { packetId: PACKET_ID };
      run(userId, { type: 'offer', id, idempotency: null, ...product, purchases, buttonData: null }, nowMs);
      return id;
    },
    send(userId: number, call: PayCall, key: string | null, nowMs: number): Called<TransactionFacts> {
      const id = `t${(lastId += 1)}`;
      const idempotency = key === null ? null : { key, parameters: JSON.stringify(call) };
      const applied = run(userId, commandOf(call, id, idempotency, nowMs), nowMs);
      if (!applied.ok) return failed(applied.refusal);
      return answer(userId, applied.answer.transaction?.id ?? '', nowMs);
    },
    poll: answer,
    cancel(userId: number, transactionId: string, nowMs: number): Called<TransactionFacts> {
      run(userId, { type: 'cancel', transactionId }, nowMs);
      return answer(userId, transactionId, nowMs);
    },
    find: (userId: number, nowMs: number): AskedForPayment => ({
      listed: list(userId, nowMs).slice(0, 20).map(wire),
      hasNoList: false,
      owned: worldOf(userId, nowMs).book.subscriptions.map(({ packetId, startMs: sinceMs }) => ({ packetId, sinceMs })),
    }),
    /** Another subscription of the viewer is renewed: the account has less than the site believes. */
    renewOther(userId: number, costMinor: number, nowMs: number): void {
      const { payments, book } = worldOf(userId, nowMs);
      worlds.set(userId, { payments, book: { ...book, balanceMinor: Math.max(0, book.balanceMinor - costMinor) } });
    },
    decide(userId: number, transactionId: string, isApproved: boolean, atMs: readonly number[], nowMs: number): void {
      const verdict = isApproved ? ({ isApproved } as const) : ({ isApproved: false, words: 'no' } as const);
      run(userId, { type: 'decide', transactionId, verdict, atMs }, nowMs);
    },
  };
}
export type Server = ReturnType<typeof createServer>;

function commandOf(
  call: PayCall,
  id: string,
  idempotency: { readonly key: string; readonly parameters: string } | null,
  nowMs: number,
): Command {
  const begin = (payform: Form, what: Begin['what'], rest: Partial<Begin> = {}): Command => {
    const bank = ANSWERS_AT_ONCE.has(payform) ? ({ verdict: { isApproved: true }, atMs: [nowMs] } as const) : null;
    return { type: 'begin', id, idempotency, what, payform, bank, ...rest };
  };
  const amount = (purpose: 'refill' | 'debt', amountMinor: number) =>
    ({ kind: 'amount', subject: { purpose }, amountMinor }) as const;
  switch (call.name) {
    case 'payOffer': {
      const { offerId, purchaseId, paysystemId, cardId = null } = call.args;
      return begin(FORMS[paysystemId - 1] ?? 'qrcode', { kind: 'offer', offerId, purchaseId }, { cardId });
    }
    case 'purchase':
      return { type: 'buy', id, idempotency, purchase: purchaseOf(call.args.purchaseTypeId) };
    case 'subscribe':
      return { type: 'buy', id, idempotency, purchase: purchaseOf(11) };
    case 'payByQrCode':
      return begin(
        'qrcode',
        amount(call.args.paysystemShortname === DEBT_SYSTEM ? 'debt' : 'refill', call.args.amountMinor),
      );
    case 'payByLink':
      return begin('short_url', amount('refill', call.args.amountMinor));
    case 'payByLinkedCard':
      return begin('linkedcard', amount('refill', call.args.amountMinor), { cardId: call.args.cardId });
    case 'payByProviderAccount': {
      const { packetId, amountMinor, paysystemShortname } = call.args;
      const planId = Object.keys(PACKET_PRICES).find((one) => PACKET_PRICES[Number(one)] === amountMinor);
      const isWhole = packetId !== undefined && planId !== undefined;
      const what = isWhole
        ? ({ kind: 'purchase', purchase: purchaseOf(Number(planId)) } as const)
        : amount('refill', amountMinor);
      return begin(paysystemShortname === 'phone' ? 'phone' : 'provider_account', what);
    }
    case 'linkCard': {
      const { amountMinor, neededRefund } = call.args;
      const subject = { purpose: 'card', isGivenBack: neededRefund } as const;
      return begin('short_url', { kind: 'amount', subject, amountMinor });
    }
  }
}

function wire({ id, status, amountMinor, note, subject, offerId, createdMs }: Transaction): ListedTransaction {
  const purchase = subject.purpose === 'purchase' ? subject.purchase : null;
  return {
    id,
    status,
    amountMinor,
    purpose: subject.purpose,
    createdAtMs: createdMs,
    ...(note?.kind === 'notSold' && { isMoneyOnAccount: true }),
    ...(purchase && { purchaseTypeId: planIdOf(purchase) }),
    ...(purchase && !isFilmPurchase(purchase) && { packetId: purchase.plan.packetId }),
    ...(offerId !== null && { offerId }),
  };
}

function failed(refusal: Refusal): Called<TransactionFacts> {
  const reason = refusal.reason === 'notSold' ? refusal.refusal.reason : refusal.reason;
  const [status, code] = STATUSES[reason] ?? [422, reason];
  const amountMinor =
    refusal.reason === 'notSold' && refusal.refusal.reason === 'insufficientFunds'
      ? refusal.refusal.missingMinor
      : undefined;
  const transactionId = refusal.reason === 'transactionPending' ? refusal.transactionId : undefined;
  return { error: { kind: 'http', message: code, status, code, amountMinor, transactionId } };
}
