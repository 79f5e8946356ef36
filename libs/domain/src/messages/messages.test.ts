import { expect, it } from 'vitest';
import { MESSAGES_POLL_MS, pollsMessages, shownMessages } from './messages.ts';

it('NAV-099 ACC-040 ACC-045 messages that were not removed, newest first', () => {
  const message = (id: number, createdAtMs?: number, isRemoved = false) => ({ id, createdAtMs, isRemoved });
  const shown = shownMessages([message(1, 100), message(2, 300, true), message(3), message(4, 200)]);
  expect(shown.map(({ id }) => id)).toEqual([4, 1, 3]);
});

it.each([
  ['NTF-035 a page in use asks', {}, true],
  ['NTF-036 one that was left alone does not', { isActive: false }, false],
  ['NTF-037 without a token nobody asks', { hasToken: false }, false],
  ['NTF-035 a hidden page does not', { isVisible: false }, false],
])('%s', (_, facts, polls) => {
  expect(pollsMessages({ hasToken: true, isVisible: true, isActive: true, ...facts })).toBe(polls);
  expect(MESSAGES_POLL_MS).toBe(150_000);
});
