import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from './listening.ts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { defineMachine, event, to } from './define-machine.ts';
import { type Effects, startEffects } from './effects.ts';
import { type IgnoredEvent, reportIgnoredEvents } from './ignored-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Kettle = { kind: 'cold' } | { kind: 'heating'; isLoud: boolean } | { kind: 'hot' };

const events = { switchedOn: event(), switchedOff: event(), gotLoud: event(), boiled: event<{ secret: string }>() };

const kettle = defineMachine<Kettle, typeof events, 'kettle'>({
  name: 'kettle',
  initial: { kind: 'cold' },
  events,
  on: {
    cold: { switchedOn: to('heating', () => ({ kind: 'heating', isLoud: false })) },
    heating: {
      gotLoud: to('heating', () => ({ kind: 'heating', isLoud: true })),
      boiled: to('hot', () => ({ kind: 'hot' })),
      switchedOff: to('cold', () => ({ kind: 'cold' })),
    },
    hot: { switchedOff: to('cold', () => ({ kind: 'cold' })) },
  },
});
const { switchedOn, switchedOff, gotLoud, boiled } = kettle.actions;

function plugIn(effects: Effects<Kettle>) {
  const ignored: IgnoredEvent[] = [];
  const listeners = createListening();
  const store = configureStore({
    reducer: combineSlices(kettle),
    middleware: (defaults) =>
      defaults().concat(
        reportIgnoredEvents([kettle], (report) => void ignored.push(report)),
        listeners.middleware,
      ),
  });
  const stop = startEffects(kettle, listeners.startListening, effects);
  return { ...store, stop, ignored, kind: () => kettle.select(store.getState()).kind };
}

it('runs a state’s effect from entering to leaving', async () => {
  const signals: AbortSignal[] = [];
  const { dispatch, kind } = plugIn({
    heating: async (_, { signal, delay, dispatch }) => {
      signals.push(signal);
      await delay(100);
      dispatch(boiled({ secret: '' }));
    },
  });
  dispatch(switchedOn());
  await vi.advanceTimersByTimeAsync(99);
  expect([kind(), signals[0]!.aborted]).toEqual(['heating', false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([kind(), signals[0]!.aborted]).toEqual(['hot', true]);
});

it('stops an effect in its tracks when the state is over, and starts anew when it comes again', async () => {
  const steps: string[] = [];
  const { dispatch, kind } = plugIn({
    heating: async (_, { pause, dispatch }) => {
      steps.push('asked');
      await pause(new Promise((resolve) => setTimeout(resolve, 100)));
      steps.push('answered');
      dispatch(boiled({ secret: '' }));
    },
  });
  dispatch(switchedOn());
  await vi.advanceTimersByTimeAsync(50);
  dispatch(switchedOff());
  dispatch(switchedOn());
  await vi.advanceTimersByTimeAsync(99);
  expect([steps, kind()]).toEqual([['asked', 'asked'], 'heating']);
  await vi.advanceTimersByTimeAsync(1);
  expect([steps, kind()]).toEqual([['asked', 'asked', 'answered'], 'hot']);
});

it('does not let an effect dispatch anything after its state', async () => {
  const { dispatch, kind, ignored } = plugIn({
    heating: async (_, { dispatch }) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      dispatch(boiled({ secret: '' }));
    },
  });
  dispatch(switchedOn());
  dispatch(switchedOff());
  await vi.advanceTimersByTimeAsync(200);
  expect([kind(), ignored]).toEqual(['cold', []]);
});

it('keeps an effect running while its state only changes its data', async () => {
  let runs = 0;
  const { dispatch, getState } = plugIn({
    heating: async (_, { dispatchAfter, delay }) => {
      runs += 1;
      dispatchAfter(10, gotLoud());
      await delay(1_000);
    },
  });
  dispatch(switchedOn());
  await vi.advanceTimersByTimeAsync(10);
  expect([kettle.select(getState()), runs]).toEqual([{ kind: 'heating', isLoud: true }, 1]);
});

it('dispatches nothing later when the state is over by then', async () => {
  const { dispatch, ignored } = plugIn({
    heating: async (_, { dispatchAfter, delay }) => {
      dispatchAfter(10, gotLoud());
      await delay(1_000);
    },
  });
  dispatch(switchedOn());
  dispatch(switchedOff());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ignored).toEqual([]);
});

it('stops everything when asked to', async () => {
  const { dispatch, kind, stop } = plugIn({
    heating: async (_, { delay, dispatch }) => {
      await delay(100);
      dispatch(boiled({ secret: '' }));
    },
  });
  dispatch(switchedOn());
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kind()).toBe('heating');
});

it('reports an event that the state does not know, without its payload', () => {
  const { dispatch, ignored } = plugIn({});
  dispatch(boiled({ secret: 'token' }));
  dispatch({ type: 'other/boiled' });
  dispatch(switchedOn());
  expect(ignored).toEqual([{ machine: 'kettle', state: 'cold', event: 'kettle/boiled' }]);
});

it('an effect that fails by itself is heard of as any fault of the program', () => {
  const faults: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task();
    } catch (fault) {
      faults.push(fault);
    }
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { dispatch, kind } = plugIn({
    heating: () => {
      throw new Error('no water');
    },
  });
  dispatch(switchedOn());
  return vi.waitFor(() => {
    expect(faults).toEqual([new Error('no water')]);
    expect(kind()).toBe('heating');
  });
});
