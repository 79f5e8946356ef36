import { configureApi, dropAnswers } from '@livery/api-client';
import { profilesApi } from '@livery/api-client/profiles';
import { FakeServer, testSettings } from '@livery/api-client/testing';
import { keepActiveProfile, savedActiveProfile, selectActiveProfile, activeProfile } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import { createStorage, memoryStorage } from '@livery/platform/storage';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { askActiveProfile } from './ask-active-profile.ts';
import { followViewer } from './follow-viewer.ts';

const { seen } = activeProfile.actions;
const USER = { id: 5, isGuest: false } as never;
const credentials = { accessToken: 'token', deviceId: 1, signInId: 'a', expiresAtMs: null, receivedAtMs: 0 } as never;

/** A page of a viewer who is signed in, over one device whose profile the server keeps. */
function openPage(storage = createStorage('test', memoryStorage()), { isGuestAllowed = true } = {}) {
  const { store, startListening } = createStore();
  const told: unknown[] = [];
  followViewer(
    startListening,
    storage,
    ({ changed, ...viewer }) => {
      told.push([viewer, changed]);
      if (changed) store.dispatch(dropAnswers());
    },
    () => told.push('nobody'),
  );
  store.dispatch(session.actions.started({ saved: credentials }));
  store.dispatch(
    session.actions.networkLoaded({ network: { provider: {}, isGuestAllowed }, circumstances: {} } as never),
  );
  store.dispatch(session.actions.credentialsReceived({ credentials }));
  const enter = (user: unknown) => store.dispatch(session.actions.userLoaded({ user } as never));
  return { store, storage, told, enter };
}

it('PROF-026 tells account and profile when they are known anew, and keeps the profile for the next visit', () => {
  const { store, storage, told, enter } = openPage();
  enter(USER);
  store.dispatch(seen({ id: 1, role: 'adult' }));
  store.dispatch(seen({ id: 1, role: 'adult' }));
  store.dispatch(seen({ id: 2, role: 'child' }));
  expect(told).toEqual([
    [{ user: 5, isGuest: false, profile: null }, false],
    [{ user: 5, isGuest: false, profile: 1 }, false],
    [{ user: 5, isGuest: false, profile: 2 }, true],
  ]);
  expect(savedActiveProfile(storage)).toEqual({ id: 2, role: 'child' });
});

it('SES-025 PROF-026 another account knows nothing of the profile before', () => {
  const { store, storage, told, enter } = openPage();
  enter(USER);
  store.dispatch(seen({ id: 2, role: 'child' }));
  store.dispatch(
    session.actions.identityChangedElsewhere({ saved: { ...(credentials as object), signInId: 'b' } as never }),
  );
  store.dispatch(
    session.actions.networkLoaded({ network: { provider: {}, isGuestAllowed: true }, circumstances: {} } as never),
  );
  store.dispatch(session.actions.credentialsReceived({ credentials }));
  enter({ id: 6, isGuest: true });
  expect(told.at(-1)).toEqual([{ user: 6, isGuest: true, profile: null }, true]);
  expect(selectActiveProfile(store.getState()).kind).toBe('unknown');
  expect(savedActiveProfile(storage)).toBeNull();
});

it('SES-020 SES-025 PROF-026 a guest after a removed device knows nothing of the profile that the last visit left behind', () => {
  const storage = createStorage('test', memoryStorage());
  keepActiveProfile(storage, { id: 5, role: 'child' });
  const { store, told, enter } = openPage(storage);
  store.dispatch(seen({ id: 5, role: 'child' }));
  enter({ id: 6, isGuest: true });
  expect(told).toEqual([[{ user: 6, isGuest: true, profile: null }, false]]);
  expect(selectActiveProfile(store.getState()).kind).toBe('unknown');
  expect(savedActiveProfile(storage)).toBeNull();
});

it('SES-003 SES-039 PROF-026 where nobody is a guest, nothing of a member who signs out stays', () => {
  const { store, storage, told, enter } = openPage(undefined, { isGuestAllowed: false });
  enter(USER);
  store.dispatch(seen({ id: 2, role: 'child' }));
  told.length = 0;
  store.dispatch(session.actions.logoutRequested());
  store.dispatch(session.actions.loggedOut());
  expect(told).toEqual([]);
  store.dispatch(
    session.actions.networkLoaded({ network: { provider: {}, isGuestAllowed: false }, circumstances: {} } as never),
  );
  expect(session.select(store.getState()).kind).toBe('authOnly');
  expect(told).toEqual(['nobody']);
  expect(selectActiveProfile(store.getState()).kind).toBe('unknown');
  expect(savedActiveProfile(storage)).toBeNull();
});

it('PROF-026 whatever order answers come in: nothing of one profile lies beside another, and the page ends with the server', async () => {
  const doing = fc.oneof(
    fc.record({ switchTo: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ elsewhere: fc.integer({ min: 1, max: 3 }) }),
    fc.constantFrom('ask' as const, 'read' as const),
  );
  const histories = fc.array(fc.tuple(doing, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 14,
  });
  let switches = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      let active = 1;
      let latency = [0, 0];
      const roleOf = (id: number) => (id === 1 ? 'adult' : 'child');
      const wait = async (turns: number) => {
        for (let turn = 0; turn < turns * 12; turn += 1) await Promise.resolve();
      };
      const server = new FakeServer(async ({ method, path, body }) => {
        const [there = 0, back = 0] = latency;
        await wait(there);
        if (method === 'POST') active = (body as { id: number }).id;
        // Made at this moment, whenever it arrives.
        const json = path.endsWith('/profiles')
          ? { profiles: [{ id: active, name: `data of ${active}` }] }
          : { id: active, role: roleOf(active) };
        await wait(back);
        return { json };
      });
      configureApi(testSettings(server));
      const { store, enter } = openPage();
      store.dispatch(dropAnswers());
      enter(USER);
      store.dispatch(seen({ id: 1, role: 'adult' }));
      const running: Promise<unknown>[] = [];
      for (const [what, there, back] of history) {
        latency = [there, back];
        if (what === 'ask') running.push(askActiveProfile(store));
        else if (what === 'read') {
          const query = store.dispatch(profilesApi.endpoints.getProfiles.initiate(undefined, { forceRefetch: true }));
          running.push(query);
        } else if ('elsewhere' in what) {
          // Another tab: the server first, then what it leaves in the browser's store.
          active = what.elsewhere;
          store.dispatch(seen({ id: active, role: roleOf(active) as never }));
        } else {
          // The page lets one switch at a time run.
          await Promise.all(running.splice(0));
          latency = [there, back];
          await store.dispatch(profilesApi.endpoints.switchProfile.initiate({ id: what.switchTo }));
          store.dispatch(seen({ id: what.switchTo, role: roleOf(what.switchTo) as never }));
          switches += 1;
        }
        await wait(1);
      }
      await Promise.all(running);
      await wait(6);
      const state = selectActiveProfile(store.getState());
      expect(state).toMatchObject({ kind: 'known', id: active });
      const { data } = profilesApi.endpoints.getProfiles.select()(store.getState() as never);
      if (data) expect(data.profiles[0]?.name).toBe(`data of ${active}`);
    }),
    { numRuns: 150 },
  );
  expect(switches).toBeGreaterThan(3);
});
