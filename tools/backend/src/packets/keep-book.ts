import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { books, ledgerEntries, ledgerPostings } from '../database/schema/sales.ts';
import { accounts } from '../database/schema/viewers.ts';
import { apply } from '../sales/apply.ts';
import { newBook, type Book, type Command, type Entry, type Refusal } from '../sales/book.ts';
import { withAccount } from '../session/with-account.ts';

/** A command that the rules of sales refuse. */
export class RefusedSale extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export type Done = { readonly book: Book; readonly entries: readonly Entry[] };

/**
 * Does a command on a viewer's book in one transaction, while everybody else who asks for the account waits.
 * The command may be made from the book as it is then.
 * @throws RefusedSale
 */
export function changeBook(
  db: Database,
  userId: number,
  command: Command | ((book: Book) => Command),
  nowMs: number,
): Promise<Done> {
  return withAccount(db, userId, async (transaction) => {
    const kept = await readBook(transaction, userId);
    const asked = typeof command === 'function' ? command(kept.book) : command;
    const applied = apply(kept.book, asked, nowMs + kept.clockOffsetMs);
    if (!applied.ok) throw new RefusedSale(applied.refusal);
    await writeBook(transaction, userId, kept, applied);
    return applied;
  });
}

/** Writes a book with what it has brought to the ledger, while the account is locked. */
export async function writeBook(
  transaction: Database,
  userId: number,
  { accountId }: KeptBook,
  { book: { balanceMinor, ...state }, entries }: Done,
): Promise<void> {
  await transaction.update(books).set({ state }).where(eq(books.userId, userId));
  await writeEntries(transaction, userId, accountId, { balanceMinor, entries });
}

/** Renews and ends what has become due. */
export const passTimeOfBook = async (db: Database, userId: number, nowMs: number): Promise<Book> =>
  (await changeBook(db, userId, { type: 'pass' }, nowMs)).book;

/** Opens the book of a viewer who has just come, within the transaction that writes the viewer and the account. */
export async function beginBook(
  transaction: Database,
  userId: number,
  nowMs: number,
  commands: readonly Command[],
): Promise<void> {
  const done = commands.reduce<Done>(
    ({ book, entries }, command) => {
      const applied = apply(book, command, nowMs);
      if (!applied.ok) throw new RefusedSale(applied.refusal);
      return { book: applied.book, entries: [...entries, ...applied.entries] };
    },
    { book: newBook(nowMs), entries: [] },
  );
  const { balanceMinor, ...state } = done.book;
  await transaction.insert(books).values({ userId, state });
  const accountId = await firstAccount(transaction, userId);
  await writeEntries(transaction, userId, accountId.id, { balanceMinor, entries: done.entries });
}

async function firstAccount(db: Database, userId: number) {
  const [account] = await db
    .select({ id: accounts.id, balanceMinor: accounts.balanceMinor })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.id))
    .limit(1);
  if (!account) throw new Error(`User ${userId} has no account.`);
  return account;
}

export type KeptBook = { readonly book: Book; readonly accountId: number; readonly clockOffsetMs: number };

export async function readBook(db: Database, userId: number): Promise<KeptBook> {
  const account = await firstAccount(db, userId);
  const [kept] = await db.select().from(books).where(eq(books.userId, userId));
  if (!kept) throw new Error(`User ${userId} has no book.`);
  const { state, clockOffsetMs } = kept;
  return { book: { ...state, balanceMinor: account.balanceMinor }, accountId: account.id, clockOffsetMs };
}

async function writeEntries(
  transaction: Database,
  userId: number,
  accountId: number,
  { balanceMinor, entries }: { balanceMinor: number; entries: readonly Entry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const moment = (ms: number | null) => (ms === null ? null : new Date(ms));
  await transaction.insert(ledgerEntries).values(
    entries.map(({ number, atMs, kind, subscriptionId, packetId, contentId, fromMs, toMs }) => ({
      userId,
      number,
      at: new Date(atMs),
      kind,
      subscriptionId,
      packetId,
      contentId,
      fromAt: moment(fromMs),
      toAt: moment(toMs),
    })),
  );
  const postings = entries.flatMap(({ number, postings: of }) => of.map((posting) => ({ userId, number, ...posting })));
  if (postings.length === 0) return;
  await transaction.insert(ledgerPostings).values(postings);
  await transaction.update(accounts).set({ balanceMinor }).where(eq(accounts.id, accountId));
}
