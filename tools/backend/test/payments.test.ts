import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPayment, EXPIRY_MS, KEY_MS, newPayments, OFFER_MS } from '../src/payments/payments.ts';
import type { Applied, Command, PacketPurchase, Transaction, World } from '../src/payments/payments.ts';
import { wireTransaction } from '../src/gateway/wire-transaction.ts';
import { newBook, opensOf, type Entry } from '../src/sales/book.ts';
import { livePayments, paymentHistories } from './payment-histories.ts';

const NOW_MS = Date.UTC(2026, 2, 5, 7);
const MINUTE_MS = 60 * 1000;
const FEW = 500;

const purchase = (packetId = 21, priceMinor = 3000, changes: Partial<PacketPurchase> = {}): PacketPurchase => ({
  plan: { planId: packetId * 100, packetId, isBase: false, priceMinor, period: { months: 1 }, then: null },
  trial: null,
  needsBase: false,
  containedIn: [],
  ...changes,
});
type Begin = Extract<Command, { type: 'begin' }>;
const begin = (id: string, changes: Partial<Begin> = {}): Begin => ({
  type: 'begin',
  id,
  idempotency: null,
  what: { kind: 'purchase', purchase: purchase() },
  payform: 'short_url',
  ...changes,
});
const refill = (amountMinor: number): Begin['what'] => ({
  kind: 'amount',
  subject: { purpose: 'refill' },
  amountMinor,
});
const approve = (transactionId: string): Command => ({ type: 'settle', transactionId, verdict: { isApproved: true } });
const decline = (transactionId: string): Command => ({
  type: 'settle',
  transactionId,
  verdict: { isApproved: false, words: 'No' },
});
const buy = (id: string, one = purchase(), key: string | null = null): Command => ({
  type: 'buy',
  id,
  idempotency: key === null ? null : { key, parameters: `buy ${one.plan.packetId}` },
  purchase: one,
});

/** A viewer whose ledger is kept beside. */
class Gateway {
  world: World = { payments: newPayments(), book: newBook(NOW_MS) };
  entries: Entry[] = [];
  nowMs = NOW_MS;

  do(command: Command): Applied {
    const applied = applyPayment(this.world, command, this.nowMs);
    this.world = { payments: applied.payments, book: applied.book };
    this.entries.push(...applied.entries);
    return applied;
  }

  transaction(command: Command): Transaction | null {
    const applied = this.do(command);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    return applied.answer.transaction;
  }

  refusal(command: Command): unknown {
    const applied = this.do(command);
    return applied.ok ? null : applied.refusal;
  }

  find = (id: string) => this.world.payments.transactions.find((one) => one.id === id);
  get opens() {
    return opensOf(this.world.book, this.world.book.atMs);
  }
  get balance() {
    return this.world.book.balanceMinor;
  }
  get kinds() {
    return this.entries.map(({ kind }) => kind);
  }
}

