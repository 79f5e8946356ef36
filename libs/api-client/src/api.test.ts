import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { contentsEndpoints } from '@livery/contract/contents/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, configureApi, dropAnswers, staleAnswers } from './api.ts';
import { catalogueApi } from './areas/catalogue.ts';
import { channelsApi } from './areas/channels.ts';
import { profilesApi } from './areas/profiles.ts';
import { sessionApi } from './areas/session.ts';
import { isTooOld } from './inject-area.ts';
import { FakeCredentials, FakeServer, testSettings } from './testing/fake-server.ts';

const MINUTES = 60_000;

let server: FakeServer;
let credentials: FakeCredentials;
let actions: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_772_000_000_000 });
  server = new FakeServer();
  credentials = new FakeCredentials();
  actions = [];
  configureApi(testSettings(server, { credentials }));
});

afterEach(() => {
  vi.useRealTimers();
});

function createStore() {
  const record: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, record),
  });
  store.dispatch(dropAnswers());
  return store;
}

const count = (path: string) => server.seen.filter((request) => request.path === path).length;

describe('endpoints of an area', () => {
  test('API-006 a GET is a query with clean data', async () => {
    server.answer = () => ({ json: { channels: [{ id: '7', name: 'Sport' }] } });
    const { data } = await createStore().dispatch(channelsApi.endpoints.getChannelList.initiate());
    expect(data?.channels[0]?.id).toBe(7);
    expect(channelsApi.useGetChannelListQuery).toBeTypeOf('function');
    expect(sessionApi.useUpdateUserMutation).toBeTypeOf('function');
  });

  test('API-087 a failure is a typed error in the store', async () => {
    server.answer = () => ({ status: 503 });
    const store = createStore();
    await store.dispatch(channelsApi.endpoints.getChannelConfig.initiate({ id: 7 }));
    const { error } = channelsApi.endpoints.getChannelConfig.select({ id: 7 })(store.getState());
    expect(error).toEqual({
      kind: 'http',
      endpoint: 'getChannelConfig',
      status: 503,
      code: '',
      message: 'error 503',
      details: [],
    });
  });

  test('an answer goes into the store as it is, without being looked through', async () => {
    server.answer = () => ({ json: { channels: [{ id: 7, name: 'Sport' }] } });
    const { data } = await createStore().dispatch(channelsApi.endpoints.getChannelList.initiate());
    expect([Object.isFrozen(data), Object.isFrozen(data?.channels)]).toEqual([true, false]);
  });

  test('a query that is given up gives up its request', async () => {
    server.answer = () => new Promise(() => undefined);
    const query = createStore().dispatch(channelsApi.endpoints.getChannelList.initiate());
    await vi.advanceTimersByTimeAsync(0);
    query.abort();
    await query;
    expect(server.seen[0]?.signal.aborted).toBe(true);
  });

  test('API-001 the token is in no action and nowhere in the store', async () => {
    credentials.current = 'top-secret';
    const store = createStore();
    server.answer = () => ({ json: { id: 1 } });
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    server.answer = () => ({ status: 500, text: 'x' });
    await store.dispatch(sessionApi.endpoints.updateUser.initiate({ firstName: 'Aru' }));
    expect(new Set(server.seen.map(({ token }) => token))).toEqual(new Set(['top-secret']));
    expect(JSON.stringify([actions, store.getState()])).not.toContain('top-secret');
    expect(JSON.stringify([actions, store.getState()])).not.toContain('api.example');
  });
});

