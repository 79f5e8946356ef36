import { configureApi } from '@livery/api-client';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { siteStore } from '@livery/widgets/testing-store';
import { testSettings, type Answering, type Reply, type SeenRequest } from '@livery/api-client/testing';
import { failingCall, type Fault, QuickCredentials, withoutPatience } from '@livery/api-client/testing/faults';
import { selectActiveProfile, activeProfile } from '@livery/domain/profiles';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ProfilesDialog from './profiles-dialog.tsx';
import ProfilesPage from './profiles-page.tsx';

interface SavedProfile {
  id: number;
  name: string;
  role: 'adult' | 'child';
  icon_avatar_id: number;
}
const AVATARS = {
  avatar_categories: [
    { title: 'Лица', avatars: [1, 2].map((id) => ({ id, src: `/image/${id}.png` })) },
    { title: 'Детям', avatars: [3, 4].map((id) => ({ id, src: `/image/${id}.png` })) },
  ],
};
const FAMILY: readonly SavedProfile[] = [
  { id: 1, name: 'Аружан', role: 'adult', icon_avatar_id: 1 },
  { id: 2, name: 'Тима', role: 'child', icon_avatar_id: 3 },
  { id: 3, name: 'Ата', role: 'adult', icon_avatar_id: 2 },
];

/** A server that keeps profiles as the real one does; `fault` answers a change instead. */
function familyServer({ family = FAMILY, active = 1 }: { family?: readonly SavedProfile[]; active?: number } = {}) {
  let profiles = [...family];
  let current = active;
  const changes: [method: string, path: string, body: unknown][] = [];
  const faults: Partial<Record<string, Answering>> = {};
  const one = (id: number) => profiles.find((profile) => profile.id === id);

  const change = ({ method, path, body }: SeenRequest): Reply => {
    changes.push([method, path, body]);
    const id = Number(path.split('/').at(-1));
    if (path === '/v2/users/self/profile') return { json: one((current = (body as SavedProfile).id)) };
    if (method === 'POST') profiles = [...profiles, { ...(body as SavedProfile), id: 9 }];
    if (method === 'PATCH')
      profiles = profiles.map((each) => (each.id === id ? { ...each, ...(body as object) } : each));
    if (method === 'DELETE') profiles = profiles.filter((each) => each.id !== id);
    return { json: method === 'DELETE' ? {} : one(method === 'POST' ? 9 : id) };
  };
  const answer: Answering = (request) => {
    const fault = faults[`${request.method} ${request.path}`];
    if (fault) return fault(request);
    if (request.method !== 'GET') return change(request);
    if (request.path === '/v2/profiles/avatar_categories') return { json: AVATARS };
    if (request.path === '/v2/users/self/profile') return { json: one(current) };
    if (request.path === '/v2/users/self/profiles') return { json: { profiles } };
    return { json: {} };
  };
  return { answer, changes, faults };
}

const credentials = { accessToken: 'a', deviceId: 1, receivedAtMs: 0, expiresAtMs: 9e15, signInId: 's' };

const brandOf = (watchTogether: boolean) => ({
  rules: { ...validBrand.rules, account: { ...validBrand.rules.account, watchTogether } },
});

async function open(
  server = familyServer(),
  {
    profile = { id: 1, role: 'adult' } as { id: number; role: string } | null,
    screen = 'dialog',
    viewer = 'loggedIn',
    watchTogether = false,
  } = {},
) {
  const user = { id: 1, isGuest: viewer === 'guest', firstName: 'Аружан' };
  const store = siteStore({
    session: { kind: viewer, network: { provider: {}, isGuestAllowed: true }, user, credentials },
  });
  if (profile) store.dispatch(activeProfile.actions.seen(profile as never));
  const onClose = vi.fn();
  const modals: Modals = { open: vi.fn(), close: vi.fn(), prepare: vi.fn() };
  const { server: wire } = await mountScreen(
    <ModalsProvider modals={modals}>
      {screen === 'dialog' ? <ProfilesDialog open onClose={onClose} /> : <ProfilesPage />}
    </ModalsProvider>,
    { answer: server.answer, store, brand: brandOf(watchTogether) },
  );
  configureApi(testSettings(wire, { credentials: new QuickCredentials() }));
  return { ...server, store, onClose, modals };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const face = (name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(name) });
const nameField = page.getByRole('textbox', { name: 'Имя' });
const childSwitch = page.getByRole('switch', { name: 'Детский профиль' });

async function edit(name: string) {
  await button('Управлять профилями').click();
  await face(name).click();
  await expect.element(nameField).toBeVisible();
}

beforeEach(async () => void (await page.viewport(1440, 900)));

it('PROF-001 PROF-003 the dialogue shows each profile with its face, who is watching, and a free place', async () => {
  await open();
  await expect.element(face('Аружан')).toHaveAttribute('aria-current', 'true');
  await expect.element(face('Тима')).not.toHaveAttribute('aria-current');
  await expect.element(button(/^Добавить/)).toBeVisible();
  expect(button('Смотрим все вместе').elements()).toEqual([]);
});