describe('a purchase', () => {
  test('PAY-042 an approved payment brings the money and sells the packet in one step', () => {
    const gateway = new Gateway();
    expect(gateway.transaction(begin('t1'))).toMatchObject({ status: 'pending', amountMinor: 3000 });
    expect(gateway.opens).toEqual([]);
    expect(gateway.transaction(approve('t1'))).toMatchObject({ status: 'complete', subscriptionId: 1 });
    expect(gateway.opens).toEqual([21]);
    expect(gateway.balance).toBe(0);
    expect(gateway.kinds).toEqual(['topUp', 'charge']);
  });

  test('PAY-043 a declined payment ends with the bank’s words and moves no money', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    expect(gateway.transaction(decline('t1'))).toMatchObject({
      status: 'error',
      note: { kind: 'declined', words: 'No' },
    });
    expect(gateway.entries).toEqual([]);
  });

  test('PAY-080 one payment at a time for the same packet; another is refused with the open one’s id', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    const pending = { reason: 'transactionPending', transactionId: 't1' };
    expect(gateway.refusal(begin('t2'))).toEqual(pending);
    expect(gateway.refusal(buy('t3'))).toEqual(pending);
    expect(gateway.refusal(begin('t4', { what: { kind: 'purchase', purchase: purchase(22) } }))).toBeNull();
    gateway.do(decline('t1'));
    expect(gateway.refusal(begin('t5'))).toBeNull();
  });

  test('money for what cannot be sold any more stays on the account, and the payment says so', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1', { what: { kind: 'purchase', purchase: purchase(21, 3000, { containedIn: [31] }) } }));
    gateway.do(begin('t2', { what: { kind: 'purchase', purchase: purchase(31, 9000) } }));
    gateway.do(approve('t2'));
    const unsold = gateway.transaction(approve('t1'));
    expect(unsold).toMatchObject({ status: 'error', note: { kind: 'notSold' } });
    const reader = { language: 'ru', apiOrigin: '', clockOffsetMs: 0 } as const;
    if (!unsold) throw new Error('No such transaction.');
    expect(wireTransaction(unsold, reader)).toMatchObject({ status: 'error', is_money_on_account: true });
    expect(wireTransaction({ ...unsold, note: { kind: 'expired' } }, reader)).not.toHaveProperty('is_money_on_account');
    expect(gateway.balance).toBe(3000);
    expect(gateway.opens).toEqual([31]);
  });

  test('nothing is sold at another price than the one that was paid', () => {
    const gateway = new Gateway();
    const trial = { priceMinor: 100, period: { days: 7 } };
    gateway.do(begin('t0', { what: refill(10_000) }));
    gateway.do(approve('t0'));
    gateway.do(begin('t1', { what: { kind: 'purchase', purchase: purchase(21, 3000, { trial }) } }));
    // The trial is used up in between, by days that the operator gives and ends.
    const { book } = gateway.world;
    gateway.world = { ...gateway.world, book: { ...book, triedPacketIds: [21] } };
    expect(gateway.transaction(approve('t1'))).toMatchObject({
      amountMinor: 100,
      status: 'error',
      note: { kind: 'notSold', refusal: { reason: 'priceChanged' } },
    });
    expect(gateway.balance).toBe(10_100);
  });

  test('nobody is asked to pay for what could not be sold', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    gateway.do(approve('t1'));
    expect(gateway.refusal(begin('t2'))).toEqual({ reason: 'notSold', refusal: { reason: 'alreadyPurchased' } });
  });

  test('what costs nothing asks no bank', () => {
    const gateway = new Gateway();
    const free = purchase(21, 3000, { trial: { priceMinor: 0, period: { days: 7 } } });
    expect(gateway.transaction(begin('t1', { what: { kind: 'purchase', purchase: free } }))?.status).toBe('complete');
    expect(gateway.opens).toEqual([21]);
  });

  test('PAY-023 PAY-063 the balance pays at once, or too little is refused with what is missing', () => {
    const gateway = new Gateway();
    expect(gateway.refusal(buy('t1'))).toEqual({
      reason: 'notSold',
      refusal: { reason: 'insufficientFunds', missingMinor: 3000 },
    });
    gateway.do(begin('t2', { what: refill(3500) }));
    gateway.do(approve('t2'));
    expect(gateway.transaction(buy('t3'))).toMatchObject({ status: 'complete', payform: 'balance', amountMinor: 3000 });
    expect(gateway.balance).toBe(500);
  });

  test('another period of what runs is paid now and begins later', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    gateway.do(approve('t1'));
    const year = purchase();
    const longer = { ...year, plan: { ...year.plan, planId: 2199, priceMinor: 20_000, period: { years: 1 } } };
    gateway.do(begin('t2', { what: { kind: 'purchase', purchase: longer } }));
    expect(gateway.transaction(approve('t2'))).toMatchObject({ status: 'complete', note: { kind: 'planned' } });
    expect(gateway.balance).toBe(20_000);
  });
});

