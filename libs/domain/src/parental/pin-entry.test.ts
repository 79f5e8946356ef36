import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomEvent, statesOf } from '../machine/testing/random-events.ts';
import {
  isPin,
  isRightPin,
  parentalChannelsOf,
  pinEntry,
  pinFlag,
  secondsLocked,
  secondsToNextMessage,
  triesLeft,
} from './pin-entry.ts';
import { PARENTAL_ACTIONS } from './verdict.ts';

const { asked, pinChecked, edited, skipped, pinWanted, pinSent, sendingFailed, viewerChanged } = pinEntry.actions;
type Event = Parameters<typeof pinEntry.reducer>[1];
const after = (...events: Event[]) => events.reduce(pinEntry.reducer, pinEntry.initial);
const wrong = (nowMs = 0) => pinChecked({ isRight: false, nowMs });
const right = (nowMs = 0) => pinChecked({ isRight: true, nowMs });
const ask = asked({ action: 'vod' });

it('PIN-006 PIN-007 a right PIN opens the action that asked for it, and says so for 2 s', () => {
  const state = after(ask, right(1_000));
  expect(state).toMatchObject({ kind: 'resting', outcome: { action: 'vod', result: 'accepted' } });
  expect(pinFlag(state, 2_999)).toBe('accepted');
  expect(pinFlag(state, 3_000)).toBeNull();
});

it('PIN-046 each wrong PIN leaves a try less, and after the lock all are there again', () => {
  expect([0, 1, 4, 5].map((count) => triesLeft(after(ask, ...Array.from({ length: count }, () => wrong()))))).toEqual([
    5, 4, 1, 5,
  ]);
  expect(triesLeft(after(ask, wrong(), right()))).toBe(5);
});

it('PIN-008 a wrong PIN says so for 5 s', () => {
  const state = after(ask, wrong(1_000));
  expect(pinFlag(state, 5_999)).toBe('failed');
  expect(pinFlag(state, 6_000)).toBeNull();
});

it('PIN-008 so does a dialogue that was closed', () => {
  const state = after(ask, skipped({ nowMs: 1_000 }));
  expect(state).toMatchObject({ kind: 'resting', outcome: { action: 'vod', result: 'skipped' } });
  expect(pinFlag(state, 5_999)).toBe('skipped');
  expect(pinFlag(state, 6_000)).toBeNull();
});

it('PIN-021 PIN-024 the error stays until the viewer types', () => {
  expect(after(ask, wrong())).toMatchObject({ kind: 'asking', problem: { kind: 'wrong' } });
  expect(after(ask, wrong(), edited())).toMatchObject({ kind: 'asking', problem: null, wrongInRow: 1 });
});

it('PIN-046 five wrong PINs in a row close the form for a minute, also for the next dialogue', () => {
  const four = after(ask, wrong(), wrong(), wrong(), wrong());
  expect(secondsLocked(four, 0)).toBe(0);
  const five = pinEntry.reducer(four, wrong(1_000));
  expect(secondsLocked(five, 1_000)).toBe(60);
  expect(secondsLocked(five, 60_999)).toBe(1);
  expect(secondsLocked(five, 61_000)).toBe(0);

  const again = [skipped({ nowMs: 2_000 }), ask].reduce<typeof five>(pinEntry.reducer, five);
  expect(pinEntry.reducer(again, right(30_000))).toBe(again);
  expect(pinEntry.reducer(again, right(61_000))).toMatchObject({ outcome: { result: 'accepted' } });
});

it('PIN-046 a right PIN in between begins the count anew; another viewer starts with none', () => {
  const tries = [ask, wrong(), wrong(), wrong(), wrong(), right(), ask, wrong()];
  expect(after(...tries)).toMatchObject({ wrongInRow: 1, lockedUntilMs: null });
  expect(after(ask, wrong(), wrong(), viewerChanged())).toEqual(pinEntry.initial);
});

