import { configureStore } from '@reduxjs/toolkit';
import { allEndpoints as calls, endpointList } from '@livery/contract/endpoints';
import type { Endpoint } from '@livery/contract/endpoint';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api, callApi, configureApi, dropAnswers, type AnswerIssue, type ApiResult } from './api.ts';
import { favoritesApi } from './areas/favorites.ts';
import { FakeCredentials } from './testing/fake-server.ts';
import { referenceOrigin } from './testing/reference-origin.ts';

/** The same calls against a real server: the reference backend that the test runner starts. */
const origin = referenceOrigin();

/** A busy machine answers late. */
const PATIENCE = { timeout: 10_000 };

let issues: AnswerIssue[];
let credentials: FakeCredentials;
let deviceId: number;
let secret: string | undefined;

async function begin(): Promise<void> {
  issues = [];
  credentials = new FakeCredentials(null);
  configureApi({
    origin,
    siteOrigin: origin,
    credentials,
    language: () => 'en',
    onAnswerIssue: (issue) => issues.push(issue),
  });
  ({ deviceId, secret } = await signInAsGuest());
}

const device = {
  deviceType: 'pc',
  vendor: 'Test',
  model: 'Runner',
  version: '1',
  osName: 'Linux',
  osVersion: '6',
  applicationType: 'web',
} as const;

/** A fresh guest, made as a site makes one. */
async function signInAsGuest(): Promise<{ deviceId: number; secret: string | undefined }> {
  const username = crypto.randomUUID();
  const account = { username, password: username.slice(0, 30) };
  await data(callApi(calls.createGuest, { ...account, isGuest: true, appVersion: 190 }, { token: null }));
  const login = { login: username, password: account.password };
  const { accessToken: token } = await data(callApi(calls.login, login, { token: null }));
  const { id, secret } = await data(callApi(calls.createDevice, { ...device, serial: username }, { token }));
  const grant = await data(
    callApi(calls.authenticateDevice, { deviceId: id, ...(secret !== undefined && { secret }) }, { token }),
  );
  credentials.settle(grant.accessToken);
  return { deviceId: id, secret };
}

async function data<T>(calling: Promise<ApiResult<T>>): Promise<T> {
  const result = await calling;
  if (!result.error) return result.data;
  const { endpoint, kind, message } = result.error;
  throw new Error(`${endpoint}: ${kind} ${message}`);
}

describe('a fresh guest', () => {
  beforeEach(begin);

  test('API-015 API-017 API-030 API-035 API-018 API-029 a guest is made, has a device and a token', async () => {
    const user = await data(callApi(calls.getUser, undefined));
    expect(user.isGuest).toBe(true);
    const { devices } = await data(callApi(calls.getDevices, undefined));
    expect(devices.map(({ id }) => id)).toContain(deviceId);
  });

  test('API-076 SES-019 a token that is refused is renewed by the device, and nobody notices', async () => {
    credentials.current = 'of-yesterday';
    const requests = [
      callApi(calls.getUser, undefined),
      callApi(calls.getFavorites, undefined),
      callApi(calls.getDevices, undefined),
    ];
    await expect.poll(() => credentials.reported.length, PATIENCE).toBe(3);
    const grant = await data(
      callApi(calls.authenticateDevice, { deviceId, ...(secret !== undefined && { secret }) }, { token: null }),
    );
    credentials.renew(grant.accessToken);
    for (const { error } of await Promise.all(requests)) expect(error).toBeUndefined();
  });

  test('API-005 CALL-020 CALL-021 CALL-022 a favourite that is added and removed changes what is shown', async () => {
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    store.dispatch(dropAnswers());
    const { channels } = await data(callApi(calls.getChannelList, undefined));
    const channelId = channels[0]?.id ?? 0;
    await store.dispatch(favoritesApi.endpoints.getFavorites.initiate());
    const shown = () =>
      favoritesApi.endpoints.getFavorites
        .select()(store.getState())
        .data?.favorites.map((one) => one.channelId);
    expect(shown()).toEqual([]);

    const added = await store.dispatch(favoritesApi.endpoints.addFavorite.initiate({ channelId })).unwrap();
    await expect.poll(shown, PATIENCE).toEqual([channelId]);
    const removed = await store.dispatch(favoritesApi.endpoints.removeFavorite.initiate({ id: added.id })).unwrap();
    expect(removed.objectId).toBe(channelId);
    await expect.poll(shown, PATIENCE).toEqual([]);
  });

  test('API-087 API-086 failures come in the words of the server', async () => {
    expect((await callApi(calls.getContent, { id: 999_999_999 })).error).toMatchObject({
      kind: 'http',
      status: 404,
      code: 'not_found',
    });
    const wrong = await callApi(calls.login, { login: 'nobody', password: 'wrong' }, { token: null });
    expect(wrong.error).toMatchObject({ kind: 'http' });
    expect(wrong.error?.message).not.toBe('');
  });
});

describe('CALL-089 API-006 every GET without arguments is answered in the contract’s form, or honestly not at all', () => {
  beforeAll(begin);

  const plain = endpointList.filter(
    ({ method, base, params, query }) =>
      method === 'GET' &&
      base === 'api' &&
      Object.keys(params.fields).length === 0 &&
      Object.values(query.fields as Endpoint['query']['fields']).every(({ presence }) => presence !== 'required'),
  );

  test.each(plain)('$name', async (endpoint) => {
    const { error } = await callApi(endpoint, undefined as never);
    expect(issues).toEqual([]);
    if (error) expect(error).toMatchObject({ kind: 'http', status: 501, code: 'not_implemented' });
  });
});
