/** What PostgreSQL says about a statement that failed; drivers and Drizzle wrap it differently. */
export type DatabaseError = { sqlState: string; constraint: string | undefined };

export function databaseErrorOf(error: unknown): DatabaseError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !/^[0-9A-Z]{5}$/.test(cause.code)) continue;
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

/** A value that its column cannot hold (class 22): the sender's fault, whatever it was. */
export const isDataException = (error: unknown) => databaseErrorOf(error)?.sqlState.startsWith('22') ?? false;
