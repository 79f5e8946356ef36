import { createHash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { tokens } from '../database/schema/viewers.ts';

/** 192 random bits: nobody guesses one, and it fits an address. */
const TOKEN_BYTES = 24;

/** A text that nobody guesses. */
export const newSecret = () => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type IssuedToken = { accessToken: string; /** Unix seconds. */ expired: number };

/** Gives out a token. Only its hash is kept, so it can be shown this once. */
export async function issueToken(
  db: Database,
  owner: { userId: number; deviceId: number | null },
  validitySeconds: number,
  nowMs: number,
): Promise<IssuedToken> {
  const accessToken = newSecret();
  const expired = Math.floor(nowMs / 1000) + validitySeconds;
  await db.insert(tokens).values({ hash: hashToken(accessToken), ...owner, expiresAt: new Date(expired * 1000) });
  return { accessToken, expired };
}

/** Ends tokens before their time: one, or all of a device. @returns how many. */
export async function expireTokens(
  db: Database,
  which: { accessToken: string } | { deviceId: number },
): Promise<number> {
  const chosen =
    'accessToken' in which ? eq(tokens.hash, hashToken(which.accessToken)) : eq(tokens.deviceId, which.deviceId);
  const expired = await db
    .update(tokens)
    .set({ expiresAt: new Date(0) })
    .where(chosen)
    .returning({ hash: tokens.hash });
  return expired.length;
}

/** Forgets tokens that nobody can use any more. */
export async function sweepTokens(db: Database, nowMs: number): Promise<void> {
  await db.delete(tokens).where(lt(tokens.expiresAt, new Date(nowMs)));
}
