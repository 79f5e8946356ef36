import type { Endpoint } from '@livery/contract/endpoint';
import { endpointList } from '@livery/contract/endpoints';
import { ErrorBody } from '@livery/contract/errors';
import { wireSchema } from '@livery/contract/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areasOf, type Area } from '../src/http/areas.ts';
import { mediaAddresses } from '../src/http/media-addresses.ts';
import type { Services } from '../src/http/services.ts';
import { signIn, startTestBackend, type ApiClient, type SignedIn } from './test-backend.ts';
import { fieldNames, plainObject } from './wire-values.ts';

let api: ApiClient;
let origin: string;
let stop: () => Promise<void>;
let guest: SignedIn;
let answered: Area;
const hasHandler = ({ name }: Endpoint) =>
  answered.some(({ endpoint, handler }) => endpoint.name === name && handler !== undefined);

beforeAll(async () => {
  const started = await startTestBackend();
  ({ api, stop } = started);
  origin = started.backend.apiOrigin;
  // Which calls have a handler does not depend on the services that it is made of.
  answered = areasOf({ db: started.backend.db, media: mediaAddresses('http://media.test') } as Services).flat();
  guest = await signIn(api);
});
afterAll(() => stop());

const calls = endpointList.filter(({ base }) => base === 'api');
/** A test for each call: one that is slow, or wrong, is named, and does not take the time of the others. */
const byName = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> };
const plainParts = ({ params, query, body }: Endpoint): Parts => ({
  params: plainObject(params),
  query: plainObject(query),
  body: plainObject(body),
});

/** A lone surrogate has no place in UTF-8; this is what a client without scruples sends for it. */
const inPath = (value: unknown) => (value === '\ud800' ? '%ED%A0%80' : encodeURIComponent(String(value)));