describe('the second layer of caching', () => {
  const list = '/v2/channels/channel_list';
  const withTimeout = (seconds?: number) => {
    server.answer = () => ({ json: { channels: [], cache_timeout: seconds } });
  };

  test('CALL-003 a list is asked again only after 15 min, and shown meanwhile', async () => {
    withTimeout();
    const store = createStore();
    const read = () => store.dispatch(channelsApi.endpoints.getChannelList.initiate());
    (await read()).data satisfies unknown;
    await vi.advanceTimersByTimeAsync(15 * MINUTES - 1);
    await read();
    expect(count(list)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const again = read();
    expect(channelsApi.endpoints.getChannelList.select()(store.getState()).data).toEqual({
      channels: [],
      currentSchedules: [],
    });
    await again;
    expect(count(list)).toBe(2);
  });

  test.each([
    ['shorter', 60],
    ['longer', 40 * 60],
  ])('CALL-003 a cache_timeout that is %s wins', async (_, seconds) => {
    withTimeout(seconds);
    const store = createStore();
    const read = async () => {
      const query = store.dispatch(channelsApi.endpoints.getChannelList.initiate());
      await query;
      query.unsubscribe();
    };
    await read();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    await read();
    expect(count(list)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await read();
    expect(count(list)).toBe(2);
  });

  test('CALL-003 an answer that nobody shows any more is still used within its time', async () => {
    withTimeout();
    const store = createStore();
    const query = store.dispatch(channelsApi.endpoints.getChannelList.initiate());
    await query;
    query.unsubscribe();
    await vi.advanceTimersByTimeAsync(14 * MINUTES);
    await store.dispatch(channelsApi.endpoints.getChannelList.initiate());
    expect(count(list)).toBe(1);
  });

  test('CALL-003 rows and pages obey the timeout of their own answer', async () => {
    server.answer = () => ({ json: { id: 1, template: 'content-v', cache_timeout: 10 } });
    const store = createStore();
    await store.dispatch(catalogueApi.endpoints.getRow.initiate({ id: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    await store.dispatch(catalogueApi.endpoints.getRow.initiate({ id: '1' }));
    expect(count('/v2/rows/1')).toBe(2);
  });

  test('API-003 an ordinary answer is asked again after 3 s', async () => {
    server.answer = () => ({ json: { id: 1 } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    await vi.advanceTimersByTimeAsync(2_999);
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    expect(count('/v2/users/self')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    expect(count('/v2/users/self')).toBe(2);
  });

  test('API-003 even a forced one is not sent twice within 3 s', async () => {
    server.answer = () => ({ json: { id: 1 } });
    const store = createStore();
    const query = store.dispatch(sessionApi.endpoints.getUser.initiate());
    await query;
    await query.refetch();
    expect(count('/v2/users/self')).toBe(1);
  });

  test.each([
    [channelsEndpoints.getChannelStream, 0, true],
    [sessionEndpoints.getUser, 2_999, false],
    [sessionEndpoints.getUser, 3_000, true],
    [contentsEndpoints.getContent, 899_999, false],
    [contentsEndpoints.getContent, 900_000, true],
  ])('API-003 CALL-003 $0.name after $1 ms', (endpoint, ageMs, expected) => {
    expect(isTooOld(endpoint, { fulfilledTimeStamp: 1_000 }, 1_000 + ageMs)).toBe(expected);
    expect(isTooOld(endpoint, undefined, 1_000)).toBe(false);
  });
});

describe('API-005 what a change makes stale', () => {
  test('is asked again at once where it is shown', async () => {
    let name = 'old';
    server.answer = () => ({ json: { id: 1, first_name: name } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    name = 'new';
    await store.dispatch(sessionApi.endpoints.updateUser.initiate({ firstName: name }));
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionApi.endpoints.getUser.select()(store.getState()).data?.firstName).toBe('new');
    expect(server.lines).toEqual(['GET /v2/users/self', 'PATCH /v2/users/self', 'GET /v2/users/self']);
  });

  test.each([
    [{ status: 400 }, 1],
    [{ status: 500 }, 2],
    [{ text: 'cut' }, 2],
  ])('is asked again unless a failure means that nothing changed: %j', async (reply, requests) => {
    server.answer = ({ method }) => (method === 'PATCH' ? reply : { json: { id: 1 } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    await store.dispatch(sessionApi.endpoints.updateUser.initiate({ firstName: 'Aru' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.lines.filter((line) => line.startsWith('GET'))).toHaveLength(requests);
  });

  test('is everything, after another profile was chosen', async () => {
    server.answer = () => ({ json: { id: 1, channels: [{ id: 7, name: 'Adult' }] } });
    const store = createStore();
    await store.dispatch(channelsApi.endpoints.getChannelList.initiate());
    await store.dispatch(profilesApi.endpoints.switchProfile.initiate({ id: 2 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.stringify(store.getState())).not.toContain('Adult');
    await store.dispatch(channelsApi.endpoints.getChannelList.initiate());
    expect(count('/v2/channels/channel_list')).toBe(2);
  });

  test('is nothing, when the profile could not be changed', async () => {
    server.answer = ({ method }) =>
      method === 'POST' ? { status: 403 } : { json: { channels: [{ id: 7, name: 'Adult' }] } };
    const store = createStore();
    await store.dispatch(channelsApi.endpoints.getChannelList.initiate());
    await store.dispatch(profilesApi.endpoints.switchProfile.initiate({ id: 2 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(channelsApi.endpoints.getChannelList.select()(store.getState()).data?.channels).toHaveLength(1);
  });

  test('is everything, when somebody signs in or out', async () => {
    server.answer = () => ({ json: { id: 1, first_name: 'Aru' } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    credentials.current = 'token-2';
    store.dispatch(dropAnswers());
    expect(JSON.stringify(store.getState())).not.toContain('Aru');
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    expect(server.seen.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  test('is what holds the named resources, when a screen says so: asked again within its 3 s too, and nothing else is', async () => {
    server.answer = ({ path }) => ({ json: { id: 1, template: 'content-v', title: path } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getUser.initiate());
    await store.dispatch(catalogueApi.endpoints.getRow.initiate({ id: '1' }));
    store.dispatch(staleAnswers(['rows']));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.lines).toEqual(['GET /v2/users/self', 'GET /v2/rows/1', 'GET /v2/rows/1']);
  });
});
