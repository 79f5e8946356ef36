import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PromoBook } from '../../promo/rules.ts';
import type { Book, Entry, LedgerAccount } from '../../sales/book.ts';
import { users } from './viewers.ts';

const moment = () => timestamp({ withTimezone: true });

/** What a viewer has bought. Read and written as a whole while the account is locked; the balance stands with the account. */
export const books = pgTable('books', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: jsonb().$type<Omit<Book, 'balanceMinor'>>().notNull(),
  /** How far the operator has moved the clock of this book ahead. */
  clockOffsetMs: bigint({ mode: 'number' }).notNull().default(0),
});

/** Which promo codes a viewer has used. Changed while the account is locked, together with the book. */
export const promoBooks = pgTable('promo_books', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: jsonb().$type<PromoBook>().notNull(),
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment().notNull(),
    kind: text().$type<Entry['kind']>().notNull(),
    subscriptionId: integer(),
    packetId: integer(),
    /** Of a film that was sold by itself. */
    contentId: integer(),
    fromAt: moment(),
    toAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    // No period is sold twice.
    uniqueIndex('ledger_entries_period_index')
      .on(table.userId, table.subscriptionId, table.fromAt)
      .where(sql`${table.fromAt} is not null`),
  ],
);

/** Of one entry they add up to zero. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    userId: integer().notNull(),
    number: integer().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    amountMinor: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number, table.account] }),
    foreignKey({
      columns: [table.userId, table.number],
      foreignColumns: [ledgerEntries.userId, ledgerEntries.number],
    }).onDelete('cascade'),
  ],
);
