import type { Transaction as WireTransaction } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type ErrorCode } from '../http/api-error.ts';
import type { AnyCall } from '../http/call.ts';
import { LostAnswer } from '../http/lost-answer.ts';
import type { Services } from '../http/services.ts';
import { saleError } from '../packets/sale-error.ts';
import { changePayments, readPayments } from '../packets/keep-payments.ts';
import type { Applied, BankDecision, Command, Payform, Refusal, Transaction, World } from '../payments/payments.ts';
import type { PaymentFault } from './payment-faults.ts';
import { wireTransaction } from './wire-transaction.ts';

export type Asking = Pick<AnyCall, 'viewer' | 'language'>;

const CODES: Readonly<Record<Exclude<Refusal['reason'], 'notSold'>, ErrorCode>> = {
  transactionPending: 'transaction_pending',
  keyReused: 'idempotency_key_reused',
  offerExpired: 'offer_expired',
  notFound: 'not_found',
  wrongAmount: 'validation_failed',
  cardShort: 'payment_refused',
  notRefundable: 'validation_failed',
};

export function refusalError(refusal: Refusal): ApiError {
  if (refusal.reason === 'notSold') return saleError(refusal.refusal);
  const isPending = refusal.reason === 'transactionPending';
  return new ApiError(CODES[refusal.reason], isPending ? { transactionId: refusal.transactionId } : {});
}

/** Does a command of a viewer; what is refused is thrown with its code and words. @throws ApiError */
export async function changeOwnPayments(
  { db, clock }: Services,
  { viewer }: Pick<Asking, 'viewer'>,
  command: Command | ((world: World, nowMs: number) => Command),
): Promise<Extract<Applied, { ok: true }>> {
  const applied = await changePayments(db, viewer.userId, command, clock());
  if (!applied.ok) throw refusalError(applied.refusal);
  return applied;
}

/** A transaction as it is now. @throws ApiError not_found */
export async function readOwnTransaction(
  { db, clock, apiOrigin }: Services,
  { viewer, language }: Asking,
  transactionId: string,
): Promise<Wire<typeof WireTransaction>> {
  const { payments, clockOffsetMs } = await readPayments(db, viewer.userId, clock());
  const found = payments.transactions.find(({ id }) => id === transactionId);
  if (!found) throw new ApiError('not_found');
  return wireTransaction(found, { language, apiOrigin: apiOrigin(), clockOffsetMs });
}

/** Who is asked without a page or a phone answers at once. */
const ANSWERS_AT_ONCE: ReadonlySet<Payform> = new Set(['linkedcard', 'provider_account']);

/** What the bank decides about a payment that begins now, by the clock of the book. */
export function bankDecision({ bank }: PaymentFault, payform: Payform, nowMs: number): BankDecision | null {
  if (bank) return { verdict: bank.verdict, atMs: bank.afterMs.map((afterMs) => nowMs + afterMs) };
  return ANSWERS_AT_ONCE.has(payform) ? { verdict: { isApproved: true }, atMs: [nowMs] } : null;
}

/** A backend that falls, as a power cut would have it: for tests of what it leaves. */
const crash = (): void => void process.kill(process.pid, 'SIGKILL');

/**
 * Begins a payment or buys, and answers with the transaction as it is then. First the payment and what the bank decides are written
 * together; then the bank's answer is heard. Whoever falls in between hears it when the viewer asks next.
 * @throws ApiError
 */
export async function pay(
  services: Services,
  asking: Asking,
  command: (world: World, fault: PaymentFault, nowMs: number) => Command,
): Promise<Wire<typeof WireTransaction>> {
  const { userId } = asking.viewer;
  const fault = services.paymentFaults.take(userId);
  if (fault.failsBefore) throw new ApiError('unavailable', { retryAfterSeconds: 1 });
  const { answer } = await changeOwnPayments(services, asking, (world, nowMs) => command(world, fault, nowMs));
  const { id } = answer.transaction ?? noTransaction();
  if (fault.crash === 'charged') crash();
  const transaction = await readOwnTransaction(services, asking, id);
  if (fault.crash === 'settled') crash();
  if (fault.delayMs > 0) await sleep(fault.delayMs);
  if (fault.losesAnswer) throw new LostAnswer();
  return transaction;
}

function noTransaction(): Transaction {
  throw new Error('A payment without a transaction.');
}