describe('a bank that answers late, twice or never', () => {
  test('an approval that comes twice charges once', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    for (const atMs of [[0, 0], [5 * MINUTE_MS]]) {
      const verdict = { isApproved: true } as const;
      gateway.do({ type: 'decide', transactionId: 't1', verdict, atMs: atMs.map((later) => gateway.nowMs + later) });
    }
    gateway.nowMs += 10 * MINUTE_MS;
    gateway.do({ type: 'pass' });
    expect(gateway.kinds).toEqual(['topUp', 'charge']);
    expect(gateway.transaction(decline('t1'))?.status).toBe('complete');
  });

  test.each(['cancel', 'expire'] as const)('after "%s" an approval is given back, and the ledger has both', (type) => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    expect(gateway.transaction({ type, transactionId: 't1' })?.status).toBe('error');
    for (let times = 0; times < 3; times += 1) {
      expect(gateway.transaction(approve('t1'))).toMatchObject({ status: 'error', note: { kind: 'paidLate' } });
    }
    expect(gateway.kinds).toEqual(['topUp', 'payOut']);
    expect(gateway.balance).toBe(0);
    expect(gateway.opens).toEqual([]);
  });

  test('what nobody pays is closed after 15 minutes', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    gateway.nowMs += EXPIRY_MS - 1;
    expect(gateway.transaction({ type: 'read', transactionId: 't1' })?.status).toBe('pending');
    gateway.nowMs += 1;
    expect(gateway.transaction({ type: 'read', transactionId: 't1' })).toMatchObject({
      status: 'error',
      note: { kind: 'expired' },
      closedMs: NOW_MS + EXPIRY_MS,
    });
  });

  test('what the bank decided in time is heard at its own moment, however late somebody asks', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    const atMs = [NOW_MS + MINUTE_MS];
    gateway.do({ type: 'decide', transactionId: 't1', verdict: { isApproved: true }, atMs });
    expect(gateway.find('t1')?.status).toBe('pending');
    gateway.nowMs += 2 * EXPIRY_MS;
    expect(gateway.transaction({ type: 'read', transactionId: 't1' })).toMatchObject({
      status: 'complete',
      closedMs: NOW_MS + MINUTE_MS,
    });
  });

  test('a payment that is closed cannot be cancelled: the answer says what became of it', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    gateway.do(approve('t1'));
    expect(gateway.transaction({ type: 'cancel', transactionId: 't1' })?.status).toBe('complete');
    expect(gateway.refusal({ type: 'cancel', transactionId: 't2' })).toEqual({ reason: 'notFound' });
  });
});

describe('an idempotency key', () => {
  const key = (parameters = 'a') => ({ idempotency: { key: 'k', parameters } });

  test('answers the same request with the payment that it began, as it is now', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1', key()));
    expect(gateway.transaction(begin('t2', key()))?.id).toBe('t1');
    gateway.do(approve('t1'));
    expect(gateway.transaction(begin('t3', key()))).toMatchObject({ id: 't1', status: 'complete' });
    expect(gateway.kinds).toEqual(['topUp', 'charge']);
  });

  test('refuses other parameters', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1', key()));
    expect(gateway.refusal(begin('t2', key('b')))).toEqual({ reason: 'keyReused' });
  });

  test('answers a failure that was decided, too', () => {
    const gateway = new Gateway();
    const short = gateway.refusal(buy('t1', purchase(), 'k'));
    gateway.do(begin('t2', { what: refill(9000) }));
    gateway.do(approve('t2'));
    expect(gateway.refusal(buy('t3', purchase(), 'k'))).toEqual(short);
  });

  test('is not used up while another payment is open', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    expect(gateway.refusal(begin('t2', key()))).toMatchObject({ reason: 'transactionPending' });
    gateway.do({ type: 'cancel', transactionId: 't1' });
    expect(gateway.transaction(begin('t3', key()))?.id).toBe('t3');
  });

  test('is forgotten after a day', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1', { ...key(), what: refill(100) }));
    gateway.nowMs += KEY_MS;
    expect(gateway.transaction(begin('t2', { ...key('b'), what: refill(200) }))?.id).toBe('t2');
    expect(gateway.world.payments.keys).toHaveLength(1);
  });
});