it('PROF-003 PROF-005 five profiles leave no place for another', async () => {
  const family = [1, 2, 3, 4, 5].map((id) => ({ ...FAMILY[0]!, id, name: `Имя ${id}` }));
  await open(familyServer({ family }));
  await expect.element(face('Имя 5')).toBeVisible();
  expect(button(/^Добавить/).elements()).toEqual([]);
});

it('where a house watches together, one press goes on in the profile of its grown-ups', async () => {
  const { changes, onClose } = await open(familyServer(), { watchTogether: true });
  await button('Смотрим все вместе').click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(changes).toEqual([]);
});

it('PROF-024 PROF-026 a press on a child’s profile goes over to it at once', async () => {
  const { changes, store, onClose, modals } = await open();
  await face('Тима').click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(changes).toEqual([['POST', '/v2/users/self/profile', { id: 2 }]]);
  expect(selectActiveProfile(store.getState())).toMatchObject({ id: 2, role: 'child', turn: 1 });
  expect(modals.open).not.toHaveBeenCalled();
});

it('PROF-002 PROF-006 PROF-007 PROF-008 PROF-009 in manage mode a profile opens its editor: faces by category, name, child switch', async () => {
  await open();
  await edit('Ата');
  await expect.element(nameField).toHaveValue('Ата');
  await expect.element(page.getByRole('group', { name: 'Лица' }).getByRole('radio', { name: 'Лица 2' })).toBeChecked();
  expect(page.getByRole('group', { name: 'Детям', exact: true }).getByRole('radio').elements()).toHaveLength(2);
  await expect.element(childSwitch).not.toBeChecked();
});

