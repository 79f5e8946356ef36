import { TRANSACTION_MAX_AGE_MS } from './constants.ts';

/**
 * Whether the stored records hold one that is still asked for: all that the start has to know of payments, without the rest of them. SES-028
 */
export function hasPendingPayment(stored: string | null, nowMs: number): boolean {
  try {
    const records: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(records) && records.some((one) => Math.abs(nowMs - createdAt(one)) <= TRANSACTION_MAX_AGE_MS);
  } catch {
    return false;
  }
}

const createdAt = (record: unknown): number => Number((record as { createdAtMs?: unknown } | null)?.createdAtMs ?? NaN);
