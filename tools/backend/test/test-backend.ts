import '../src/quick-imports.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { readConfiguration, type BackendConfiguration } from '../src/configuration.ts';
import { createBackend, type Backend, type BackendOptions } from '../src/server.ts';
import { TEST_NOW_MS } from './test-clock.ts';
import { makeTestDatabase } from './test-database.ts';

export const OPERATOR_KEY = 'operator-key-for-tests';

/** A backend of its own on free ports, with the demo world, at a moment of its own (`TEST_NOW_MS`), that compares every answer with the contract. */
export async function startTestBackend(
  changes: Partial<BackendConfiguration> = {},
  options: BackendOptions = {},
): Promise<{ backend: Backend; api: ApiClient; stop(): Promise<void> }> {
  const database = await makeTestDatabase();
  const configuration: BackendConfiguration = {
    ...readConfiguration({ LOG_LEVEL: 'silent' }),
    apiPort: 0,
    mediaPort: 0,
    operatorKey: OPERATOR_KEY,
    checkAnswers: true,
    ...database.configuration,
    ...changes,
  };
  const backend = createBackend(configuration, { clock: () => TEST_NOW_MS, ...options });
  await backend.start();
  return {
    backend,
    api: apiClient(backend.apiOrigin),
    async stop() {
      await backend.stop();
      await database.remove();
    },
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are compared with the contract by the backend itself
export type Answer = { status: number; body: any; headers: Headers };
type Extras = { token?: string; language?: string; headers?: Record<string, string> };

export type ApiClient = ReturnType<typeof apiClient>;

/** Calls the API as a client would: token in the query, JSON both ways. */
export function apiClient(origin: string, always: Extras = {}) {
  const call = async (method: string, path: string, body?: unknown, extras: Extras = {}): Promise<Answer> => {
    const { token, language, headers } = { ...always, ...extras };
    const url = new URL(path, origin);
    if (token) url.searchParams.set('access_token', token);
    const response = await fetch(url, {
      method,
      headers: {
        ...(language && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
  };
  return {
    get: (path: string, extras?: Extras) => call('GET', path, undefined, extras),
    post: (path: string, body: unknown, extras?: Extras) => call('POST', path, body, extras),
    patch: (path: string, body?: unknown, extras?: Extras) => call('PATCH', path, body, extras),
    delete: (path: string, extras?: Extras) => call('DELETE', path, undefined, extras),
    as: (token: string, language?: string) => apiClient(origin, { ...always, token, ...(language && { language }) }),
  };
}

export const registration = (serial: string = randomUUID()) => ({
  device_type: 'pc',
  vendor: 'Test',
  model: 'Browser',
  version: '1',
  os_name: 'Linux',
  os_version: '6',
  application_type: 'web',
  serial,
});

/** The last code or PIN that was sent to an address, as the operator reads it on the desk. */
export async function codeSentTo(to: string, { apiOrigin }: Backend): Promise<string> {
  const page = await (await fetch(`${apiOrigin}/desk`)).text();
  return new RegExp(`${to}<td>[^<]*?(\\d{4})<`).exec(page)?.[1] ?? 'no code';
}

/** Changes phone or e-mail as a site does: the code that is sent there comes back with the change. */
export async function changeContact(
  api: ApiClient,
  change: { phone: string } | { email: string },
  backend: Backend,
): Promise<Answer> {
  const asked = await api.patch('/v2/users/self', change);
  if (asked.body.error?.code !== 'confirmation_required') return asked;
  const code = await codeSentTo('phone' in change ? change.phone : change.email, backend);
  return api.patch('/v2/users/self', { ...change, confirmation_code: code });
}

export type SignedIn = {
  api: ApiClient;
  token: string;
  deviceId: number;
  deviceSecret: string;
  userId: number;
  username: string;
  password: string;
};

/** Creates a viewer the way every client does: user, login, device, token. */
export async function signIn(
  api: ApiClient,
  options: { isGuest?: boolean; headers?: Record<string, string> } = {},
): Promise<SignedIn> {
  const username = randomUUID();
  const password = randomBytes(15).toString('hex');
  const extras = options.headers ? { headers: options.headers } : {};
  const user = await api.post(
    '/v2/users',
    { username, password, is_guest: options.isGuest ?? true, app_version: 190 },
    extras,
  );
  if (user.status !== 200) throw new Error(`No user: ${JSON.stringify(user.body)}`);
  return { ...(await signInAgain(api, username, password)), userId: user.body.id };
}

/** One more device of an existing user. */
export async function signInAgain(
  api: ApiClient,
  username: string,
  password: string,
): Promise<Omit<SignedIn, 'userId'>> {
  const login = await api.post('/v2/auth/login', { login: username, password });
  const device = await api.post('/v2/users/self/devices', registration(), { token: login.body.access_token });
  const deviceSecret = device.body.secret;
  const authenticated = await api.post('/v2/auth/device', { device_id: device.body.id, secret: deviceSecret });
  if (authenticated.status !== 200) throw new Error(`No token: ${JSON.stringify(authenticated.body)}`);
  const token = authenticated.body.access_token;
  return { api: api.as(token), token, deviceId: device.body.id, deviceSecret, username, password };
}
