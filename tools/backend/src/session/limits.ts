import { isIPv6 } from 'node:net';
import { ApiError } from '../http/api-error.ts';
import { hashToken } from './access-tokens.ts';

export type LimitRule = { readonly most: number; readonly perMs: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often somebody may try. An address may be shared by a whole network, so it may do more than one account's share. */
export const LIMITS = {
  wrongPasswordsOfAccount: { most: 10, perMs: 15 * MINUTE_MS },
  wrongPasswordsOfAddress: { most: 100, perMs: 15 * MINUTE_MS },
  wrongPins: { most: 10, perMs: 15 * MINUTE_MS },
  accountsOfAddress: { most: 300, perMs: HOUR_MS },
  devicesOfAccount: { most: 30, perMs: HOUR_MS },
} as const satisfies Record<string, LimitRule>;
export type LimitName = keyof typeof LIMITS;

/** More are not remembered at once; the oldest are forgotten first. */
const MOST_KEYS = 100_000;
const LONGEST_KEY = 64;

type Count = { readonly since: number; used: number };

/**
 * Counts tries in memory: before the try, so that many at once are not more than the limit, and in one step. A restart forgets them,
 * and each process counts for itself.
 */
export function createLimits(clock: () => number, mostKeys = MOST_KEYS) {
  const counts = new Map<string, Count>();

  function countOf(name: LimitName, key: string): Count {
    // A client chooses how long a name is.
    const id = `${name} ${key.length > LONGEST_KEY ? hashToken(key) : key}`;
    const nowMs = clock();
    const known = counts.get(id);
    if (known && nowMs - known.since < LIMITS[name].perMs) return known;
    counts.delete(id);
    const count = { since: nowMs, used: 0 };
    counts.set(id, count);
    for (const oldest of counts.keys()) {
      if (counts.size <= mostKeys) break;
      counts.delete(oldest);
    }
    return count;
  }

  return {
    /** Counts one try. @returns how to take it back, when it was none to be counted. @throws ApiError rate_limited */
    take(name: LimitName, key: string | number): () => void {
      const { most, perMs } = LIMITS[name];
      const count = countOf(name, String(key));
      if (count.used >= most) {
        const retryAfterSeconds = Math.max(1, Math.ceil((count.since + perMs - clock()) / 1000));
        throw new ApiError('rate_limited', { retryAfterSeconds });
      }
      count.used += 1;
      return () => {
        count.used -= 1;
      };
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** Half of an IPv6 address belongs to one household. */
const HOUSEHOLD_GROUPS = 4;

/** What stands for a client in a count; null for this machine, from which demos, tests and health checks come. */
export function countedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return null;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