it('PIN-025 the PIN is sent by message at most once a minute', () => {
  const sent = after(ask, wrong(), pinWanted({ nowMs: 1_000 }), pinSent({ nowMs: 1_500 }));
  expect(sent).toMatchObject({ kind: 'asking', problem: null });
  expect(secondsToNextMessage(sent, 1_500)).toBe(60);
  expect(pinEntry.reducer(sent, pinWanted({ nowMs: 61_499 }))).toBe(sent);
  expect(pinEntry.reducer(sent, pinWanted({ nowMs: 61_500 })).kind).toBe('sending');
});

it('PIN-022 PIN-025 a PIN that is typed while its message is being sent counts', () => {
  const sending = after(ask, pinWanted({ nowMs: 0 }));
  expect(pinEntry.reducer(sending, right(10))).toMatchObject({ kind: 'resting', outcome: { result: 'accepted' } });
  const refused = pinEntry.reducer(sending, wrong(10));
  expect(refused).toMatchObject({ kind: 'sending', wrongInRow: 1, problem: { kind: 'wrong' } });
  expect(pinFlag(refused, 20)).toBe('failed');
  expect(pinEntry.reducer(refused, edited())).toMatchObject({ kind: 'sending', problem: null });
  const sent = pinEntry.reducer(refused, pinSent({ nowMs: 500 }));
  expect(sent).toMatchObject({ kind: 'asking', wrongInRow: 1, lastMessageAtMs: 500, problem: { kind: 'wrong' } });
});

it('PIN-024 PIN-025 what the server says when it could not be sent is told, and it may be tried at once', () => {
  const failed = after(ask, pinWanted({ nowMs: 0 }), sendingFailed({ kind: 'http', message: 'No phone' }));
  expect(failed).toMatchObject({
    kind: 'asking',
    problem: { kind: 'unsent', failure: { kind: 'http', message: 'No phone' } },
  });
  expect(secondsToNextMessage(failed, 0)).toBe(0);
});

it.each([
  ['1234', true],
  ['0000', true],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  ['١٢٣٤', false],
])('PIN-019 %s is a PIN: %s', (text, expected) => expect(isPin(text)).toBe(expected));

it('PIN-022 is right when it equals the stored one; without a stored one nothing is', () => {
  expect(isRightPin('1234', '1234')).toBe(true);
  expect(isRightPin('1235', '1234')).toBe(false);
  expect(isRightPin('1234', undefined)).toBe(false);
  expect(isRightPin('', '')).toBe(false);
});

it('PIN-027 PIN-028 the remember switch stores 30 minutes, or 1', () => {
  expect(parentalChannelsOf(true)).toBe('30');
  expect(parentalChannelsOf(false)).toBe('1');
});

it('whatever happens, only a right PIN outside a lock is accepted', () => {
  const nowMs = fc.integer({ min: 0, max: 200_000 });
  const anyFact = randomEvent(pinEntry, {
    asked: fc.record({ action: fc.constantFrom(...PARENTAL_ACTIONS) }),
    pinChecked: fc.record({ isRight: fc.boolean(), nowMs }),
    skipped: fc.record({ nowMs }),
    pinWanted: fc.record({ nowMs }),
    pinSent: fc.record({ nowMs }),
    sendingFailed: fc.record({ kind: fc.constantFrom('http', 'timeout', 'network'), message: fc.string() }),
  });
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 40 }), (history) => {
      const states = statesOf(pinEntry, history);
      for (const [index, event] of history.entries()) {
        const [before, next] = [states[index]!, states[index + 1]!];
        if (next === before || next.kind !== 'resting' || next.outcome?.result !== 'accepted') continue;
        expect(event).toMatchObject({ type: 'pinEntry/pinChecked', payload: { isRight: true } });
        expect(secondsLocked(before, (event['payload'] as { nowMs: number }).nowMs)).toBe(0);
      }
    }),
  );
});
