import { consent } from '@livery/widgets/consent';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import listener from './own-ids.ts';

const OWN = { identifier: 'a1', vendor: 'gaid' };

/** A site inside of an application that knows its viewer, whose server knows `there`. */
async function watching(there: readonly object[]) {
  const { services, server, store } = await mountScreen(null, {
    answer: ({ method }) => (method === 'GET' ? { json: { ad_ids: there } } : { json: {} }),
  });
  const host = window as { Android?: object };
  host.Android = { getAdIdentifier: () => JSON.stringify(OWN) };
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
    delete host.Android;
  });
  services.get(consent).set('given');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  listener({ services, events: services.events, dispatch: store.dispatch, signal: stop.signal });
  const calls = () => server.seen.map(({ method, path, body }) => [method, path, ...(body ? [body] : [])]);
  return { services, calls };
}

it('CALL-091 CALL-092 ADS-023 what the application calls its viewer is saved where the server does not know it', async () => {
  const { services, calls } = await watching([{ identifier: 'old', vendor: 'gaid' }]);
  services.events.emit('viewer', { user: 1, isGuest: false, profile: null, changed: false });
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(calls).toEqual([
    ['GET', '/v2/ads/ad_ids'],
    ['POST', '/v2/ads/ad_ids', OWN],
  ]);
});
