import { expect, it } from 'vitest';
import { createIntents } from './intents.ts';

const MINUTE = 60_000;

function tabs() {
  let stored: string | null = null;
  let nowMs = 0;
  let keys = 0;
  const openTab = () =>
    createIntents({
      read: () => stored,
      write: (text) => (stored = text),
      nowMs: () => nowMs,
      newKey: () => `key-${(keys += 1)}`,
    });
  return { openTab, pass: (ms: number) => (nowMs += ms), spoil: (text: string) => (stored = text) };
}

it('PROMO-007 a wish has one key, in all tabs and after a reload, until the server has decided', () => {
  const { openTab } = tabs();
  const [one, other] = [openTab(), openTab()];
  expect(one.isOut('A', 7)).toBe(false);
  expect([one.send('A', 7), other.send('A', 7), other.send('A', 8)]).toEqual(['key-1', 'key-1', 'key-2']);
  expect([other.answered('A', 7, true), one.isOut('A', 7), one.isOut('A', 8)]).toEqual([true, false, true]);
  expect(one.send('A', 7)).toBe('key-3');
});

it('an answer that is not final leaves the other requests without one', () => {
  const { openTab } = tabs();
  const [one, other] = [openTab(), openTab()];
  one.send('A', 7);
  other.send('A', 7);
  expect([one.answered('A', 7, false), other.isOut('A', 7)]).toEqual([true, true]);
  expect([other.answered('A', 7, false), other.isOut('A', 7), other.answered('A', 7, false)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('a wish is forgotten with the server’s own memory of it, and what is no wish is none', () => {
  const { openTab, pass, spoil } = tabs();
  openTab().send('A', 7);
  pass(24 * 60 * MINUTE);
  expect(openTab().isOut('A', 7)).toBe(false);
  for (const text of ['no json', '{}', '[null, 1, {"code": 1}]']) {
    spoil(text);
    expect(openTab().isOut('A', 7)).toBe(false);
  }
});
