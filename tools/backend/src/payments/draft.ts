import { apply } from '../sales/apply.ts';
import type { Command as SaleCommand, Refusal as SaleRefusal } from '../sales/book.ts';
import type { BankDecision, Draft } from './payment-command.ts';
import type { Note, Payments, Purchase, Transaction } from './payment-record.ts';
import { isChargeOf } from './purchase.ts';

/** Transactions that a viewer's payments remember; the ledger has all. Open ones are never forgotten. */
const KEPT_TRANSACTIONS = 200;

export const withPayments = (draft: Draft, changes: Partial<Payments>): Draft => ({
  ...draft,
  payments: { ...draft.payments, ...changes },
});

export const findTransaction = ({ payments }: Pick<Draft, 'payments'>, id: string): Transaction | undefined =>
  payments.transactions.find((one) => one.id === id);

export function addTransaction(draft: Draft, transaction: Transaction): Draft {
  const all = [transaction, ...draft.payments.transactions];
  const transactions =
    all.length > KEPT_TRANSACTIONS
      ? all.filter(({ status }, place) => status === 'pending' || place < KEPT_TRANSACTIONS)
      : all;
  return withPayments(draft, { transactions });
}

export const replaceTransaction = (draft: Draft, changed: Transaction): Draft =>
  withPayments(draft, {
    transactions: draft.payments.transactions.map((one) => (one.id === changed.id ? changed : one)),
  });

/** What a bank has decided, to be heard when it says so. */
export function withBankAnswers(draft: Draft, { id }: Transaction, { verdict, atMs }: BankDecision): Draft {
  const said = atMs.map((at) => ({ transactionId: id, verdict, atMs: at }));
  return withPayments(draft, { bankAnswers: [...draft.payments.bankAnswers, ...said] });
}

type Selling = Pick<Draft, 'book' | 'entries'>;

/** Does something by the rules of sales; what they refuse changes nothing. */
export function sell<Sold extends Selling>(
  draft: Sold,
  command: SaleCommand,
  nowMs: number,
): Sold | { readonly refusal: SaleRefusal } {
  const applied = apply(draft.book, command, nowMs);
  if (!applied.ok) return { refusal: applied.refusal };
  return { ...draft, book: applied.book, entries: [...draft.entries, ...applied.entries] };
}

/** As `sell`, for what the rules cannot refuse. An amount of nothing moves nothing. */
export function move(draft: Draft, type: 'topUp' | 'payOut' | 'payDebt', amountMinor: number, nowMs: number): Draft {
  if (amountMinor === 0) return draft;
  const moved = sell(draft, { type, amountMinor }, nowMs);
  if ('refusal' in moved) throw new Error(`A payment could not be written down: ${moved.refusal.reason}`);
  return moved;
}

type Sale = { readonly amountMinor: number; readonly subscriptionId: number | null; readonly note: Note | null };

/** What a sale came to: the period that was charged, or a plan for later that costs nothing yet. */
export function saleOf(before: Selling, after: Selling, purchase: Purchase): Sale {
  const charge = after.entries.findLast(
    (entry, place) => place >= before.entries.length && isChargeOf(entry, purchase),
  );
  if (!charge) return { amountMinor: 0, subscriptionId: null, note: { kind: 'planned' } };
  const paid = charge.postings.find(({ account }) => account === 'sales');
  return { amountMinor: paid?.amountMinor ?? 0, subscriptionId: charge.subscriptionId, note: null };
}
