import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { expect, expectTypeOf, it } from 'vitest';
import { defineMachine, event, to } from './define-machine.ts';

type Door = { kind: 'open' } | { kind: 'closed' } | { kind: 'locked'; code: string; wrongTries: number };

const events = { pushed: event(), locked: event<{ code: string }>(), codeEntered: event<{ code: string }>() };

const door = defineMachine<Door, typeof events, 'door'>({
  name: 'door',
  initial: { kind: 'open' },
  events,
  on: {
    open: { pushed: to('closed', () => ({ kind: 'closed' })) },
    closed: {
      pushed: to('open', () => ({ kind: 'open' })),
      locked: to('locked', (_, { code }) => ({ kind: 'locked', code, wrongTries: 0 })),
    },
    locked: {
      codeEntered: to(['closed', 'locked'], (state, { code }) =>
        code === state.code ? { kind: 'closed' } : { ...state, wrongTries: state.wrongTries + 1 },
      ),
    },
  },
});

it('follows its table', () => {
  const { pushed, locked, codeEntered } = door.actions;
  const locks = [pushed(), locked({ code: '17' }), codeEntered({ code: '71' })].reduce(door.reducer, door.initial);
  expect(locks).toEqual({ kind: 'locked', code: '17', wrongTries: 1 });
  expect(door.reducer(locks, codeEntered({ code: '17' }))).toEqual({ kind: 'closed' });
});

it('keeps the very same state when an event is unknown to it', () => {
  const open = door.initial;
  expect(door.reducer(open, door.actions.codeEntered({ code: '17' }))).toBe(open);
  expect(door.reducer(open, { type: 'window/pushed' })).toBe(open);
  expect(door.reducer(open, { type: 'door/toString' })).toBe(open);
  expect(door.accepts(open, door.actions.pushed())).toBe(true);
  expect(door.accepts(open, door.actions.codeEntered({ code: '17' }))).toBe(false);
});

it('names its actions after machine and event', () => {
  expect(door.actions.locked({ code: '17' })).toEqual({ type: 'door/locked', payload: { code: '17' } });
  expectTypeOf(door.actions.locked).parameter(0).toEqualTypeOf<{ code: string }>();
  expectTypeOf(door.actions.locked.type).toEqualTypeOf<'door/locked'>();
});

it('is a slice that can be combined and injected later', () => {
  const root = combineSlices({ other: () => 1 }).withLazyLoadedSlices<{ door: Door }>();
  const store = configureStore({ reducer: root });
  expect(door.select(store.getState())).toEqual({ kind: 'open' });
  root.inject(door);
  store.dispatch(door.actions.pushed());
  expect(door.select(store.getState())).toEqual({ kind: 'closed' });
});

it('draws every transition of the table', () => {
  expect(door.mermaid().split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> open',
    '  open --> closed: pushed',
    '  closed --> open: pushed',
    '  closed --> locked: locked',
    '  locked --> closed: codeEntered',
    '  locked --> locked: codeEntered',
  ]);
});

it('does not compile what cannot happen', () => {
  const base = { name: 'door' as const, initial: { kind: 'open' } as Door, events };
  defineMachine<Door, typeof events, 'door'>({
    ...base,
    on: {
      // @ts-expect-error the transition says that it leads to `closed`
      open: { pushed: to('closed', () => ({ kind: 'open' })) },
      // @ts-expect-error there is no such state
      closed: { pushed: to('ajar', () => ({ kind: 'ajar' })) },
      // @ts-expect-error there is no such event
      locked: { kicked: to('open', () => ({ kind: 'open' })) },
    },
  });
  defineMachine<Door, typeof events, 'door'>({
    ...base,
    on: {
      // @ts-expect-error an open door has no code
      open: { pushed: to('locked', (state) => ({ kind: 'locked', code: state.code, wrongTries: 0 })) },
      // @ts-expect-error the event carries a code, not a key
      closed: { locked: to('locked', (_, { key }) => ({ kind: 'locked', code: key, wrongTries: 0 })) },
      // @ts-expect-error a locked door has a code
      locked: { codeEntered: to('locked', () => ({ kind: 'locked', wrongTries: 1 })) },
    },
  });
  // @ts-expect-error every state has its row in the table
  defineMachine<Door, typeof events, 'door'>({ ...base, on: { open: {}, closed: {} } });
});
