import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  graceMinutesOf,
  isLeftToHost,
  PARENTAL_ACTIONS,
  type ParentalAction,
  type ParentalCircumstances,
  parentalVerdict,
} from './verdict.ts';
import { GROWN_UP, NOW, PROTECTS_ALL } from './testing/grown-up.ts';

const NONE = { pay: false, profile: false, program: false, vod: false, channel: false, settings: false };
const verdict = (action: ParentalAction, change: Partial<ParentalCircumstances> = {}) =>
  parentalVerdict(action, { ...GROWN_UP, ...change });

it('PIN-001 seven actions and no other', () => {
  expect([...PARENTAL_ACTIONS].sort()).toEqual(['channel', 'parental', 'pay', 'profile', 'program', 'settings', 'vod']);
});

describe.each(PARENTAL_ACTIONS)('the action %s', (action) => {
  it('PIN-002 PIN-016 PIN-017 PIN-043 asks for the PIN when it is protected', () => {
    expect(verdict(action)).toBe('enterPin');
  });

  it('PIN-003 PIN-011 asks no more within the minutes of grace, and again after them', () => {
    const acceptedAtMs = NOW - 30 * 60_000;
    expect(verdict(action, { acceptedAtMs: acceptedAtMs + 1 })).toBe('granted');
    expect(verdict(action, { acceptedAtMs })).toBe('enterPin');
    expect(verdict(action, { acceptedAtMs: NOW - 60_000, graceMinutes: 1 })).toBe('enterPin');
  });

  it('PIN-003 is not opened by a clock that was put back', () => {
    expect(verdict(action, { acceptedAtMs: NOW + 1 })).toBe('enterPin');
  });

  it('PIN-010 asks each time when nobody says how long a PIN holds', () => {
    expect(verdict(action, { acceptedAtMs: NOW, graceMinutes: null })).toBe('enterPin');
  });

  it('PIN-018 is open to a viewer who chose to go without a PIN', () => {
    expect(verdict(action, { status: 'ignore' })).toBe('granted');
  });
});

it.each(['vod', 'channel', 'program'] as const)('PIN-014 %s is open when a host page takes the care', (action) => {
  expect(verdict(action, { isLeftToHost: true })).toBe('granted');
});

it.each(['pay', 'profile', 'parental', 'settings'] as const)('PIN-014 a host page does not open %s', (action) => {
  expect(verdict(action, { isLeftToHost: true })).toBe('enterPin');
});

it.each(PARENTAL_ACTIONS.filter((action) => action !== 'parental'))(
  'PIN-002 %s is open when nothing protects it',
  (action) => expect(verdict(action, { protects: { ...PROTECTS_ALL, [action]: false } })).toBe('granted'),
);

it.each(PARENTAL_ACTIONS.filter((action) => action !== 'parental'))('PIN-004 %s leads to a first PIN', (action) => {
  expect(verdict(action, { status: 'notset' })).toBe('setPin');
});

it('PIN-043 the parental settings are protected by any PIN, and open without one', () => {
  expect(verdict('parental', { protects: NONE })).toBe('enterPin');
  expect(verdict('parental', { status: 'notset' })).toBe('granted');
});

it.each([
  ['channel', 'signIn'],
  ['program', 'signIn'],
  ['vod', 'setPin'],
  ['pay', 'setPin'],
] as const)('PIN-005 a guest who wants a protected %s: %s', (action, expected) => {
  expect(verdict(action, { isGuest: true, status: 'notset' })).toBe(expected);
});

it('PIN-005 a guest may watch what nothing protects', () => {
  expect(verdict('channel', { isGuest: true, status: 'notset', protects: NONE })).toBe('granted');
});

it.each(['vod', 'channel', 'program'] as const)('PIN-012 %s is open for 30 s after a payment', (action) => {
  expect(verdict(action, { lastTransactionAtMs: NOW - 30_000 })).toBe('granted');
  expect(verdict(action, { lastTransactionAtMs: NOW - 30_001 })).toBe('enterPin');
  expect(verdict(action, { lastTransactionAtMs: NOW + 1 })).toBe('enterPin');
});

it.each(['pay', 'profile', 'parental', 'settings'] as const)('PIN-013 a payment does not open %s', (action) => {
  expect(verdict(action, { lastTransactionAtMs: NOW })).toBe('enterPin');
});

it.each([
  [true, '1', true],
  [true, 'true', true],
  [true, '0', false],
  [true, '', false],
  [true, null, false],
  [false, '1', false],
  [false, 'true', false],
])('BOOT-024 PIN-014 PIN-015 embedded %s, ignore_parental_control=%s: %s', (isEmbedded, value, expected) => {
  const query = new URLSearchParams(value === null ? {} : { ignore_parental_control: value });
  expect(isLeftToHost(isEmbedded, query)).toBe(expected);
});

it.each([
  ['30', 30],
  ['1', 1],
  [undefined, null],
  ['', null],
  ['0', null],
  ['-5', null],
  ['soon', null],
])('PIN-029 parentalChannels %j holds for %j minutes', (stored, minutes) => {
  expect(graceMinutesOf(stored)).toBe(minutes);
});

it('no protected action is granted to anybody with a PIN but by grace, payment or host', () => {
  const circumstances = fc.record({
    isGuest: fc.constant(false),
    status: fc.constant('set' as const),
    protects: fc.constant(PROTECTS_ALL),
    isLeftToHost: fc.boolean(),
    acceptedAtMs: fc.option(fc.integer({ min: 0, max: 2 * NOW })),
    graceMinutes: fc.option(fc.constantFrom(1, 30, 120)),
    lastTransactionAtMs: fc.option(fc.integer({ min: 0, max: 2 * NOW })),
    nowMs: fc.constant(NOW),
  });
  fc.assert(
    fc.property(fc.constantFrom(...PARENTAL_ACTIONS), circumstances, (action, viewer) => {
      if (parentalVerdict(action, viewer) !== 'granted') return;
      const { acceptedAtMs, graceMinutes, lastTransactionAtMs } = viewer;
      const grace = acceptedAtMs !== null && graceMinutes !== null && acceptedAtMs <= NOW;
      const paid = lastTransactionAtMs !== null && Math.abs(NOW - lastTransactionAtMs) <= 30_000;
      expect(viewer.isLeftToHost || grace || paid).toBe(true);
    }),
  );
});
