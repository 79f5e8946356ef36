import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringChromium } from './bring-chromium.ts';

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A machine whose browser comes from this source; the sources that were asked. */
function machineWith(giver: string | null, machine: { isRoot: boolean; hasApt: boolean }) {
  const asked: string[] = [];
  const find = () => {
    if (giver !== null && (giver === 'here' || asked.includes(giver))) return '/opt/chromium';
    throw new Error('No Chromium was found: install one.');
  };
  const bring = ({ name }: { name: string }) => Promise.resolve(asked.push(name) > 0 && name === giver);
  return { steps: { find, bring, machine }, asked };
}

const ROOT_ON_DEBIAN = { isRoot: true, hasApt: true };
const SOMEBODY = { isRoot: false, hasApt: true };
const [PLAYWRIGHT, SYSTEM] = ['Playwright', 'the system’s packages'];

it.each([
  ['is there', 'here', SOMEBODY, []],
  ['Playwright gives', PLAYWRIGHT, SOMEBODY, [PLAYWRIGHT]],
  ['only the system gives, and root may take', SYSTEM, ROOT_ON_DEBIAN, [PLAYWRIGHT, SYSTEM]],
])('a browser that %s is taken', async (_, giver, machine, sources) => {
  const { steps, asked } = machineWith(giver, machine);
  expect(await bringChromium(steps)).toBe('/opt/chromium');
  expect(asked).toEqual(sources);
});

it.each([
  ['nobody gives one', null, ROOT_ON_DEBIAN],
  ['the system gives one to root only', SYSTEM, SOMEBODY],
])('one sentence says what to do where %s', async (_, giver, machine) => {
  await expect(bringChromium(machineWith(giver, machine).steps)).rejects.toThrow(/^No Chromium was found/);
});

it('a browser that was named and is not there is never replaced by another one', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere');
  const { steps, asked } = machineWith(PLAYWRIGHT, ROOT_ON_DEBIAN);
  await expect(bringChromium(steps)).rejects.toThrow();
  expect(asked).toEqual([]);
});
