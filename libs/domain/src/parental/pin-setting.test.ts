import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from '../machine/listening.ts';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { startEffects } from '../machine/effects.ts';
import { randomEvent, statesOf } from '../machine/testing/random-events.ts';
import { pinSetting, pinSettingEffects, type SavePin } from './pin-setting.ts';

const { opened, currentChecked, pinChosen, pinRepeated, edited, backRequested, closed } = pinSetting.actions;
const after = (...events: Parameters<typeof pinSetting.reducer>[1][]) =>
  events.reduce(pinSetting.reducer, pinSetting.initial);
const first = opened({ hasPin: false });

it('PIN-032 PIN-033 four digits, then the same four again', () => {
  expect(after(first).kind).toBe('choosing');
  expect(after(first, pinChosen({ pin: '12' })).kind).toBe('choosing');
  expect(after(first, pinChosen({ pin: '1234' }))).toMatchObject({ kind: 'repeating', problem: null });
  expect(after(first, pinChosen({ pin: '1234' }), pinRepeated({ pin: '1234' })).kind).toBe('saving');
});

it('PIN-033 PIN-034 a repeat that differs is said, until the viewer types', () => {
  const state = after(first, pinChosen({ pin: '1234' }), pinRepeated({ pin: '1235' }));
  expect(state).toMatchObject({ kind: 'repeating', problem: 'parental_set_not_equal' });
  expect(pinSetting.reducer(state, edited())).toMatchObject({ kind: 'repeating', problem: null });
});

it('PIN-037 back leads to the first step, without its digits', () => {
  const state = after(first, pinChosen({ pin: '1234' }), backRequested());
  expect(state).toEqual({ kind: 'choosing', isChange: false, problem: null });
});

it('PIN-038 a change asks for the current PIN first', () => {
  const asked = after(opened({ hasPin: true }));
  expect(asked.kind).toBe('confirmingCurrent');
  const refused = pinSetting.reducer(asked, currentChecked({ isRight: false }));
  expect(refused).toEqual({ kind: 'confirmingCurrent', problem: 'error_wrong_code' });
  expect(pinSetting.reducer(asked, pinChosen({ pin: '1234' }))).toBe(asked);
  expect(pinSetting.reducer(refused, currentChecked({ isRight: true }))).toMatchObject({
    kind: 'choosing',
    isChange: true,
  });
});

it('keeps no digits when the dialogue closes', () => {
  expect(after(first, pinChosen({ pin: '1234' }), closed())).toEqual({ kind: 'closed' });
});

function running(savePin: SavePin) {
  const listeners = createListening();
  const store = configureStore({
    reducer: combineSlices(pinSetting),
    middleware: (defaults) => defaults().concat(listeners.middleware),
  });
  startEffects(pinSetting, listeners.startListening, pinSettingEffects(savePin));
  for (const event of [first, pinChosen({ pin: '1234' }), pinRepeated({ pin: '1234' })]) store.dispatch(event);
  return () => pinSetting.select(store.getState());
}

it('PIN-035 a repeat that equals the first saves the PIN', async () => {
  const savePin = vi.fn(async () => ({ data: {} }));
  const state = running(savePin);
  await vi.waitFor(() => expect(state()).toEqual({ kind: 'saved' }));
  expect(savePin).toHaveBeenCalledExactlyOnceWith('1234', expect.any(AbortSignal));
});

it('PIN-024 PIN-035 what the server says against it is told, and the viewer chooses again', async () => {
  const state = running(async () => ({ error: { kind: 'http', status: 400, message: 'Too simple' } }));
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: 'choosing', problem: { message: 'Too simple' } }));
  expect(JSON.stringify(state())).not.toContain('1234');
});

it('PIN-033 PIN-034 PIN-038 whatever happens, only a PIN typed twice is saved, an old one asked for first, and no digits outlive their step', () => {
  const pin = fc.constantFrom('1234', '4321', '12', '');
  const anyFact = randomEvent(pinSetting, {
    opened: fc.record({ hasPin: fc.boolean() }),
    currentChecked: fc.record({ isRight: fc.boolean() }),
    pinChosen: fc.record({ pin }),
    pinRepeated: fc.record({ pin }),
    savingFailed: fc.record({ kind: fc.constantFrom('http', 'timeout'), message: fc.constantFrom('', 'Too simple') }),
  });
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 40 }), (history) => {
      const states = statesOf(pinSetting, history);
      let mayChoose = false;
      for (const [index, event] of history.entries()) {
        const [before, next] = [states[index]!, states[index + 1]!];
        if (next !== before) {
          if (event.type === 'pinSetting/opened')
            mayChoose = (event['payload'] as { hasPin: boolean }).hasPin === false;
          if (event.type === 'pinSetting/currentChecked')
            mayChoose = (event['payload'] as { isRight: boolean }).isRight;
        }
        if (next.kind === 'saving' && before.kind !== 'saving') {
          expect(before).toMatchObject({ kind: 'repeating', pin: next.pin });
          expect(event).toMatchObject({ type: 'pinSetting/pinRepeated', payload: { pin: next.pin } });
          expect(next.pin).toBe(before.kind === 'repeating' && before.pin);
          expect(mayChoose, 'the old PIN was right, or there was none').toBe(true);
        }
        if (next.kind !== 'repeating' && next.kind !== 'saving') expect(JSON.stringify(next)).not.toMatch(/1234|4321/);
      }
    }),
  );
});
