import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Payments } from '../../payments/payments.ts';
import { users } from './viewers.ts';

/** What a viewer pays and with which cards. Read and written as a whole, with the book, while the account is locked; who has none has paid nothing. */
export const payments = pgTable('payments', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: jsonb().$type<Payments>().notNull(),
  /** When a bank answers or a payment expires next, by the clock of the book. */
  dueMs: bigint({ mode: 'number' }),
});

/** Whose a transaction is: the pages of banks know no viewer. */
export const transactionOwners = pgTable(
  'transaction_owners',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('transaction_owners_user_index').on(table.userId)],
);
