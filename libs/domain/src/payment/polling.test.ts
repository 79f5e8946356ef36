import fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnUrlOf, waitMs } from './polling.ts';

it.each([
  ['PAY-036', 5_000],
  ['PAY-037', 2_500],
])('%s waits at least the interval of %i ms, and at most a tenth more', (_, everyMs) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(everyMs), (chance, sinceMs) => {
      const nextMs = sinceMs + waitMs(everyMs, sinceMs, chance);
      expect(nextMs).toBeGreaterThanOrEqual(everyMs - 0.001);
      expect(nextMs).toBeLessThanOrEqual(everyMs * 1.1 + 0.001);
    }),
  );
});

it('PAY-036 the first question of all, and one after a long time away, comes at once', () => {
  expect(waitMs(5_000, null, 1)).toBe(0);
  expect(waitMs(5_000, 3_600_000, 1)).toBe(0);
});

it('PAY-079 a bank leads back to the page, marked, without a secret or an older mark', () => {
  const page = { origin: 'https://site.example', pathname: '/packets/5' };
  expect(returnUrlOf({ ...page, search: '' })).toBe('https://site.example/packets/5?purchased=true');
  const search =
    '?a=1&token=s1&access_token=s2&device_serial=s3&telegram_id=s4&purchased=false&purchased=true&b=%D0%B0';
  expect(returnUrlOf({ ...page, search })).toBe('https://site.example/packets/5?a=1&b=%D0%B0&purchased=true');
});
