import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, gte, lt, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { codes } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';

/** What the network info promises (`phone_otp_length`). */
export const CODE_DIGITS = 4;

const VALID_MS = 5 * 60 * 1000;
/** The site counts the same minute down (AUTH-014); a network's delay is not the viewer's fault. */
const RESEND_AFTER_MS = 58_000;
const COUNTED_MS = 60 * 60 * 1000;
const CODES_AN_HOUR = 10;
const WRONG_TRIES = 5;

const hashCode = (address: string, code: string) =>
  createHash('sha256').update(`${address}/${code}`).digest('base64url');

/** A new code for an address such as `phone:77011234567`; the one before it is void. @throws ApiError code_too_soon, too_many_codes */
export async function newCode({ db, clock }: Services, address: string): Promise<string> {
  const nowMs = clock();
  const sentAt = new Date(nowMs);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const first = {
    hash: hashCode(address, code),
    sentAt,
    countedSince: sentAt,
    sent: 1,
    wrongTries: 0,
    isConfirmed: false,
  };
  const isSameHour = gt(codes.countedSince, new Date(nowMs - COUNTED_MS));
  // Counted and written in one statement: of many at once, one is sent.
  const [written] = await db
    .insert(codes)
    .values({ address, ...first })
    .onConflictDoUpdate({
      target: codes.address,
      set: {
        ...first,
        countedSince: sql`case when ${isSameHour} then ${codes.countedSince} else excluded.counted_since end`,
        sent: sql`case when ${isSameHour} then ${codes.sent} + 1 else 1 end`,
      },
      setWhere: sql`${lte(codes.sentAt, new Date(nowMs - RESEND_AFTER_MS))}
        and (${not(isSameHour)} or ${lt(codes.sent, CODES_AN_HOUR)})`,
    })
    .returning({ address: codes.address });
  if (!written) throw await refusal(db, address, nowMs);
  return code;
}

/** Why no code can be sent to an address now. */
async function refusal(db: Database, address: string, nowMs: number): Promise<ApiError> {
  const [last] = await db.select({ sentAt: codes.sentAt }).from(codes).where(eq(codes.address, address));
  const isTooSoon = last !== undefined && nowMs - last.sentAt.getTime() < RESEND_AFTER_MS;
  return new ApiError(isTooSoon ? 'code_too_soon' : 'too_many_codes');
}

/** A right code is used up; too many wrong ones use it up as well. @throws ApiError wrong_code, code_expired */
export async function redeemCode({ db, clock }: Services, address: string, code: string): Promise<void> {
  const isRight = eq(codes.hash, hashCode(address, code));
  // The try is counted by the statement that compares: of many at once, no more are compared than one after another.
  const [tried] = await db
    .update(codes)
    .set({ wrongTries: sql`case when ${isRight} then ${WRONG_TRIES} else ${codes.wrongTries} + 1 end` })
    .where(
      and(
        eq(codes.address, address),
        gte(codes.sentAt, new Date(clock() - VALID_MS)),
        lt(codes.wrongTries, WRONG_TRIES),
      ),
    )
    .returning({ isRight: sql<boolean>`${isRight}` });
  if (!tried) throw new ApiError('code_expired');
  if (!tried.isRight) throw new ApiError('wrong_code');
}

export async function confirmAddress({ db }: Pick<Services, 'db'>, address: string): Promise<void> {
  await db.update(codes).set({ isConfirmed: true }).where(eq(codes.address, address));
}

export async function isAddressConfirmed({ db, clock }: Services, address: string): Promise<boolean> {
  const [sent] = await db.select().from(codes).where(eq(codes.address, address));
  return sent !== undefined && sent.isConfirmed && clock() - sent.sentAt.getTime() <= VALID_MS;
}
