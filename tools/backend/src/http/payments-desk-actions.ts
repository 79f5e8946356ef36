import { refusalError } from '../gateway/pay.ts';
import { NO_FAULT, type PaymentFault } from '../gateway/payment-faults.ts';
import { changePayments } from '../packets/keep-payments.ts';
import type { Block, Command, Verdict } from '../payments/payments.ts';
import type { Outcome } from './sales-desk-actions.ts';
import type { Services } from './services.ts';

const MINOR_UNITS = 100;
const MOST_MONEY = 10_000_000;
/** Longer than any payment stays open. */
const LONGEST_MS = 60 * 60 * 1000;
const DONE: Outcome = { ok: true, text: 'Done.' };
const WRONG: Outcome = { ok: false, text: 'This cannot be done.' };

const APPROVED: Verdict = { isApproved: true };
const DECLINED: Verdict = { isApproved: false, words: null };

/** What a bank may do with a payment: its verdict, and after how many milliseconds it says so, each time. `after` comes from the form. */
const BANK_OUTCOMES: Readonly<Record<string, (afterMs: number) => { verdict: Verdict; afterMs: readonly number[] }>> = {
  approved: (afterMs) => ({ verdict: APPROVED, afterMs: [afterMs] }),
  declined: (afterMs) => ({ verdict: DECLINED, afterMs: [afterMs] }),
  twice: (afterMs) => ({ verdict: APPROVED, afterMs: [0, afterMs] }),
  late: (afterMs) => ({ verdict: APPROVED, afterMs: [afterMs] }),
  vanish: () => ({ verdict: APPROVED, afterMs: [] }),
};

export type Fields = (name: string) => string;

const millisecondsOf = (text: string): number => Math.min(LONGEST_MS, Math.max(0, Math.round(Number(text) || 0)));
const minorOf = (text: string): number => Math.round(Math.min(Number(text) || 0, MOST_MONEY) * MINOR_UNITS);
const isOn = (text: string): boolean => ['1', 'true', 'on'].includes(text);

const CRASHES: Readonly<Record<string, PaymentFault['crash']>> = { charged: 'charged', settled: 'settled' };

/** What is to happen to the next payment of a viewer, as the desk's form says it. */
function faultOf(fields: Fields): PaymentFault {
  const bank = BANK_OUTCOMES[fields('outcome')];
  return {
    ...NO_FAULT,
    delayMs: millisecondsOf(fields('delayMs')),
    failsBefore: isOn(fields('failBefore')),
    losesAnswer: isOn(fields('loseAnswer')),
    crash: CRASHES[fields('crashBeforeAnswer')] ?? null,
    isBlocked: isOn(fields('blocked')),
    bank: bank ? bank(millisecondsOf(fields('afterMs'))) : null,
  };
}

const BLOCKS: Readonly<Record<string, (fields: Fields) => Block | null>> = {
  '0': () => null,
  '-1': (fields) => ({ kind: 'debt', amountMinor: minorOf(fields('amount')) }),
  '-2'(fields) {
    const words = fields('message') || 'The service is blocked by your provider.';
    const amountMinor = minorOf(fields('amount'));
    return { kind: 'blocked', words, ...(amountMinor > 0 && { amountMinor }) };
  },
};

/** Commands that the desk gives at once. */
const COMMANDS: Readonly<Record<string, (fields: Fields) => Command | null>> = {
  cancel: (fields) => ({ type: 'cancel', transactionId: fields('transaction') }),
  expire: (fields) => ({ type: 'expire', transactionId: fields('transaction') }),
  refund: (fields) => ({ type: 'refund', transactionId: fields('transaction') }),
  card: (fields) => ({
    type: 'giveCard',
    number: `4400 43** **** ${fields('digits').replace(/\D/g, '').slice(-4).padStart(4, '0')}`,
    limitMinor: minorOf(fields('limit')),
  }),
  block(fields) {
    const block = BLOCKS[fields('status')]?.(fields);
    return block === undefined ? null : { type: 'setBlock', block };
  },
};

/** Does what a form of the desk asks for. */
export async function actOnPayments(
  services: Services,
  userId: number,
  action: string,
  fields: Fields,
): Promise<Outcome> {
  const { db, clock, paymentFaults } = services;
  if (action === 'fault') {
    paymentFaults.set(userId, faultOf(fields));
    return DONE;
  }
  if (action === 'timeouts') {
    paymentFaults.setTimeouts(userId, Math.max(0, Math.round(Number(fields('polls')) || 0)));
    return DONE;
  }
  if (Object.hasOwn(BANK_OUTCOMES, action)) return answerAsBank(services, userId, action, fields);
  const command = Object.hasOwn(COMMANDS, action) ? COMMANDS[action]?.(fields) : null;
  if (!command) return WRONG;
  const applied = await changePayments(db, userId, command, clock());
  return applied.ok ? DONE : { ok: false, text: refusalError(applied.refusal).toBody('en').error.message };
}

/** The bank's answer for an open payment: what it says by now is heard at once. */
async function answerAsBank(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  outcome: string,
  fields: Fields,
): Promise<Outcome> {
  const decided = BANK_OUTCOMES[outcome]?.(millisecondsOf(fields('afterMs')));
  if (!decided) return WRONG;
  const { verdict, afterMs } = decided;
  const applied = await changePayments(
    db,
    userId,
    (_world, nowMs) => ({
      type: 'decide',
      transactionId: fields('transaction'),
      verdict,
      atMs: afterMs.map((after) => nowMs + after),
    }),
    clock(),
  );
  if (!applied.ok) return { ok: false, text: 'There is no such payment.' };
  await changePayments(db, userId, { type: 'pass' }, clock());
  return DONE;
}