async function send({ method, path, hasBody }: Endpoint, { params, query, body }: Parts, token: string | null) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => inPath(params[name]));
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (token) url.searchParams.set('access_token', token);
  const response = await fetch(url, {
    method,
    ...(hasBody && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return { status: response.status, text, type: response.headers.get('content-type') };
}

function expectErrorBody({ status, text, type }: { status: number; text: string; type: string | null }, what: string) {
  expect(type, what).toMatch(/^application\/json/);
  const result = v.safeParse(wireSchema(ErrorBody), JSON.parse(text));
  expect(result.issues?.[0]?.message, `${what} ${status} ${text}`).toBeUndefined();
}

test('every call of the contract is served by one area', () => {
  const served = answered.map(({ endpoint }) => endpoint.name);
  expect(served.sort()).toEqual(endpointList.map(({ name }) => name).sort());
});

test('every call that needs a token answers 401 without one, whatever else is wrong with it', async () => {
  for (const endpoint of calls.filter(({ auth }) => auth === 'token')) {
    const answer = await send(endpoint, plainParts(endpoint), null);
    expect(answer.status, endpoint.name).toBe(401);
    expectErrorBody(answer, endpoint.name);
  }
});

test.each(byName(calls))(
  'calls without a handler answer 501 with the error body, and only they: %s',
  async (_, endpoint) => {
    const answer = await send(endpoint, plainParts(endpoint), guest.token);
    expect(answer.status === 501, `answered ${answer.status}`).toBe(!hasHandler(endpoint));
    expect(answer.status === 501 || answer.status < 500, answer.text).toBe(true);
    if (answer.status >= 400) expectErrorBody(answer, endpoint.name);
    // That sweep signs out, renames and so on: the next call starts as somebody who is still signed in.
    if (endpoint.method !== 'GET') guest = await signIn(api);
  },
);

describe('wrong input', () => {
  const GARBAGE = [
    '',
    'a\u0000b',
    '\ud800',
    "'; drop table users; --",
    -1,
    1.5,
    1e300,
    99_999_999_999,
    Number.MAX_SAFE_INTEGER + 2,
    true,
    null,
    [],
    [[[]]],
    {},
    { a: { b: null } },
    'x'.repeat(3000),
  ];
  /** Each field meets a few of them, another few in the next call, so that a run stays short. */
  const GARBAGE_PER_FIELD = 4;

  /** Every field of every call, each with the garbage that it meets. */
  let turn = 0;
  const SPOILED = calls.map((endpoint) => {
    const fields = (['params', 'query', 'body'] as const).flatMap((part) =>
      fieldNames(endpoint[part]).map((field) => ({ part, field })),
    );
    const values = () => Array.from({ length: GARBAGE_PER_FIELD }, () => GARBAGE[turn++ % GARBAGE.length]);
    return { endpoint, inputs: fields.flatMap((place) => values().map((value) => ({ ...place, value }))) };
  });

  test('there is much of it', () => expect(turn).toBeGreaterThan(500));

  test.each(
    SPOILED.filter(({ inputs }) => inputs.length > 0).map((spoiled) => [spoiled.endpoint.name, spoiled] as const),
  )('gives 4xx with the error body or is understood, and never a 5xx: %s', async (_, { endpoint, inputs }) => {
    for (const { part, field, value } of inputs) {
      const parts = plainParts(endpoint);
      const answer = await send(endpoint, { ...parts, [part]: { ...parts[part], [field]: value } }, guest.token);
      const what = `${part}.${field}=${JSON.stringify(value)?.slice(0, 40)}`;
      expect(answer.status === 501 || answer.status < 500, `${what} ${answer.status} ${answer.text}`).toBe(true);
      if (answer.status >= 400) expectErrorBody(answer, what);
      if (answer.status === 401) guest = await signIn(api);
    }
  });

  test('a missing or unknown body field is named', async () => {
    for (const endpoint of calls.filter(({ hasBody, body }) => hasBody && fieldNames(body).length > 0)) {
      const parts = plainParts(endpoint);
      const answer = await send(endpoint, { ...parts, body: { ...parts.body, no_such_field: 1 } }, guest.token);
      expect(answer.status, `${endpoint.name} ${answer.text}`).toBe(400);
      expect(JSON.parse(answer.text).detail, endpoint.name).toContainEqual(
        expect.objectContaining({ field: 'body.no_such_field' }),
      );
    }
  });

  test.each([
    ['no JSON', { body: '{"login":', headers: { 'content-type': 'application/json' } }, 400],
    ['another type', { body: 'login=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    [
      'too much',
      { body: JSON.stringify({ login: 'x'.repeat(70_000) }), headers: { 'content-type': 'application/json' } },
      413,
    ],
    ['a prototype', { body: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } }, 400],
    ['a list', { body: '[]', headers: { 'content-type': 'application/json' } }, 400],
    ['nothing', {}, 400],
  ])('a body that is %s gives 4xx with the error body', async (_, request, status) => {
    const response = await fetch(`${origin}/v2/auth/login`, { method: 'POST', ...request });
    const answer = { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
    expect(answer.status).toBe(status);
    expectErrorBody(answer, answer.text);
  });

  test.each([
    ['/v2/contents/%E0%A4%A', 400],
    ['/v2/no/such/call', 404],
    ['/', 404],
    [`/v2/rows/${'x'.repeat(400)}`, 414],
    ['/v2/users/self?access_token=a&access_token=b', 400],
    ['/v2/users/self/network?provider=a&provider=b', 400],
  ])('the address %s gives %d with the error body', async (path, status) => {
    const response = await fetch(origin + path);
    const answer = { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
    expect(answer.status, answer.text).toBe(status);
    expectErrorBody(answer, path);
  });

  test('a DELETE with an empty JSON body is none the worse for it', async () => {
    const { body } = await guest.api.post('/v2/users/self/favorites', { channel_id: 101 });
    const response = await fetch(`${origin}/v2/users/self/favorites/${body.id}?access_token=${guest.token}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });

  test('addresses may end with a slash or not, and may carry names that nobody knows', async () => {
    expect((await guest.api.get('/v2/rowsets/')).status).toBe(200);
    expect((await guest.api.get('/v2/rowsets?click_id=7&api_version=v30')).status).toBe(200);
  });
});

describe('the contract to read', () => {
  test('is an OpenAPI 3.1 document with every call', async () => {
    const { body } = await api.get('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: origin }]);
    const listed = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = new Set(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    expect(new Set(listed).size).toBe(expected.size);
  });

  test('can be browsed', async () => {
    const { body: page } = await api.get('/docs');
    for (const [, asset] of String(page).matchAll(/(?:src|href)="([^"]+)"/g)) {
      const response = await fetch(origin + asset);
      expect(response.status).toBe(200);
      expect((await response.text()).length).toBeGreaterThan(50);
    }
    expect(page).toContain('swagger-ui-bundle.js');
  });
});
