import { findTransaction, withPayments } from './draft.ts';
import type { Draft, Outcome } from './payment-command.ts';
import type { BankAnswer, Payments, Transaction } from './payment-record.ts';
import { fail, settle } from './settle.ts';

/** A transaction that nobody has paid by then is closed. */
export const EXPIRY_MS = 15 * 60 * 1000;

const expiresMs = ({ createdMs }: Transaction): number => createdMs + EXPIRY_MS;

type Event =
  | { readonly kind: 'answer'; readonly atMs: number; readonly answer: BankAnswer }
  | { readonly kind: 'expiry'; readonly atMs: number; readonly transaction: Transaction };

/** What is due first; of two at the same moment the bank's answer, as that one is paid. */
function firstDue({ payments }: Draft, nowMs: number): Event | null {
  let first: Event | null = null;
  for (const answer of payments.bankAnswers)
    if (answer.atMs <= nowMs && (!first || answer.atMs < first.atMs)) {
      first = { kind: 'answer', atMs: answer.atMs, answer };
    }
  for (const transaction of payments.transactions) {
    const atMs = expiresMs(transaction);
    if (transaction.status === 'pending' && atMs <= nowMs && (!first || atMs < first.atMs)) {
      first = { kind: 'expiry', atMs, transaction };
    }
  }
  return first;
}

const draftOf = (draft: Draft, outcome: Outcome): Draft => ('draft' in outcome ? outcome.draft : draft);

function happen(draft: Draft, event: Event): Draft {
  if (event.kind === 'expiry') return draftOf(draft, fail(draft, event.transaction, { kind: 'expired' }, event.atMs));
  const { answer } = event;
  const heard = withPayments(draft, { bankAnswers: draft.payments.bankAnswers.filter((one) => one !== answer) });
  const transaction = findTransaction(heard, answer.transactionId);
  return transaction ? draftOf(heard, settle(heard, transaction, answer.verdict, event.atMs)) : heard;
}

/** Brings payments to a moment: what banks say and what expires, in its order and each at its own moment. */
export function passTime(draft: Draft, nowMs: number): Draft {
  let current = draft;
  for (let due = firstDue(current, nowMs); due; due = firstDue(current, nowMs)) current = happen(current, due);
  return current;
}

/** When something happens by itself next; null where nothing is open. */
export function nextPaymentDueMs({ bankAnswers, transactions }: Payments): number | null {
  const moments = [
    ...bankAnswers.map(({ atMs }) => atMs),
    ...transactions.filter(({ status }) => status === 'pending').map(expiresMs),
  ];
  return moments.length > 0 ? Math.min(...moments) : null;
}
