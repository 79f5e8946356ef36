import { combineSlices, configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeyValueStore } from '../ports.ts';
import { session } from '../session/machine.ts';
import { STORED } from '../stored-keys.ts';
import {
  forgetActiveProfile,
  isChildWatching,
  keepActiveProfile,
  savedActiveProfile,
  activeProfile,
  activeProfileOf,
  type ActiveProfile,
} from './active-profile.ts';

const { seen, switched, forgotten } = activeProfile.actions;
function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const newStore = () => configureStore({ reducer: combineSlices(activeProfile, session) });

it('PROF-026 it is somebody else’s turn when profile or role change, not when it is first known', () => {
  const store = newStore();
  const turn = () => activeProfile.select(store.getState()).turn;
  store.dispatch(seen({ id: 1, role: 'adult' }));
  store.dispatch(seen({ id: 1, role: 'adult' }));
  expect(turn()).toBe(0);
  store.dispatch(seen({ id: 2, role: 'child' }));
  expect(turn()).toBe(1);
  store.dispatch(seen({ id: 2, role: 'adult' }));
  expect(turn()).toBe(2);
  store.dispatch(forgotten());
  expect(activeProfile.select(store.getState())).toEqual({ kind: 'unknown', turn: 2 });
});

it('PROF-026 whoever is gone over to takes a turn, also where nobody knew who was watching', () => {
  const store = newStore();
  store.dispatch(switched({ id: 2, role: 'child' }));
  expect(activeProfile.select(store.getState())).toEqual({ kind: 'known', turn: 1, id: 2, role: 'child' });
  store.dispatch(switched({ id: 2, role: 'child' }));
  expect(activeProfile.select(store.getState()).turn).toBe(1);
  store.dispatch(switched({ id: 1, role: 'adult' }));
  expect(activeProfile.select(store.getState()).turn).toBe(2);
});

it('PROF-029 PROF-028 who is watching is told by the nested kind', () => {
  const store = newStore();
  store.dispatch(seen(activeProfileOf({ id: 1, role: 'adult', profile: { role: 'child' } })));
  expect(isChildWatching(store.getState())).toBe(true);
});

it('PROF-028 a store without anybody watching shows what grown-ups see', () => {
  expect(isChildWatching({})).toBe(false);
});

it('SES-025 who was watching outlives a reload, and a role that cannot be read is a child’s', () => {
  const store = memoryStore();
  expect(savedActiveProfile(store)).toBeNull();
  fc.assert(
    fc.property(fc.record({ id: fc.integer({ min: 1 }), role: fc.constantFrom('adult', 'child') }), (profile) => {
      keepActiveProfile(store, profile as ActiveProfile);
      expect(savedActiveProfile(store)).toEqual(profile);
    }),
  );
  store.set(STORED.profileRole, 'something');
  expect(savedActiveProfile(store)?.role).toBe('child');
  forgetActiveProfile(store);
  expect(savedActiveProfile(store)).toBeNull();
});
