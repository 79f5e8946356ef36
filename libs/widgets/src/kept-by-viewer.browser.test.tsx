import { activeProfile } from '@livery/domain/profiles';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepByViewer, useKeptByViewer } from './kept-by-viewer.ts';
import { mountScreen } from './testing/mount-screen.tsx';
import { siteStore } from './testing/site-store.ts';

const KEY = 'words';
const words = keepByViewer<readonly string[]>({
  key: KEY,
  read: (stored) => JSON.parse(stored ?? '{}') as Record<string, readonly string[]>,
  none: [],
});

function Words() {
  const { kept, change } = useKeptByViewer(words);
  return (
    <>
      <output>{kept.join(' ')}</output>
      <button onClick={() => change((before) => [...before, 'new'])}>Add</button>
    </>
  );
}

const GUEST = { kind: 'guest', network: {}, user: { id: 2, isGuest: true } };
const MEMBER = { kind: 'loggedIn', network: {}, user: { id: 1 } };
const BOTH = { guest: ['theirs'], 5: ['mine'] };

function open(session: object, kept: object = BOTH) {
  const store = siteStore({ session });
  return mountScreen(<Words />, { store, stored: { [KEY]: JSON.stringify(kept) } });
}
const add = page.getByRole('button', { name: 'Add' });
const output = () => document.querySelector('output')?.textContent;

it('SRCH-015 SES-039 what was kept is not shown any more after the person has left, and is not written again', async () => {
  const { services } = await open(GUEST);
  await expect.poll(output).toBe('theirs');
  services.storage.clear();
  services.events.emit('viewer', { user: 3, isGuest: true, profile: null, changed: true });
  await expect.poll(output).toBe('');
  await add.click();
  expect(services.storage.get(KEY)).toBe('{"guest":["new"]}');
});

it('SRCH-015 what another tab has changed is shown here', async () => {
  const { services } = await open(GUEST);
  await expect.poll(output).toBe('theirs');
  services.storage.remove(KEY);
  dispatchEvent(new StorageEvent('storage', { key: `livery.test.${KEY}` }));
  await expect.poll(output).toBe('');
});

it('SRCH-015 PROF-026 a member whose profile is not known is given nothing of a guest, and leaves nothing', async () => {
  const { services, store } = await open(MEMBER);
  await add.click();
  expect(output()).toBe('');
  expect(services.storage.get(KEY)).toBe(JSON.stringify(BOTH));
  store.dispatch(activeProfile.actions.seen({ id: 5, role: 'adult' }));
  await expect.poll(output).toBe('mine');
});
