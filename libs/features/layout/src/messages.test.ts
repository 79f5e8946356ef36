import { expect, it } from 'vitest';
import { shownMessages } from './messages.ts';

it('NAV-099 ACC-040 ACC-045 messages that were not removed, newest first', () => {
  const message = (id: number, createdAtMs?: number, isRemoved = false) => ({ id, createdAtMs, isRemoved });
  const shown = shownMessages([message(1, 100), message(2, 300, true), message(3), message(4, 200)]);
  expect(shown.map(({ id }) => id)).toEqual([4, 1, 3]);
});
