import {
  applyPayment,
  newPayments,
  type Applied,
  type Command,
  type Refusal,
  type Transaction,
  type World,
} from '@livery/backend/payments';
import { newBook } from '@livery/backend/sales';
import type { AskedForPayment, Called, ListedTransaction, PayCall, TransactionFacts } from '@livery/domain/payment';

/** Prices of the plans of the one packet, in minor units. */
export const PRICES: Readonly<Record<number, number>> = { 11: 1_000, 12: 3_000 };
export const PACKET_ID = 5;
/** Statuses and codes as the calls of the back end have them. */
const STATUSES: Readonly<Record<string, readonly [status: number, code: string]>> = {
  insufficientFunds: [402, 'insufficient_funds'],
  alreadyPurchased: [400, 'already_purchased'],
  alreadyPlanned: [400, 'already_planned'],
  transactionPending: [409, 'transaction_pending'],
  keyReused: [422, 'idempotency_key_reused'],
  offerExpired: [410, 'offer_expired'],
  notFound: [404, 'not_found'],
  cardShort: [400, 'payment_refused'],
};
const FORMS = { 1: 'qrcode', 2: 'short_url', 3: 'linkedcard' } as const;

const purchaseOf = (planId: number) => ({
  plan: {
    planId,
    packetId: PACKET_ID,
    isBase: true,
    priceMinor: PRICES[planId] ?? 0,
    period: { months: 1 },
    then: null,
  },
  trial: null,
  needsBase: false,
  containedIn: [],
});

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
    balanceMinor: (userId: number, nowMs: number) => run(userId, { type: 'pass' }, nowMs).book.balanceMinor,
    /** @returns the offer's id */
    makeOffer(userId: number, nowMs: number): string {
      const purchases = Object.keys(PRICES).map((id) => ({ id: Number(id), purchase: purchaseOf(Number(id)) }));
      const id = `offer ${(lastId += 1)}`;
      run(userId, { type: 'offer', id, idempotency: null, packetId: PACKET_ID, purchases, buttonData: null }, nowMs);
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
  const base = { type: 'begin', id, idempotency } as const;
  const refill = (amountMinor: number) => ({ kind: 'amount', subject: { purpose: 'refill' }, amountMinor }) as const;
  const atOnce = { verdict: { isApproved: true }, atMs: [nowMs] } as const;
  switch (call.name) {
    case 'payOffer': {
      const { offerId, purchaseId, paysystemId, cardId = null } = call.args;
      const payform = FORMS[paysystemId as keyof typeof FORMS];
      const bank = payform === 'linkedcard' ? atOnce : null;
      return { ...base, what: { kind: 'offer', offerId, purchaseId }, payform, cardId, bank };
    }
    case 'purchase':
      return { type: 'buy', id, idempotency, purchase: purchaseOf(call.args.purchaseTypeId) };
    case 'subscribe':
      return { type: 'buy', id, idempotency, purchase: purchaseOf(11) };
    case 'payByQrCode':
      return { ...base, what: refill(call.args.amountMinor), payform: 'qrcode' };
    case 'payByLink':
      return { ...base, what: refill(call.args.amountMinor), payform: 'short_url' };
    case 'payByLinkedCard':
      return {
        ...base,
        what: refill(call.args.amountMinor),
        payform: 'linkedcard',
        cardId: call.args.cardId,
        bank: atOnce,
      };
    case 'payByProviderAccount':
      return { ...base, what: { kind: 'purchase', purchase: purchaseOf(11) }, payform: 'provider_account' };
    case 'linkCard': {
      const { amountMinor, neededRefund } = call.args;
      const subject = { purpose: 'card', isGivenBack: neededRefund } as const;
      return { ...base, what: { kind: 'amount', subject, amountMinor }, payform: 'short_url' };
    }
  }
}

function wire({ id, status, amountMinor, subject, offerId, createdMs }: Transaction): ListedTransaction {
  const plan = subject.purpose === 'purchase' && 'plan' in subject.purchase ? subject.purchase.plan : null;
  return {
    id,
    status,
    amountMinor,
    purpose: subject.purpose,
    createdAtMs: createdMs,
    ...(plan && { packetId: plan.packetId, purchaseTypeId: plan.planId }),
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
