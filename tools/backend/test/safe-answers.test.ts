import { once } from 'node:events';
import { connect } from 'node:net';
import type { Endpoint } from '@livery/contract/endpoint';
import { endpointList } from '@livery/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeeperThan } from '../src/http/json-depth.ts';
import type { Backend } from '../src/server.ts';
import { OPERATOR_KEY, signIn, startTestBackend, type SignedIn } from './test-backend.ts';
import { plainObject } from './wire-values.ts';

const TIMEOUT_MS = 400;

let backend: Backend;
let stop: () => Promise<void>;
let viewer: SignedIn;

beforeAll(async () => {
  const started = await startTestBackend({}, { requestTimeoutMs: TIMEOUT_MS });
  ({ backend, stop } = started);
  viewer = await signIn(started.api);
});
afterAll(() => stop());

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['{}', 1, false],
  ['[[]]', 1, true],
  ['[[],[],[]]', 2, false],
  ['"[[["', 1, false],
  [String.raw`["\"[[[", "\\", [1]]`, 2, false],
  [String.raw`["\\", [[1]]]`, 2, true],
  [nested(50), 50, false],
  [nested(51), 50, true],
])('%s is deeper than %i levels: %s', (json, levels, isDeep) => {
  expect(isDeeperThan(json, levels)).toBe(isDeep);
});

test('a deep body is refused by every call that takes one', async () => {
  const withBody = endpointList.filter(({ base, hasBody }) => base === 'api' && hasBody);
  const addressOf = ({ path, params }: Endpoint) => {
    const values = plainObject(params);
    return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  };
  const addresses = [
    ...withBody.map((endpoint) => ({ method: endpoint.method, path: addressOf(endpoint) })),
    { method: 'POST', path: '/network-sign-in' },
    { method: 'POST', path: '/operator/tokens/expire' },
  ];
  expect(addresses.length).toBeGreaterThan(30);
  for (const { method, path } of addresses) {
    for (const body of [nested(30_000), nested(51), `{"settings":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`]) {
      const response = await fetch(`${backend.apiOrigin}${path}?access_token=${viewer.token}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', 'x-operator-key': OPERATOR_KEY },
      });
      expect(response.status, `${method} ${path} ${body.slice(0, 20)}`).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'validation_failed' } });
    }
  }
});

const COMMON = { nosniff: 'nosniff', opener: 'same-origin', sensors: expect.stringContaining('camera=()') };
const safetyOf = ({ headers }: Response) => ({
  nosniff: headers.get('x-content-type-options'),
  opener: headers.get('cross-origin-opener-policy'),
  sensors: headers.get('permissions-policy'),
  embedding: headers.get('cross-origin-resource-policy'),
});

test.each([
  ['GET', '/v2/platform/configuration'],
  ['GET', '/v2/users/self'],
  ['OPTIONS', '/v2/users/self'],
  ['POST', '/v2/auth/login'],
  ['GET', '/no/such/call'],
  ['GET', '/v2/contents/%E0%A4%A'],
  ['GET', `/v2/rows/${'x'.repeat(400)}`],
  ['GET', '/health'],
  ['GET', '/ping.gif'],
  ['GET', '/robots.txt'],
  ['GET', '/documents/agreement'],
  ['GET', '/openapi.json'],
  ['GET', '/docs'],
  ['GET', '/docs/swagger-ui.css'],
  ['GET', '/desk'],
  ['GET', '/desk/write'],
  ['GET', '/desk/network'],
  ['GET', '//'],
])('the API tells browsers not to guess, embed or share the answer to %s %s', async (method, path) => {
  const response = await fetch(backend.apiOrigin + path, { method });
  expect(safetyOf(response)).toEqual({ ...COMMON, embedding: 'same-origin' });
});

test.each([
  '/images/logo/ch101.jpg?w=32',
  '/images/logo/ch101.svg',
  '/images/logo/nothing.jpg',
  '/fault',
  '/fault/status=500/live/city-101/master.m3u8',
  '/live/city-101/master.m3u8',
  '/live/city-101/nothing',
  '/thumbs/vod/city/10.jpg',
  '/vitrina/city-101',
  '/health',
  '/nothing',
  '/images/%E0%A4%A/x.jpg',
  '//',
])('media and pictures may be embedded by any site, and no browser guesses what %s is', async (path) => {
  const response = await fetch(backend.mediaOrigin + path);
  expect(safetyOf(response)).toEqual({ ...COMMON, embedding: 'cross-origin' });
});

test.each(['apiOrigin', 'mediaOrigin'] as const)('a body that drips ends the connection (%s)', async (origin) => {
  const { hostname, port } = new URL(backend[origin]);
  const socket = connect(Number(port), hostname);
  const heard: Buffer[] = [];
  socket.on('data', (part: Buffer) => heard.push(part));
  await once(socket, 'connect');
  socket.write(
    'POST /v2/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), TIMEOUT_MS / 8);
  // A drop that falls after the answer meets a closed connection, which is no failure.
  socket.on('error', () => {});
  socket.once('data', () => clearInterval(drip));
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(Buffer.concat(heard).toString()).toContain('HTTP/1.1 408');
});
