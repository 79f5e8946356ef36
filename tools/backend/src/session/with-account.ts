import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { users } from '../database/schema/viewers.ts';

/** All others that ask for the same account wait until this transaction ends. */
export async function lockAccount(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Runs work on an account while all other such work on it waits: what was counted is still so when it is written.
 * The work must use the transaction that it is given, and nothing else of the database.
 */
export function withAccount<Result>(
  db: Database,
  userId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    return work(transaction);
  });
}
