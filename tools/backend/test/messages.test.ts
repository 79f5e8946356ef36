import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { signIn, startTestBackend, type ApiClient } from './test-backend.ts';

let backend: Backend;
let api: ApiClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ backend, api, stop } = await startTestBackend());
});
afterAll(() => stop());

const viewer = () => signIn(api, { isGuest: false });

const write = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${backend.apiOrigin}/desk/write`, { method: 'POST', body: new URLSearchParams(fields), headers });

test('API-049 API-050 ENT-022 a new viewer finds messages, newest first, in the language of the visit; a guest none', async () => {
  const { api: own } = await viewer();
  const { messages } = (await own.get('/v2/users/self/messages')).body;
  expect(messages).toHaveLength(3);
  expect(messages[0]).not.toHaveProperty('title');
  const times = messages.map(({ created_at }: { created_at: string }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
  expect((await own.get(`/v2/users/self/messages/${messages[1].id}`)).body).toEqual(messages[1]);
  const { api: guest } = await signIn(api);
  expect((await guest.get('/v2/users/self/messages')).body).toEqual({ messages: [] });
});

test('API-051 API-052 ACC-042 ACC-044 ACC-045 a message that was put away carries its flag; all can go at once', async () => {
  const { api: own } = await viewer();
  const flags = async () =>
    (await own.get('/v2/users/self/messages')).body.messages.map(
      ({ is_removed }: { is_removed: boolean }) => is_removed,
    );
  const [first] = (await own.get('/v2/users/self/messages')).body.messages;
  expect((await own.delete(`/v2/users/self/messages/${first.id}`)).status).toBe(200);
  expect(await flags()).toEqual([true, false, false]);
  expect((await own.delete(`/v2/users/self/messages/${first.id}`)).status).toBe(200);
  expect((await own.delete('/v2/users/self/messages')).status).toBe(200);
  expect(await flags()).toEqual([true, true, true]);
});

test('API-050 API-052 nobody reads or puts away what was written to somebody else', async () => {
  const [{ api: own }, { api: other }] = await Promise.all([viewer(), viewer()]);
  const [foreign] = (await other.get('/v2/users/self/messages')).body.messages;
  expect((await own.get(`/v2/users/self/messages/${foreign.id}`)).status).toBe(404);
  expect((await own.delete(`/v2/users/self/messages/${foreign.id}`)).status).toBe(404);
  await own.delete('/v2/users/self/messages');
  expect((await other.get('/v2/users/self/messages')).body.messages[0].is_removed).toBe(false);
});

test('NTF-035 the operator writes to one viewer or to all from the desk; another site cannot', async () => {
  const [{ api: own, username }, { api: other }] = await Promise.all([viewer(), viewer()]);
  const latest = async (client: ApiClient) => (await client.get('/v2/users/self/messages')).body.messages[0];
  expect(await (await write({ to: username, title: 'Works', text: 'Tonight <b>at two</b>' })).text()).toContain(
    'Sent to 1.',
  );
  expect(await latest(own)).toMatchObject({ title: 'Works', text: 'Tonight <b>at two</b>', is_removed: false });
  expect((await latest(other)).title).not.toBe('Works');
  await write({ to: '', text: 'To all' });
  expect(await latest(own)).toMatchObject({ text: 'To all' });
  expect(await latest(other)).toMatchObject({ text: 'To all' });
  expect(await (await write({ to: 'nobody-here', text: 'x' })).text()).toContain('Sent to 0.');
  expect((await write({ to: username, text: ' ' })).status).toBe(400);
  expect((await write({ to: username, text: 'Forged' }, { origin: 'https://elsewhere.test' })).status).toBe(403);
  expect(await latest(own)).toMatchObject({ text: 'To all' });
});
