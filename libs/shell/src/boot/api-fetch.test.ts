import { configureApi } from '@livery/api-client';
import { platformApi } from '@livery/api-client/platform';
import { FakeServer, ORIGIN, testSettings } from '@livery/api-client/testing';
import { earlyPaths, requestKey, type EarlyAnswer, type EarlyHandoff } from '@livery/brand-kit/early';
import { expect, it, vi } from 'vitest';
import { createSessionApi } from '../session-api.ts';
import { createStore } from '../store.ts';
import { createApiFetch } from './api-fetch.ts';

const ADDRESS = 'https://api.test/v2/rowsets/startpage';

function page({ begun, answers = true }: { begun?: EarlyAnswer; answers?: boolean } = {}) {
  const take = vi.fn(() => begun);
  const send = vi.fn(async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response('sent');
  });
  const ports = { onSilence: vi.fn(), onOldAnswer: vi.fn() };
  const apiFetch = createApiFetch({
    early: { take } as unknown as EarlyHandoff,
    send: send as unknown as typeof fetch,
    ...ports,
  });
  return { apiFetch, send, take, ...ports };
}
const get = { headers: { 'Accept-Language': 'kk' } };

it('takes over what the first script has asked, instead of asking again', async () => {
  const { apiFetch, send, take } = page({
    begun: { response: Promise.resolve(new Response('early')), mayBeOld: false },
  });
  expect(await (await apiFetch(ADDRESS, get)).text()).toBe('early');
  expect(take).toHaveBeenCalledWith(ADDRESS, 'kk');
  expect(send).not.toHaveBeenCalled();
});

it('PROF-026 what the first script asked for one viewer is never shown to the next', async () => {
  let isFirst = true;
  const take = vi.fn(() => ({ response: Promise.resolve(new Response('of the first')), mayBeOld: false }));
  const send = vi.fn(async () => new Response('of the next'));
  const apiFetch = createApiFetch({
    early: { take } as unknown as EarlyHandoff,
    isFirstViewer: () => isFirst,
    send: send as unknown as typeof fetch,
    onSilence: vi.fn(),
    onOldAnswer: vi.fn(),
  });
  expect(await (await apiFetch(ADDRESS, get)).text()).toBe('of the first');
  isFirst = false;
  expect(await (await apiFetch(ADDRESS, get)).text()).toBe('of the next');
  expect(take).toHaveBeenCalledOnce();
});

it('asks again when the early request failed', async () => {
  const { apiFetch } = page({ begun: { response: Promise.reject(new TypeError('x')), mayBeOld: false } });
  expect(await (await apiFetch(ADDRESS, get)).text()).toBe('sent');
});

it('says when an answer may be an old one', async () => {
  const { apiFetch, onOldAnswer } = page({ begun: { response: Promise.resolve(new Response('old')), mayBeOld: true } });
  await apiFetch(ADDRESS, get);
  expect(onOldAnswer).toHaveBeenCalledOnce();
});

it('never hands an early answer to a change', async () => {
  const { apiFetch, take } = page();
  await apiFetch(ADDRESS, { method: 'POST' });
  expect(take).not.toHaveBeenCalled();
});

it('has the network asked when there was no answer, but not when the caller gave up', async () => {
  const silent = page({ answers: false });
  await expect(silent.apiFetch(ADDRESS, get)).rejects.toThrow();
  expect(silent.onSilence).toHaveBeenCalledOnce();
  const givenUp = page({ answers: false });
  await expect(givenUp.apiFetch(ADDRESS, { ...get, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(givenUp.onSilence).not.toHaveBeenCalled();
});

it('BOOT-001 BOOT-028 network info and configuration are asked once: by the first script, at the addresses where they are looked for', async () => {
  const asked = new Set(earlyPaths('orbit').map((path) => requestKey(ORIGIN + path)));
  const take = (url: string): EarlyAnswer | undefined =>
    asked.delete(requestKey(url)) ? { response: Promise.resolve(Response.json({})), mayBeOld: false } : undefined;
  const server = new FakeServer();
  const early = { take } as unknown as EarlyHandoff;
  const apiFetch = createApiFetch({ early, send: server.fetch, onSilence: vi.fn(), onOldAnswer: vi.fn() });
  configureApi(testSettings(server, { fetch: apiFetch }));
  await createSessionApi('orbit').loadNetwork(new AbortController().signal);
  await createStore().store.dispatch(platformApi.endpoints.getConfiguration.initiate());
  expect(asked.size).toBe(0);
  expect(server.lines).toEqual([]);
});
