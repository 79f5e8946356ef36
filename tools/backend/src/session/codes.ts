import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
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
  const [last] = await db.select().from(codes).where(eq(codes.address, address));
  if (last && nowMs - last.sentAt.getTime() < RESEND_AFTER_MS) throw new ApiError('code_too_soon');
  const isSameHour = last !== undefined && nowMs - last.countedSince.getTime() < COUNTED_MS;
  if (isSameHour && last.sent >= CODES_AN_HOUR) throw new ApiError('too_many_codes');

  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const sentAt = new Date(nowMs);
  const values = {
    hash: hashCode(address, code),
    sentAt,
    countedSince: isSameHour ? last.countedSince : sentAt,
    sent: isSameHour ? last.sent + 1 : 1,
    wrongTries: 0,
    isConfirmed: false,
  };
  await db
    .insert(codes)
    .values({ address, ...values })
    .onConflictDoUpdate({ target: codes.address, set: values });
  return code;
}

/** A right code is used up; too many wrong ones use it up as well. @throws ApiError wrong_code, code_expired */
export async function redeemCode({ db, clock }: Services, address: string, code: string): Promise<void> {
  const [sent] = await db.select().from(codes).where(eq(codes.address, address));
  if (!sent || clock() - sent.sentAt.getTime() > VALID_MS || sent.wrongTries >= WRONG_TRIES) {
    throw new ApiError('code_expired');
  }
  const isRight = timingSafeEqual(Buffer.from(hashCode(address, code)), Buffer.from(sent.hash));
  if (!isRight) {
    await db
      .update(codes)
      .set({ wrongTries: sql`${codes.wrongTries} + 1` })
      .where(eq(codes.address, address));
    throw new ApiError('wrong_code');
  }
  await db.update(codes).set({ wrongTries: WRONG_TRIES }).where(eq(codes.address, address));
}

export async function confirmAddress({ db }: Pick<Services, 'db'>, address: string): Promise<void> {
  await db.update(codes).set({ isConfirmed: true }).where(eq(codes.address, address));
}

export async function isAddressConfirmed({ db, clock }: Services, address: string): Promise<boolean> {
  const [sent] = await db.select().from(codes).where(eq(codes.address, address));
  return sent !== undefined && sent.isConfirmed && clock() - sent.sentAt.getTime() <= VALID_MS;
}
