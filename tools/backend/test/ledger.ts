import { eq, sql } from 'drizzle-orm';
import { accounts } from '../src/database/schema/viewers.ts';
import { books } from '../src/database/schema/sales.ts';
import { payments } from '../src/database/schema/payments.ts';
import type { Backend } from '../src/server.ts';
import type { Transaction } from '../src/payments/payments.ts';

type WithDatabase = Pick<Backend, 'db'>;

/** What a viewer has paid, owns and has on the account, read past the API. */
export async function readLedger({ db }: WithDatabase, userId: number) {
  const [kept] = await db
    .select({ paid: payments.state, book: books.state, balanceMinor: accounts.balanceMinor })
    .from(books)
    .innerJoin(accounts, eq(accounts.userId, books.userId))
    .leftJoin(payments, eq(payments.userId, books.userId))
    .where(eq(books.userId, userId));
  return {
    transactions: (kept?.paid?.transactions ?? []) as readonly Transaction[],
    /** The key that each transaction was asked for with, for as long as it is kept. */
    keys: new Map(
      kept?.paid?.keys.flatMap(({ key, outcome }) => (outcome.kind === 'transaction' ? [[outcome.id, key]] : [])),
    ),
    subscriptions: kept?.book.subscriptions ?? [],
    balanceMinor: kept?.balanceMinor ?? 0,
  };
}

/** Entries that are not zero in sum, and accounts that differ from their postings. */
export async function countLedgerFaults({ db }: WithDatabase): Promise<number> {
  const unbalanced = sql`(select 1 from ledger_postings group by user_id, number having sum(amount_minor) <> 0) as found`;
  const wrong = sql`(select 1 from accounts a where a.balance_minor <> (
    select coalesce(sum(p.amount_minor), 0) from ledger_postings p where p.user_id = a.user_id and p.account = 'wallet')) as found`;
  return (await db.$count(unbalanced)) + (await db.$count(wrong));
}