it('PROF-010 PROF-021 PROF-022 a profile that is not in use is removed when the question is answered with yes', async () => {
  const { changes } = await open();
  await edit('Тима');
  await button('Удалить профиль').click();
  const question = page.getByRole('dialog', { name: 'Удалить профиль «Тима»?' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(changes).toEqual([]);
  await button('Удалить профиль').click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect.element(face('Тима')).not.toBeInTheDocument();
  expect(changes).toEqual([['DELETE', '/v2/users/self/profiles/2', undefined]]);
});

it('PROF-011 PROF-020 the profile in use has a hint where others have the way to remove them', async () => {
  await open();
  await edit('Аружан');
  await expect.element(page.getByText(/Чтобы удалить его, перейдите в другой/)).toBeVisible();
  expect(button('Удалить профиль').elements()).toEqual([]);
});

it('PROF-013 PROF-014 PROF-015 PROF-016 PROF-018 a new profile: name, kind and face are there, all of it is sent by submit', async () => {
  const { changes } = await open();
  await button(/^Добавить/).click();
  await expect.element(nameField).toHaveValue('Профиль 4');
  await expect.element(page.getByRole('radio', { name: 'Детям 2' })).toBeChecked();
  await childSwitch.click();
  expect(changes).toEqual([]);
  await userEvent.fill(nameField, 'მზია');
  await userEvent.keyboard('{Enter}');
  await expect.element(face('მზია')).toBeVisible();
  expect(changes).toEqual([['POST', '/v2/users/self/profiles', { name: 'მზია', role: 'child', icon_avatar_id: 4 }]]);
});

it('PROF-012 a blank name stays in its field with a sentence, and nothing is sent', async () => {
  const { changes } = await open();
  await edit('Тима');
  await userEvent.fill(nameField, '   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Заполните это поле')).toBeVisible();
  await expect.element(nameField).toHaveValue('   ');
  expect(changes).toEqual([]);
});

it('PROF-017 PROF-019 the switch of an existing profile saves at once; name and face by submit', async () => {
  const { changes } = await open();
  await edit('Тима');
  await childSwitch.click();
  await vi.waitFor(() => expect(changes).toEqual([['PATCH', '/v2/users/self/profiles/2', { role: 'adult' }]]));
  await userEvent.fill(nameField, 'Тимур');
  await page.getByRole('radio', { name: 'Детям 2' }).click({ force: true });
  await button('Сохранить').click();
  await expect.element(face('Тимур')).toBeVisible();
  expect(changes.at(-1)).toEqual(['PATCH', '/v2/users/self/profiles/2', { name: 'Тимур', icon_avatar_id: 4 }]);
});

it('PROF-017 the last grown-up of the house cannot become a child: nobody could take it back', async () => {
  await open(familyServer({ family: FAMILY.slice(0, 2) }));
  await edit('Аружан');
  await expect.element(childSwitch).toBeDisabled();
  await expect.element(page.getByText(/единственный взрослый профиль/)).toBeVisible();
});

it('PROF-004 PROF-028 a child chooses, and changes nothing: neither in the dialogue nor in the settings', async () => {
  await open(familyServer({ active: 2 }), { profile: { id: 2, role: 'child' } });
  await expect.element(face('Тима')).toHaveAttribute('aria-current', 'true');
  await expect.element(face('Ата').getByRole('img', { name: 'С PIN-кодом' })).toBeInTheDocument();
  expect(button('Управлять профилями').elements()).toEqual([]);
  expect(button(/^Добавить/).elements()).toEqual([]);
});

it('PROF-004 ACC-015 the settings have the list to manage, with a free place for grown-ups', async () => {
  await open(familyServer(), { screen: 'page' });
  await expect.element(button(/^Добавить/)).toBeVisible();
  await face('Тима').click();
  await expect.element(nameField).toHaveValue('Тима');
});

it('a guest is told what profiles are for', async () => {
  await open(familyServer(), { viewer: 'guest' });
  await expect
    .element(page.getByRole('dialog', { name: 'Кто смотрит?' }).getByRole('link', { name: 'Войти' }))
    .toHaveAttribute('href', '#auth');
});

/** Each fault in turn in the same screen: said, and nothing is lost by it. */
async function eachFault(
  { faults }: Pick<ReturnType<typeof familyServer>, 'faults'>,
  { line, faults: all }: ReturnType<typeof failingCall>,
  act: (fault: Fault) => Promise<unknown>,
) {
  withoutPatience();
  for (const fault of all) {
    faults[line] = fault.answer;
    await act(fault);
  }
  faults[line] = undefined;
}
const says = ({ name, says }: Fault) =>
  expect.element(page.getByRole('alert').getByText(says, { exact: true }), { message: name }).toBeVisible();

it('PROF-023 creating fails: what was typed stays, with a sentence, and the next try succeeds', async () => {
  const server = await open();
  await button(/^Добавить/).click();
  await userEvent.fill(nameField, 'Зере');
  await eachFault(server, failingCall('createProfile'), async (fault) => {
    await button('Создать').click();
    await says(fault);
    await expect.element(nameField).toHaveValue('Зере');
  });
  await button('Создать').click();
  await expect.element(face('Зере')).toBeVisible();
});

it('PROF-023 saving fails: what was typed stays, the switch shows what the server has', async () => {
  const server = await open();
  await edit('Тима');
  await userEvent.fill(nameField, 'Тимур');
  await eachFault(server, failingCall('updateProfile', { id: 2 }), async (fault) => {
    await childSwitch.click();
    await says(fault);
    await expect.element(childSwitch).toBeChecked();
  });
  await eachFault(server, failingCall('updateProfile', { id: 2 }), async (fault) => {
    await button('Сохранить').click();
    await says(fault);
    await expect.element(nameField).toHaveValue('Тимур');
  });
  await button('Сохранить').click();
  await expect.element(face('Тимур')).toBeVisible();
});

it('PROF-023 removing fails: the profile stays', async () => {
  const server = await open();
  await edit('Тима');
  const question = page.getByRole('dialog', { name: /Удалить профиль/ });
  await eachFault(server, failingCall('deleteProfile', { id: 2 }), async (fault) => {
    await button('Удалить профиль').click();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await says(fault);
    await expect.element(question).not.toBeInTheDocument();
  });
  await button('Отмена').click();
  await expect.element(face('Тима')).toBeVisible();
});

it('PROF-026 the switch fails: nobody else is watching, and the list stays', async () => {
  const server = await open();
  await expect.element(face('Тима')).toBeVisible();
  await eachFault(server, failingCall('switchProfile'), async (fault) => {
    await face('Тима').click();
    await says(fault);
    expect(selectActiveProfile(server.store.getState())).toMatchObject({ id: 1, turn: 0 });
  });
  expect(server.onClose).not.toHaveBeenCalled();
});

it.each([
  ['the list', failingCall('getProfiles')],
  ['who is watching', failingCall('getActiveProfile')],
])('PROF-001 %s does not come: a sentence, and another try brings it', async (_, call) => {
  const server = familyServer();
  server.faults[call.line] = call.faults[0]!.answer;
  await open(server, { profile: null });
  await says(call.faults[0]!);
  await eachFault(server, call, async (fault) => {
    await button('Повторить').click();
    await says(fault);
  });
  await button('Повторить').click();
  await expect.element(face('Тима')).toBeVisible();
});

it('PROF-007 without pictures a profile can be saved all the same, and they can be asked again', async () => {
  const server = familyServer();
  const call = failingCall('getAvatarCategories');
  server.faults[call.line] = call.faults[0]!.answer;
  const { changes } = await open(server);
  await button(/^Добавить/).click();
  await eachFault(server, call, async ({ name }) => {
    await expect.element(page.getByText(/Картинки не загрузились/), { message: name }).toBeVisible();
    await button('Повторить').click();
  });
  await button('Повторить').click();
  await expect.element(page.getByRole('radio', { name: 'Детям 2' })).toBeChecked();
  await button('Создать').click();
  await vi.waitFor(() => expect(changes).toMatchObject([['POST', '/v2/users/self/profiles', { icon_avatar_id: 4 }]]));
});
