import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL says about a statement that failed; drivers and Drizzle wrap it differently. */
export type DatabaseError = { sqlState: string; constraint: string | undefined };

/** With a digit: `EPIPE` is what a socket says, not PostgreSQL. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

export function databaseErrorOf(error: unknown): DatabaseError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !SQL_STATE.test(cause.code)) continue;
    const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
    return { sqlState: cause.code, constraint };
  }
  return null;
}

const UNIQUE_VIOLATION = '23505';

/** The name of the unique index that a statement would have broken, or null. */
export function brokenUniqueIndex(error: unknown): string | null {
  const found = databaseErrorOf(error);
  return found?.sqlState === UNIQUE_VIOLATION ? (found.constraint ?? '') : null;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** A row that the statement refers to was removed while the call was under way. */
export const isParentGone = (error: unknown) => databaseErrorOf(error)?.sqlState === FOREIGN_KEY_VIOLATION;

/** A value that its column cannot hold (class 22): the sender's fault, whatever it was. */
export const isDataException = (error: unknown) => databaseErrorOf(error)?.sqlState.startsWith('22') ?? false;

/** Lost connection, a deadlock, no resources left, shut down or cancelled by a time-out: the same call may succeed a little later. */
const CANNOT_SERVE_NOW = /^(08|40|53|57)|^(25P03|55P03)$/;

/** The connection failed, or the database cannot serve at the moment. A failed query without an SQLSTATE got no answer from PostgreSQL. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const found = databaseErrorOf(error);
  return found ? CANNOT_SERVE_NOW.test(found.sqlState) : error instanceof DrizzleQueryError;
}

/** The innermost reason in words: drivers wrap it, and a refused connection has an empty message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.replace(/\.$/, '');
}
