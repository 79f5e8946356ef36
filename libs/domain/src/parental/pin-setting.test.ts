import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from '../machine/listening.ts';
import { expect, it, vi } from 'vitest';
import { startEffects } from '../machine/effects.ts';
import { pinSetting, pinSettingEffects, type SavePin } from './pin-setting.ts';

const { opened, currentChecked, pinChosen, pinRepeated, edited, backRequested, closed } = pinSetting.actions;
const after = (...facts: Parameters<typeof pinSetting.reducer>[1][]) =>
  facts.reduce(pinSetting.reducer, pinSetting.initial);
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
  for (const fact of [first, pinChosen({ pin: '1234' }), pinRepeated({ pin: '1234' })]) store.dispatch(fact);
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
