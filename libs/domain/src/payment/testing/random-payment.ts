import fc from 'fast-check';
import { randomEvent } from '../../machine/testing/random-events.ts';
import type { FailedCall, FindAnswer, PayAnswer, PollAnswer, Refusal, TransactionFacts } from '../answers.ts';
import { payment } from '../machine.ts';
import type { Claim, PaymentRecord } from '../record.ts';
import type { Choice, PaymentSystem, Terms } from '../terms.ts';
import { PAYFORMS } from '../terms.ts';
import type { PaymentWish } from '../wish.ts';
import { BUY, choiceOf, NOW_MS, OFFER, PRODUCT, recordByQr, recordOf, stampOf, systemOf, termsOf } from './samples.ts';

/** Any event of a payment with any payload, for histories that nobody would think of. */
const ids = fc.constantFrom(1, 2);
const nowMs = fc.constantFrom(NOW_MS, NOW_MS + 45_000, NOW_MS + 3_700_000);
const failure: fc.Arbitrary<FailedCall> = fc.record({
  kind: fc.constant('http'),
  status: fc.constantFrom(400, 403, 500),
  message: fc.constant('no'),
  code: fc.constantFrom('', 'region_forbidden'),
});
const wish: fc.Arbitrary<PaymentWish> = fc.oneof(
  fc.record({
    purpose: fc.constant('packet' as const),
    packetId: ids,
    baseId: fc.option(ids),
    playAfter: fc.constant(null),
  }),
  fc.record({
    purpose: fc.constant('content' as const),
    contentId: ids,
    buttonData: fc.constant(null),
    playAfter: fc.constant(null),
  }),
  fc.constant({ purpose: 'refill' as const, amountMinor: null }),
  fc.constant({ purpose: 'debt' as const, amountMinor: 100 }),
  fc.constant({ purpose: 'card' as const, amountMinor: 100, neededRefund: true, then: null }),
);
const choice: fc.Arbitrary<Choice> = fc
  .record({ typeId: fc.option(ids), hasMoneyOnBalance: fc.boolean() })
  .map((changes) => choiceOf(changes));
const system: fc.Arbitrary<PaymentSystem> = fc
  .record({ id: ids, payform: fc.constantFrom(...PAYFORMS), skipsPin: fc.boolean() })
  .map((changes) => systemOf(changes));
const terms: fc.Arbitrary<Terms> = fc
  .record({
    product: fc.option(fc.record({ agreementId: fc.option(ids) }).map((more) => ({ ...PRODUCT, ...more }))),
    bases: fc.constantFrom(null, []),
    choices: fc.array(choice, { maxLength: 2 }),
    systems: fc.array(system, { maxLength: 2 }),
    offer: fc.constantFrom(null, OFFER),
    accountId: fc.constantFrom(null, 3),
    takesBalance: fc.boolean(),
    hasJustPaid: fc.boolean(),
  })
  .map((changes) => termsOf(changes));
const record: fc.Arbitrary<PaymentRecord> = fc
  .record({
    key: fc.constantFrom('a', 'b'),
    transactionId: fc.constantFrom(null, 't1'),
    thenBuy: fc.constantFrom(null, BUY),
    isLate: fc.boolean(),
    isPaidFor: fc.boolean(),
    wish,
  })
  .map((changes) => (changes.thenBuy ? recordByQr(changes) : recordOf(changes)));
const transaction: fc.Arbitrary<TransactionFacts> = fc.record({
  id: fc.constantFrom('t1', 't2'),
  status: fc.constantFrom('pending', 'complete', 'error'),
});
const isTransaction = transaction.map((one) => ({ is: 'transaction' as const, transaction: one }));
const refusal: fc.Arbitrary<Refusal> = fc.constantFrom<Refusal>(
  { kind: 'declined', text: 'no' },
  { kind: 'noFunds', text: 'no' },
  { kind: 'alreadyBought' },
);
const pay: fc.Arbitrary<PayAnswer> = fc.oneof(
  isTransaction,
  refusal.map((one) => ({ is: 'refused' as const, refusal: one })),
  fc.constantFrom<PayAnswer>(
    { is: 'short', missingMinor: 5 },
    { is: 'openAlready', transactionId: null },
    { is: 'openAlready', transactionId: 't2' },
    { is: 'unknown' },
  ),
  failure.map((one) => ({ is: 'notDone' as const, failure: one })),
);
const poll: fc.Arbitrary<PollAnswer> = fc.oneof(
  isTransaction,
  fc.constantFrom<PollAnswer>({ is: 'gone' }, { is: 'noAnswer' }),
  failure.map((one) => ({ is: 'stopped' as const, failure: one })),
);
const find: fc.Arbitrary<FindAnswer> = fc.oneof(
  isTransaction,
  fc.constantFrom<FindAnswer>({ is: 'bought' }, { is: 'notFound' }, { is: 'noAnswer' }),
  fc.option(record).map((one) => ({ is: 'other' as const, transactionId: 't2', record: one })),
);
const claim: fc.Arbitrary<Claim> = fc.oneof(
  record.map((one) => ({ is: 'claimed' as const, record: one })),
  record.map((one) => ({ is: 'found' as const, record: one })),
  fc.constant({ is: 'gone' as const }),
);
const stamp = fc.constantFrom('a', 'b').map((key) => stampOf({ key }));

const waitedMs = fc.constantFrom(5_000, 600_000);
export const randomPaymentEvent = randomEvent(payment, {
  wanted: fc.record({ wish }),
  prepared: fc.record({ terms }),
  preparingFailed: fc.record({ failure }),
  baseChosen: fc.record({ packetId: ids }),
  amountGiven: fc.record({ amountMinor: fc.constantFrom(100, 200) }),
  choiceMade: fc.record({ typeId: fc.option(ids) }),
  systemMarked: fc.record({ systemId: ids }),
  systemTaken: fc.record({ systemId: ids }),
  cardWanted: fc.record({ cardsBefore: fc.array(ids, { maxLength: 2 }) }),
  detailsNoted: fc.record({ cardId: ids }),
  balanceConfirmed: stamp,
  boughtAgain: stamp,
  detailsGiven: stamp.map((one) => ({ ...one, details: { cardId: 1 } })),
  claimAnswered: fc.record({ claim, nowMs }),
  payAnswered: fc.record({ answer: pay }),
  findAnswered: fc.record({ answer: find, nowMs, waitedMs }),
  pollAnswered: fc.record({ answer: poll, nowMs, waitedMs }),
  occasionCame: fc.record({ nowMs }),
  recordFound: fc.record({ record, nowMs, isQuiet: fc.boolean() }),
});
