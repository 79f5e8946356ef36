import { POLL_JITTER } from './constants.ts';

/**
 * How long to wait before the next question. Never less than the interval since the last one, whatever has failed meanwhile. PAY-036, PAY-037
 * @param chance from 0 to 1
 */
export function waitMs(everyMs: number, sinceLastMs: number | null, chance: number): number {
  const jittered = everyMs * (1 + POLL_JITTER * chance);
  return sinceLastMs === null ? 0 : Math.max(0, jittered - sinceLastMs);
}

/** The page that a bank sends the viewer back to: the one they are on, without a secret, a step of the sheet or another return in it. PAY-079 */
export function returnUrlOf({
  origin,
  pathname,
  search,
}: {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  for (const secret of ['token', 'access_token', 'device_serial', 'telegram_id', 'purchased']) query.delete(secret);
  query.set('purchased', 'true');
  return `${origin}${pathname}?${query.toString()}`;
}