describe('offers, cards, debts', () => {
  const offer: Command = {
    type: 'offer',
    id: 'o1',
    idempotency: null,
    packetId: 21,
    purchases: [{ id: 2100, purchase: purchase() }],
    buttonData: null,
  };
  const chosen = (purchaseId = 2100): Partial<Begin> => ({ what: { kind: 'offer', offerId: 'o1', purchaseId } });

  test('an offer is paid at its price, and expires', () => {
    const gateway = new Gateway();
    gateway.do(offer);
    expect(gateway.refusal(begin('t0', chosen(7)))).toEqual({ reason: 'notFound' });
    expect(gateway.transaction(begin('t1', chosen()))).toMatchObject({ offerId: 'o1', amountMinor: 3000 });
    gateway.nowMs += OFFER_MS;
    expect(gateway.refusal(begin('t2', chosen()))).toEqual({ reason: 'offerExpired' });
    expect(gateway.refusal({ type: 'readOffer', offerId: 'o1' })).toEqual({ reason: 'offerExpired' });
  });

  const linking = (isGivenBack: boolean): Partial<Begin> => ({
    what: { kind: 'amount', subject: { purpose: 'card', isGivenBack }, amountMinor: 500 },
  });

  test('a card is linked with a masked number; its amount goes back where that was asked', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1', linking(true)));
    gateway.do(approve('t1'));
    gateway.do(begin('t2', linking(false)));
    gateway.do(approve('t2'));
    const { cards } = gateway.world.payments;
    expect(cards.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(cards.every(({ number }) => /^\d{4} \d{2}\*\* \*{4} \d{4}$/.test(number))).toBe(true);
    expect(gateway.balance).toBe(500);
    expect(gateway.kinds).toEqual(['topUp', 'payOut', 'topUp']);
  });

  test('PAY-076 when the card that pays is deleted, one of the others pays', () => {
    const gateway = new Gateway();
    gateway.do({ type: 'giveCard', number: 'a', limitMinor: 100 });
    gateway.do({ type: 'giveCard', number: 'b', limitMinor: 100 });
    gateway.do({ type: 'deleteCard', cardId: 1 });
    expect(gateway.world.payments.cards).toEqual([{ id: 2, number: 'b', isPrimary: true, limitMinor: 100 }]);
    expect(gateway.refusal({ type: 'deleteCard', cardId: 1 })).toEqual({ reason: 'notFound' });
  });

  test('PAY-066 a card with too little on it begins no payment', () => {
    const gateway = new Gateway();
    gateway.do({ type: 'giveCard', number: 'a', limitMinor: 2999 });
    const byCard = { payform: 'linkedcard', cardId: 1 } as const;
    expect(gateway.refusal(begin('t1', byCard))).toEqual({ reason: 'cardShort' });
    expect(gateway.refusal(begin('t2', { ...byCard, cardId: 2 }))).toEqual({ reason: 'notFound' });
    expect(gateway.world.payments.transactions).toEqual([]);
  });

  test('PAY-005 a debt is paid by exactly its amount, opens the service again and leaves the account alone', () => {
    const gateway = new Gateway();
    const debt = (amountMinor: number): Partial<Begin> => ({
      what: { kind: 'amount', subject: { purpose: 'debt' }, amountMinor },
    });
    expect(gateway.refusal(begin('t0', debt(700)))).toEqual({ reason: 'wrongAmount' });
    gateway.do({ type: 'setBlock', block: { kind: 'debt', amountMinor: 700 } });
    expect(gateway.refusal(begin('t0', debt(600)))).toEqual({ reason: 'wrongAmount' });
    gateway.do(begin('t1', debt(700)));
    gateway.do(approve('t1'));
    expect(gateway.world.payments.block).toBeNull();
    expect(gateway.balance).toBe(0);
    expect(gateway.kinds).toEqual(['debt']);
  });

  test('a refund gives all back to the bank and ends what was bought', () => {
    const gateway = new Gateway();
    gateway.do(begin('t1'));
    gateway.do(approve('t1'));
    expect(gateway.transaction({ type: 'refund', transactionId: 't1' })).toMatchObject({ note: { kind: 'refunded' } });
    expect(gateway.opens).toEqual([]);
    expect(gateway.balance).toBe(0);
    expect(gateway.kinds).toEqual(['topUp', 'charge', 'refund', 'payOut']);
    expect(gateway.refusal({ type: 'refund', transactionId: 't1' })).toEqual({ reason: 'notRefundable' });
    // The bank has been paid back once; that it says so again changes nothing.
    gateway.do(approve('t1'));
    expect(gateway.entries).toHaveLength(4);
  });
});

test('any history of payments: each is charged at most once, and the ledger adds up', () => {
  const runs = Number(process.env['PAYMENT_HISTORIES'] ?? FEW);
  const seed = Number(process.env['PAYMENT_SEED'] ?? Date.now() % 1_000_000);
  if (runs > FEW) console.log(`${runs} histories of payments, seed ${seed}`);
  fc.assert(fc.property(paymentHistories, livePayments), { numRuns: runs, seed });
});
