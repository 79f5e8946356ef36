import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allEndpoints, type EndpointName } from '@livery/contract/endpoints';
import { FAULTS } from '@livery/api-client/testing/faults';
import { expect, it } from 'vitest';

const LIBS = fileURLToPath(new URL('../../', import.meta.url));
/** Areas of which every call is one of people: sign-in, profiles, PIN, account. */
const AREAS = ['auth', 'profiles', 'account', 'session'];
/** Calls of other areas that these screens ask. */
const BESIDE: readonly EndpointName[] = [
  'getNetwork',
  'getAuthPage',
  'getWelcomePage',
  'getSubscriptions',
  'getPayforms',
];

const files = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !path.includes('node_modules') && !path.startsWith('contract/'))
  .map((path) => ({ path, text: readFileSync(LIBS + path, 'utf8') }));
const isTest = ({ path }: { path: string }) => /\.test\.tsx?$/.test(path);
const tests = files.filter(isTest);
const sources = files.filter((file) => !isTest(file) && !file.path.includes('/testing/'));

const isCalled = (name: string) =>
  sources.some(({ text }) =>
    new RegExp(`\\b(${name}\\b|use(Lazy)?${name[0]?.toUpperCase()}${name.slice(1)}(Query|Mutation)\\b)`).test(text),
  );
const provedIn = (name: string) =>
  tests.filter(({ text }) => text.includes(`failingCall('${name}'`)).map(({ path }) => path);

const calls = Object.values(allEndpoints)
  .filter(({ name, area }) => AREAS.includes(area) || BESIDE.includes(name as EndpointName))
  .map(({ name, method, path }) => ({
    name,
    line: `${method} ${path}`,
    provedIn: provedIn(name),
    isCalled: isCalled(name),
  }));

it('the faults are nine: seven refusals, silence and broken JSON, and more', () => {
  expect(FAULTS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['400', '401', '403', '404', '409', '429', '500', 'silence', 'broken JSON']),
  );
});

it.each(calls)('each fault of $line ($name) is shown to a viewer in a test', ({ isCalled, provedIn }) => {
  expect(provedIn, 'tests with failingCall of it').toEqual(
    isCalled ? expect.arrayContaining([expect.any(String)]) : [],
  );
});
