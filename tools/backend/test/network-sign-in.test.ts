import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { startTestBackend, type ApiClient } from './test-backend.ts';

let backend: Backend;
let api: ApiClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ backend, api, stop } = await startTestBackend());
});
afterAll(() => stop());

const say = async (fields: Record<string, string>) => {
  const response = await fetch(`${backend.apiOrigin}/desk/network`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text() };
};
const network = async (provider: string) =>
  (await api.get(`/v2/users/self/network?provider=${provider}`)).body as { auto_auth?: string };
const DEVICE = { manufacturer: 'Google', model: 'Chrome', serial: 'serial-1', os: 'Linux' };
const knock = (address: string | undefined, device: object = DEVICE) => api.post(address ?? '', device);
const PROVIDER = 'freedom-superapp';

test('BOOT-017 API-073 a network that the operator names signs its subscriber in, the same one each time', async () => {
  expect(await network(PROVIDER)).not.toHaveProperty('auto_auth');
  expect((await say({ provider: PROVIDER, phone: '77060000001', network: 'on' })).status).toBe(200);
  expect(await network('web')).not.toHaveProperty('auto_auth');

  const { auto_auth: address } = await network(PROVIDER);
  expect(address).toContain(backend.apiOrigin);
  const userOf = async () => {
    const { body } = await knock(address);
    return (await api.as(body.access_token).get('/v2/users/self')).body;
  };
  const first = await userOf();
  expect(first).toMatchObject({ is_guest: false, phone: '77060000001', provider: { name: expect.anything() } });
  expect((await userOf()).id).toBe(first.id);

  await say({ provider: PROVIDER, network: 'off' });
  expect(await network(PROVIDER)).not.toHaveProperty('auto_auth');
  expect((await knock(address)).status, 'an address of yesterday').toBe(404);
});

test('BOOT-008 a network that knows nobody refuses, and what is no device is not valid', async () => {
  await say({ provider: PROVIDER, phone: '', network: 'on' });
  const { auto_auth: address } = await network(PROVIDER);
  expect((await knock(address)).status).toBe(404);
  for (const device of [{}, { ...DEVICE, serial: '' }, { ...DEVICE, os: 7 }, []]) {
    expect((await knock(address, device)).status).toBe(400);
  }
});

test.each([
  ['no provider with a network of its own', { provider: 'web', network: 'on' }, 'No such provider'],
  ['no phone', { provider: PROVIDER, phone: '12', network: 'on' }, 'A phone has'],
])('the desk says that it is %s, and changes nothing', async (_, fields, sentence) => {
  await say({ provider: PROVIDER, network: 'off' });
  const { status, text } = await say(fields);
  expect(status).toBe(400);
  expect(text).toContain(sentence);
  expect(await network(PROVIDER)).not.toHaveProperty('auto_auth');
});
