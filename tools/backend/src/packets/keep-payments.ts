import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { payments as table, transactionOwners } from '../database/schema/payments.ts';
import { books } from '../database/schema/sales.ts';
import { accounts } from '../database/schema/viewers.ts';
import {
  applyPayment,
  newPayments,
  nextPaymentDueMs,
  type Applied,
  type Command,
  type Payments,
  type World,
} from '../payments/payments.ts';
import { withAccount } from '../session/with-account.ts';
import { readBook, writeBook, type KeptBook } from './keep-book.ts';

/**
 * Does a command on a viewer's payments and book in one transaction, while everybody else who asks for the account waits.
 * What is refused is kept, too: time has passed, and keys are remembered. The command may be made from both as they are then.
 */
export function changePayments(
  db: Database,
  userId: number,
  command: Command | ((world: World, bookNowMs: number) => Command),
  nowMs: number,
): Promise<Applied> {
  return withAccount(db, userId, async (transaction) => {
    const { payments: before, ...kept } = await readAll(transaction, userId);
    const world = { payments: before, book: kept.book };
    const bookNowMs = nowMs + kept.clockOffsetMs;
    const asked = typeof command === 'function' ? command(world, bookNowMs) : command;
    const applied = applyPayment(world, asked, bookNowMs);
    if (applied.book !== kept.book) await writeBook(transaction, userId, kept, applied);
    if (applied.payments !== before) await writeState(transaction, userId, before, applied.payments);
    return applied;
  });
}

/** Hears what banks have answered and closes what nobody has paid. */
export const passTimeOfPayments = async (db: Database, userId: number, nowMs: number): Promise<World> =>
  changePayments(db, userId, { type: 'pass' }, nowMs);

export type KeptPayments = { readonly payments: Payments; readonly clockOffsetMs: number };

/** As they are now. Nobody waits where nothing is due. */
export async function readPayments(db: Database, userId: number, nowMs: number): Promise<KeptPayments> {
  const [kept] = await db
    .select({ state: table.state, dueMs: table.dueMs, clockOffsetMs: books.clockOffsetMs })
    .from(books)
    .leftJoin(table, eq(table.userId, books.userId))
    .where(eq(books.userId, userId));
  const { state = null, dueMs = null, clockOffsetMs = 0 } = kept ?? {};
  const isDue = dueMs !== null && dueMs <= nowMs + clockOffsetMs;
  const payments = isDue ? (await passTimeOfPayments(db, userId, nowMs)).payments : (state ?? paymentsOf(userId));
  return { payments, clockOffsetMs };
}

/** Gives cards to a viewer who has just come, within the transaction that writes the viewer. */
export async function beginPayments(
  transaction: Database,
  userId: number,
  nowMs: number,
  commands: readonly Command[],
): Promise<void> {
  if (commands.length === 0) return;
  const { book } = await readBook(transaction, userId);
  const state = commands.reduce(
    (payments, command) => applyPayment({ payments, book }, command, nowMs).payments,
    paymentsOf(userId),
  );
  await writeState(transaction, userId, paymentsOf(userId), state);
}

/** Whose a transaction is; null where there is none. */
export async function findOwner(db: Database, transactionId: string): Promise<number | null> {
  const [found] = await db
    .select({ userId: transactionOwners.userId })
    .from(transactionOwners)
    .where(eq(transactionOwners.id, transactionId));
  return found?.userId ?? null;
}

/** Book and payments at once, as both are needed for every payment. */
async function readAll(db: Database, userId: number): Promise<KeptBook & { readonly payments: Payments }> {
  const [kept] = await db
    .select({
      state: books.state,
      clockOffsetMs: books.clockOffsetMs,
      accountId: accounts.id,
      balanceMinor: accounts.balanceMinor,
      payments: table.state,
    })
    .from(books)
    .innerJoin(accounts, eq(accounts.userId, books.userId))
    .leftJoin(table, eq(table.userId, books.userId))
    .where(eq(books.userId, userId))
    .orderBy(asc(accounts.id))
    .limit(1);
  if (!kept) throw new Error(`User ${userId} has no book.`);
  const { state, balanceMinor, payments, ...rest } = kept;
  return { ...rest, book: { ...state, balanceMinor }, payments: payments ?? paymentsOf(userId) };
}

const CARDS_OF_A_VIEWER = 1000;
/** No card has the id of somebody else's. */
const paymentsOf = (userId: number): Payments => newPayments(userId * CARDS_OF_A_VIEWER + 1);

async function writeState(db: Database, userId: number, before: Payments, state: Payments): Promise<void> {
  const dueMs = nextPaymentDueMs(state);
  await db
    .insert(table)
    .values({ userId, state, dueMs })
    .onConflictDoUpdate({ target: table.userId, set: { state, dueMs } });
  const known = new Set(before.transactions.map(({ id }) => id));
  const begun = state.transactions.filter(({ id }) => !known.has(id));
  if (begun.length > 0) await db.insert(transactionOwners).values(begun.map(({ id }) => ({ id, userId })));
}
