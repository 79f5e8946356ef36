import { selectActiveProfile, activeProfile } from '@livery/domain/profiles';
import type { Profile } from '@livery/contract/profiles/entities';
import { sessionApi } from '@livery/api-client/session';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalsProvider } from './modals.tsx';
import { mountScreen } from './testing/mount-screen.tsx';
import { useSwitchProfile } from './use-switch-profile.ts';

const pass = vi.hoisted(() => vi.fn());
vi.mock('./use-gate.ts', () => ({ useGate: () => ({ pass }) }));

const CHILD: Profile = { id: 2, role: 'child' };
const ADULT: Profile = { id: 1, role: 'adult' };

function Buttons() {
  const switchProfile = useSwitchProfile();
  return [CHILD, ADULT].map((profile) => (
    <button key={profile.id} type="button" onClick={() => void switchProfile(profile)}>
      {profile.role}
    </button>
  ));
}

async function open() {
  const { store, server } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Buttons />
    </ModalsProvider>,
    {
      answer: ({ body }) => ({
        json: { id: (body as { id: number }).id, role: (body as { id: number }).id === 2 ? 'child' : 'adult' },
      }),
    },
  );
  return {
    store,
    server,
    switches: () => server.lines.filter((line) => line === 'POST /v2/users/self/profile').length,
  };
}

it('PROF-025 a grown-up’s profile asks the gate with the action profile, and waits for its answer', async () => {
  let answer: (may: boolean) => void = () => {};
  pass.mockImplementation(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const { store, switches } = await open();
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  await page.getByRole('button', { name: 'adult' }).click();
  await vi.waitFor(() =>
    expect(pass).toHaveBeenCalledWith({ action: 'profile', profile: ADULT }, { signal: expect.any(AbortSignal) }),
  );
  // Another press of it meanwhile is not a second switch.
  await page.getByRole('button', { name: 'adult' }).click();
  expect(switches()).toBe(0);
  answer(true);
  await vi.waitFor(() => expect(selectActiveProfile(store.getState())).toMatchObject({ id: 1, role: 'adult' }));
  expect(switches()).toBe(1);
});

it('PROF-024 PROF-026 a press is not lost while an earlier one still asks: the check is given up, and the last press counts', async () => {
  pass.mockReset();
  pass.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false))),
  );
  const { store, switches } = await open();
  await page.getByRole('button', { name: 'adult' }).click();
  await vi.waitFor(() => expect(pass).toHaveBeenCalledOnce());
  await page.getByRole('button', { name: 'child' }).click();
  await vi.waitFor(() => expect(selectActiveProfile(store.getState())).toMatchObject({ id: 2, role: 'child' }));
  expect(switches()).toBe(1);
});

it.each([
  ['a child comes to a grown-up', 'child', 'adult', { id: 1, parental_code: '4711' }],
  ['a grown-up comes to a child', 'adult', 'child', { id: 2 }],
] as const)('PROF-025 where %s, the PIN goes along as the server asks for it', async (_, from, to, body) => {
  pass.mockReset();
  pass.mockResolvedValue(true);
  const { store, server } = await open();
  store.dispatch(
    sessionApi.util.upsertQueryData('getUser', undefined, { id: 5, parentalCode: '4711' } as never) as never,
  );
  store.dispatch(activeProfile.actions.seen({ id: from === 'child' ? 2 : 1, role: from }));
  await page.getByRole('button', { name: to }).click();
  await vi.waitFor(() => expect(selectActiveProfile(store.getState())).toMatchObject({ role: to }));
  const [sent] = server.seen.filter(({ method, path }) => `${method} ${path}` === 'POST /v2/users/self/profile');
  expect(sent?.body).toEqual(body);
});

it('PROF-024 a child’s profile asks nobody', async () => {
  pass.mockReset();
  const { store } = await open();
  await page.getByRole('button', { name: 'child' }).click();
  await vi.waitFor(() => expect(selectActiveProfile(store.getState())).toMatchObject({ id: 2, role: 'child' }));
  expect(pass).not.toHaveBeenCalled();
});
