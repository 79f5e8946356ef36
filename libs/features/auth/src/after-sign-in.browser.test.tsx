import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import SignInPages from './sign-in-pages.tsx';
import { failDevice, finishSignIn, openDialog, openSignInScreen, PASSWORD, PHONE } from './testing/open-sign-in.tsx';

const BY_PASSWORD = { '/v2/pages/auth': { auth_methods: [PASSWORD] }, '/v2/auth/login': { access_token: 'token' } };
const address = page.getByTestId('address');
const isAt = (path: string) => expect.element(address).toHaveTextContent(path);

async function signIn() {
  await expect.element(page.getByRole('textbox', { name: 'Логин' })).toHaveFocus();
  await userEvent.keyboard('anna');
  await userEvent.tab();
  await userEvent.keyboard('secret{Enter}');
}

it('AUTH-040 AUTH-041 AUTH-042 AUTH-044 what was wanted happens after the sign-in: page, modal, purchase', async () => {
  const seen: string[] = [];
  const { store, modals, onClose, logins } = await openDialog(
    BY_PASSWORD,
    { at: '/channels' },
    {
      after: { page: '/lk?tab=1', modal: 'parental', buy: () => void seen.push('buy') },
      onSignedIn: () => void seen.push('signed in'),
    },
  );
  await signIn();
  await vi.waitFor(() => expect(logins).toHaveLength(1));
  expect([...seen, ...modals.open.mock.calls]).toEqual([]);
  finishSignIn(store);
  await isAt('/lk?tab=1');
  expect(seen).toEqual(['signed in', 'buy']);
  expect(modals.open.mock.calls).toEqual([['parental', {}]]);
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Вы вошли')).toBeVisible();
});

it('AUTH-040 without a wish the viewer stays where they were', async () => {
  const { store, modals } = await openDialog(BY_PASSWORD, { at: '/channels' });
  await signIn();
  await expect.poll(() => store.getState().session.kind).toBe('signingIn');
  finishSignIn(store);
  await expect.element(page.getByText('Вы вошли')).toBeVisible();
  await isAt('/channels');
  expect(modals.open.mock.calls).toEqual([['parental_start', {}]]);
});

it('SES-010 AUTH-012 a login that the session cannot finish says so, and goes on from there', async () => {
  const { store, logins } = await openDialog(BY_PASSWORD);
  await signIn();
  await vi.waitFor(() => expect(logins).toHaveLength(1));
  failDevice(store);
  await expect.element(page.getByText('Устройство не записано')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(store.getState().session.kind).toBe('signingIn');
  finishSignIn(store);
  await expect.element(page.getByText('Вы вошли')).toBeVisible();
  expect(logins).toHaveLength(1);
});

it.each([
  ['signs in', true],
  ['closes the dialogue', false],
])('AUTH-044 AUTH-045 whoever asks for a sign-in hears whether the guest %s', async (_, signsIn) => {
  const open = vi.fn<Modals['open']>();
  const ended = vi.fn();
  function Asking() {
    const toSignIn = useToSignIn();
    return <button onClick={() => void toSignIn({ page: '/lk' }).then(ended)}>Купить</button>;
  }
  await mountScreen(
    <ModalsProvider modals={{ open, close: () => {}, prepare: () => {} }}>
      <Asking />
    </ModalsProvider>,
  );
  await page.getByRole('button', { name: 'Купить' }).click();
  const [id, request, onGone] = open.mock.calls[0] ?? [];
  expect([id, request]).toEqual(['auth', { after: { page: '/lk' }, onSignedIn: expect.any(Function) }]);
  if (signsIn) (request as { onSignedIn: () => void }).onSignedIn();
  onGone?.();
  await vi.waitFor(() => expect(ended.mock.calls).toEqual([[signsIn]]));
});

it('AUTH-004 AUTH-007 NAV-051 MISC-009 the page lists the ways in by title and subtitle', async () => {
  await openSignInScreen(
    <SignInPages />,
    { '/v2/pages/auth': { auth_methods: [PHONE, PASSWORD] } },
    { at: '/auth_methods' },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /По номеру Код в SMS/ })).toBeVisible();
  await page.getByRole('button', { name: 'По паролю' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Логин' })).toBeVisible();
  await page.getByRole('button', { name: 'Войти по-другому' }).click();
  await expect.element(page.getByRole('button', { name: 'По паролю' })).toBeVisible();
});

it.each([
  ['AUTH-005 AUTH-040 to the page of the site that the link names', '?return=%2Flk%3Ftab%3D1', '/lk?tab=1'],
  ['AUTH-040 home, where the link names another site', '?return=https%3A%2F%2Fevil.example%2Flk', '/'],
  ['AUTH-040 home, where the link names a script', '?return=javascript%3Aalert(1)', '/'],
  ['AUTH-005 AUTH-040 MISC-009 home, where it names nothing', '', '/'],
])('%s: there the page of the only way in leads', async (_, query, page) => {
  const { store } = await openSignInScreen(<SignInPages />, BY_PASSWORD, { at: `/auth_methods${query}` });
  await signIn();
  await expect.poll(() => store.getState().session.kind).toBe('signingIn');
  finishSignIn(store);
  await expect.poll(() => address.element().textContent).toBe(page);
});

it('AUTH-003 title and description of the first step are the provider’s', async () => {
  const login = { title: 'Кабинет', description: 'Логин стоит в договоре.' };
  await openDialog(
    { '/v2/pages/auth': { auth_methods: [PHONE, PASSWORD] } },
    { sessionNetwork: { default: { login } } },
  );
  await expect.element(page.getByRole('heading', { name: 'Кабинет' })).toBeVisible();
  await expect.element(page.getByText('Логин стоит в договоре.')).toBeVisible();
});
