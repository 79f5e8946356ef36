import type { Answering } from '@livery/api-client/testing';
import { completeRules } from '@livery/brand-kit/rules';
import type { Environment } from '@livery/platform/environment';
import { consent } from '@livery/widgets/consent';
import { stubExtensionSite } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { siteStore } from '@livery/widgets/testing-store';
import { expect, it, onTestFinished, vi } from 'vitest';
import makeHeartbeat from './heartbeat.ts';
import { factsOf } from './testing/spots-world.ts';

const MEASURED = 'https://measured.example/px';
const TRACKER = { type: 'tns', account: 'acc', catalogueId: 'c1', channelId: 'v1', channelVersion: '0' } as const;

/** A film that is measured, on a site whose law asks for consent. */
async function measuring(environment: Partial<Environment> = {}) {
  const answer: Answering = ({ path }) =>
    path.endsWith('/configuration')
      ? { json: { tns_url: MEASURED, measurement_url: MEASURED } }
      : { status: 404, json: {} };
  const seen: URL[] = [];
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (!String(input).startsWith(MEASURED)) return ask(input, init);
    seen.push(new URL(String(input)));
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  onTestFinished(() => void (globalThis.fetch = ask));
  const { services, store, server } = await mountScreen(null, {
    answer,
    environment,
    store: siteStore({ session: { kind: 'loggedIn', network: {}, user: { id: 1 }, credentials: { deviceId: 42 } } }),
    brand: { rules: completeRules({ figures: { consent: 'asked' } }) },
  });
  const { attach, begin, tell, end } = stubExtensionSite();
  const extension = makeHeartbeat({ services, dispatch: store.dispatch });
  if (extension) attach(extension);
  onTestFinished(end);
  const { subject } = factsOf({});
  const facts = { ...(subject && { subject: { ...subject, stream: { ...subject.stream, trackers: [TRACKER] } } }) };
  const start = () => {
    begin(facts);
    tell({ playback: 'playing', lifecycle: 'loaded', wantsToPlay: true });
  };
  const asked = () => server.seen.filter(({ path }) => path.endsWith('/configuration')).length;
  return { services, seen, asked, start, end, pause: () => tell({ playback: 'paused', wantsToPlay: false }) };
}

it('ADS-025 ADS-028 ADS-031 CALL-094 a beat is asked of the operator’s address, with the account, the device and where the film is', async () => {
  const { services, seen, start } = await measuring();
  services.get(consent).set('given');
  start();
  await expect.poll(() => seen.length).toBe(1);
  const [beat] = seen;
  expect(beat?.pathname).toBe('/px/acc');
  const { vts, ...facts } = Object.fromEntries(beat?.searchParams ?? []);
  expect(facts).toEqual({
    catid: 'c1',
    vcid: 'v1',
    vcver: '0',
    fts: '0',
    evtp: '1',
    dvid: '42',
    dvtp: '1',
  });
  expect(Number(vts)).toBeCloseTo(services.clock.now() / 1000, -2);
});

it.each([
  [{ host: 'smart-tv', deviceType: 'tv' }, '5'],
  [{ os: { name: 'Android', version: '15' } }, '3'],
  [{ os: { name: 'iOS', version: '18.1' }, deviceType: 'phone' }, '2'],
  [{ os: { name: 'macOS', version: '15' }, deviceType: 'tablet' }, '2'],
  [{ os: { name: 'Windows Phone', version: '10' }, deviceType: 'phone' }, '4'],
  [{ os: { name: 'macOS', version: '15' }, deviceType: 'pc' }, '1'],
] as const)('BOOT-034 ADS-029 CALL-094 what it is watched on is told: %j', async (environment, code) => {
  const { services, seen, start } = await measuring(environment);
  services.get(consent).set('given');
  start();
  await expect.poll(() => seen[0]?.searchParams.get('dvtp')).toBe(code);
});

it('ADS-027 ADS-030 the last beat of a page that is closed asks nobody first, however long it was open', async () => {
  const { services, seen, start, asked } = await measuring();
  services.get(consent).set('given');
  start();
  await expect.poll(() => seen.length).toBe(1);
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => void vi.useRealTimers());
  dispatchEvent(new Event('pagehide'));
  // No task comes after it, only what is under way.
  await Promise.resolve().then(() => Promise.resolve());
  expect(seen.map(({ searchParams }) => searchParams.get('evtp'))).toEqual(['1', '3']);
  expect(asked()).toBe(1);
});

it('ADS-030 a page that the browser kept for the way back beats again when it is shown', async () => {
  const { services, seen, start } = await measuring();
  services.get(consent).set('given');
  start();
  await expect.poll(() => seen.length).toBe(1);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => seen.map(({ searchParams }) => searchParams.get('evtp'))).toEqual(['1', '3', '1']);
});

it('ADS-030 nothing is measured before consent where the law asks for it, and nothing after a refusal', async () => {
  const { services, seen, start, pause, end } = await measuring();
  start();
  services.get(consent).set('refused');
  pause();
  end();
  // What would be told then comes, and nothing of before.
  services.get(consent).set('given');
  start();
  await expect.poll(() => seen.map(({ searchParams }) => searchParams.get('evtp'))).toEqual(['1']);
});
