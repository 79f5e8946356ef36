import { profilesApi } from '@livery/api-client/profiles';
import { activeProfile, SAME_VIEWER_FOR_MS } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import { mountScreen } from '@livery/widgets/testing';
import { siteStore } from '@livery/widgets/testing-store';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '../store.ts';
import { memberIsHere, whoWatches } from './who-watches.ts';

const PROFILES = [
  { id: 3, name: 'Айгерим', role: 'adult' },
  { id: 4, name: 'Тима', role: 'child' },
];
const MEMBER = { [STORED.profileId]: '3', [STORED.profileRole]: 'adult' };

interface Visit {
  profiles?: readonly object[] | 'none come';
  awayMs?: number;
  at?: string;
}

/** A member comes to an address, so long after the last visit. */
async function visit({ profiles = PROFILES, awayMs = SAME_VIEWER_FOR_MS, at = '/channels/guide' }: Visit) {
  const world = await mountScreen(null, {
    answer: ({ path }) => {
      if (!path.endsWith('/profiles')) return { json: {} };
      return profiles === 'none come' ? new Promise(() => {}) : { json: { profiles } };
    },
  });
  const { services, store, server } = world;
  for (const [key, value] of Object.entries(MEMBER)) services.storage.set(key, value);
  services.storage.set(STORED.seenAt, String(Date.now() - awayMs));
  onTestFinished(() => void store.dispatch(profilesApi.util.resetApiState()));
  const question = await whoWatches(store as unknown as Store, services, at);
  return { question, asked: server.lines.filter((line) => line.endsWith('/profiles')), services };
}
const seenAt = ({ storage }: { storage: { get: (key: string) => string | null } }) =>
  Number(storage.get(STORED.seenAt));

it('PROF-001 a member with two profiles who was away for an hour is asked, and until the answer nobody counts as here', async () => {
  const { question, services } = await visit({});
  expect(question).not.toBeNull();
  const before = seenAt(services);
  window.dispatchEvent(new Event('pagehide'));
  expect(seenAt(services)).toBe(before);
});

it.each<[string, Visit, number]>([
  ['within the hour', { awayMs: SAME_VIEWER_FOR_MS - 1_000 }, 0],
  ['inside of another site', { at: '/channel_embed/7' }, 0],
  ['with one profile', { profiles: PROFILES.slice(0, 1) }, 1],
])('PROF-001 %s nobody is asked, and the visit counts', async (_, world, calls) => {
  const { question, asked, services } = await visit(world);
  expect(question).toBeNull();
  expect(asked).toHaveLength(calls);
  expect(Date.now() - seenAt(services)).toBeLessThan(60_000);
});

it('PROF-001 where the profiles do not come, the visit begins as the last one ended', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const visiting = visit({ profiles: 'none come' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await visiting).question).toBeNull();
});

it('PROF-001 whoever has just signed in is here at once: a second tab asks nothing', async () => {
  const { store, services } = await mountScreen(null, {});
  expect(services.storage.get(STORED.seenAt)).toBeNull();
  memberIsHere(store as unknown as Store, services);
  expect(Date.now() - seenAt(services)).toBeLessThan(60_000);
});

it('PROF-001 a device whose clock is wrong is asked no more often: both moments are by its own clock', async () => {
  const { store, services } = await mountScreen(null, {});
  services.clock.adjust(Date.now() + 10 * 60_000);
  memberIsHere(store as unknown as Store, services);
  const { question } = await visit({ awayMs: Date.now() - seenAt(services) });
  expect(question).toBeNull();
});

it('MISC-005 a child’s pages say whom they are for, with a header and without, and a grown-up’s do not', async () => {
  const { store, services } = await mountScreen(null, { store: siteStore() });
  const audience = () => document.documentElement.dataset['audience'];
  onTestFinished(() => void store.dispatch(activeProfile.actions.seen({ id: 3, role: 'adult' })));
  memberIsHere(store as unknown as Store, services);
  expect(audience()).toBeUndefined();
  store.dispatch(activeProfile.actions.seen({ id: 4, role: 'child' }));
  expect(audience()).toBe('child');
  store.dispatch(activeProfile.actions.seen({ id: 3, role: 'adult' }));
  expect(audience()).toBeUndefined();
});
