import { expect, it } from 'vitest';
import type { KeyValueStore } from '../ports.ts';
import { dialogueChoice, graceChoices, PROTECTABLE } from './dialogue.ts';
import {
  acceptedPinAtMs,
  lastTransactionAtMs,
  rememberAcceptedPin,
  rememberedTries,
  rememberTries,
} from './pin-memory.ts';
import { PARENTAL_ACTIONS } from './verdict.ts';

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

it.each([
  ['set', 'set'],
  ['ignore', 'ignore'],
  ['close', 'close'],
  ['dance', 'close'],
  ['', 'close'],
])('PIN-042 the button %j: %s', (action, expected) => expect(dialogueChoice(action)).toBe(expected));

it.each([
  [
    [60, 1, 30, 30],
    [1, 30, 60],
  ],
  [[], [1, 30, 60, 120]],
  [
    [0, -5, 1.5],
    [1, 30, 60, 120],
  ],
])('PIN-045 of %j one can choose %j', (offered, choices) => expect(graceChoices(offered)).toEqual(choices));

it('PIN-043 the settings protect every action but the parental settings themselves', () => {
  expect([...PROTECTABLE, 'parental'].sort()).toEqual([...PARENTAL_ACTIONS].sort());
});

const owner = { userId: 7, role: 'adult' as const };

it('PIN-009 PIN-010 the time of a right PIN is kept where it is to hold for a while, and nothing otherwise', () => {
  const store = memoryStore();
  rememberAcceptedPin(store, owner, { nowMs: 5_000, graceMinutes: 30 });
  expect(acceptedPinAtMs(store, owner)).toBe(5_000);
  rememberAcceptedPin(store, owner, { nowMs: 9_000, graceMinutes: null });
  expect(acceptedPinAtMs(store, owner)).toBeNull();
});

it('PIN-003 what an adult has opened is open neither in a child’s profile nor to another account', () => {
  const store = memoryStore();
  rememberAcceptedPin(store, owner, { nowMs: 5_000, graceMinutes: 30 });
  expect(acceptedPinAtMs(store, { ...owner, role: 'child' })).toBeNull();
  expect(acceptedPinAtMs(store, { ...owner, userId: 8 })).toBeNull();
});

it('PIN-046 a reload gives no new tries', () => {
  const store = memoryStore();
  const tries = { wrongInRow: 5, lockedUntilMs: 60_000, lastMessageAtMs: null };
  rememberTries(store, tries);
  expect(rememberedTries(store)).toEqual(tries);
  rememberTries(store, { wrongInRow: 0, lockedUntilMs: null, lastMessageAtMs: null });
  expect(rememberedTries(store)).toEqual({ wrongInRow: 0, lockedUntilMs: null, lastMessageAtMs: null });
});

it.each(['{', '[]', '"x"', '{"wrongInRow":"many","lockedUntilMs":"soon"}', 'null'])(
  'storage that says %s is read as nothing tried and nothing accepted',
  (text) => {
    const store = memoryStore();
    for (const key of ['pin_tries', 'pin_accepted', 'last_transaction_at']) store.set(key, text);
    expect(rememberedTries(store)).toEqual({ wrongInRow: 0, lockedUntilMs: null, lastMessageAtMs: null });
    expect(acceptedPinAtMs(store, owner)).toBeNull();
    expect(lastTransactionAtMs(store)).not.toBeNaN();
  },
);
