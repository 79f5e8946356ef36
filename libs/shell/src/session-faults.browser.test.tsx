import { failingCall, type Fault, withoutPatience } from '@livery/api-client/testing/faults';
import { selectSession } from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import { createValue } from '@livery/value';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSessionApi } from './session-api.ts';
import { openSite } from './testing/open-site.tsx';
import { soundServer } from './testing/sound-server.ts';

type Call = ReturnType<typeof failingCall>;
type Site = Partial<Omit<Parameters<typeof openSite>[0], 'calls' | 'answer'>>;

/** A site whose one call ends as `use` says, and how often it was asked. */
async function open(call: Call, site: Site = {}, { first, network = {} }: { first?: Fault; network?: object } = {}) {
  let fault = first;
  let asked = 0;
  const sound = soundServer(network);
  const opened = await openSite({
    calls: createSessionApi('north'),
    answer(request) {
      const isCall = `${request.method} ${request.path}` === call.line;
      if (isCall) asked += 1;
      return (isCall && fault?.answer()) || sound(request);
    },
    ...site,
  });
  return {
    ...opened,
    kind: () => selectSession(opened.store.getState()).kind,
    asked: () => asked,
    use: (next: Fault | undefined) => void (fault = next),
  };
}

/** A country that is forbidden is the end of every way, and has a page of its own: it comes last. BOOT-014 */
const forbiddenLast = ({ faults }: Call) =>
  [...faults].sort((one, other) => Number(one.name === '403') - Number(other.name === '403'));
/** The server's own words; of silence and nonsense the start says only that it does not get on. */
const saidAtStart = ({ name, says }: Fault) =>
  page.getByText(/^\d+$/.test(name) ? says : 'Пока не получается начать', { exact: true });

const again = page.getByRole('button', { name: 'Повторить' });

it.each([
  ['the network', failingCall('getNetwork')],
  ['the guest’s account', failingCall('createGuest')],
  ['the guest’s login', failingCall('login')],
  ['the device', failingCall('createDevice')],
  ['the token', failingCall('authenticateDevice')],
  ['the viewer', failingCall('getUser')],
])('SES-010 BOOT-014 a start without %s: each fault is said, and the next try goes on', async (_, call) => {
  withoutPatience();
  const faults = forbiddenLast(call).slice(0, -1);
  const { asked, use, kind } = await open(call, {}, { first: faults[0]! });
  for (const fault of faults) {
    await expect.element(saidAtStart(fault), { message: fault.name }).toBeVisible();
    const before = asked();
    use(faults[faults.indexOf(fault) + 1]);
    await again.click();
    await expect.poll(asked, { message: `after ${fault.name}` }).toBeGreaterThan(before);
  }
  await expect.poll(kind).toBe('guest');
  await expect.element(page.getByText('The pages')).toBeVisible();

  const forbidden = await open(call, {}, { first: forbiddenLast(call).at(-1)! });
  await expect.element(page.getByText('Отказ номер 403').first()).toBeVisible();
  expect(['forbidden', 'failed']).toContain(forbidden.kind());
});

it('SES-010 API-087 a start that is refused without words says so in a sentence, with the number for support', async () => {
  const bare: Fault = { name: '400', answer: () => ({ status: 400, json: {} }), says: '' };
  await open(failingCall('getNetwork'), {}, { first: bare });
  await expect.element(page.getByText('Сервер ответил непонятно. Мы уже знаем об этом. Ошибка 400')).toBeVisible();
});

it('BOOT-014 a start that failed goes on by itself when the network is back', async () => {
  withoutPatience();
  const call = failingCall('getNetwork');
  const [fault] = call.faults;
  const online = createValue(true);
  const { use, kind } = await open(call, { network: { online, suspect: () => {} } }, { first: fault! });
  await expect.element(saidAtStart(fault!)).toBeVisible();
  use(undefined);
  online.set(false);
  online.set(true);
  await expect.poll(kind).toBe('guest');
  await expect.element(page.getByText('The pages')).toBeVisible();
});

it('BOOT-011 BOOT-012 a provider that cannot be asked who this is, whatever the fault: the viewer tries again, or goes on as a guest', async () => {
  const url = 'https://isp.example/auth';
  const { faults } = failingCall('autoAuthenticate');
  const call = { line: 'POST /auth', path: '/auth', faults };
  withoutPatience();
  const { asked, use, kind } = await open(
    call,
    { settings: { offersAutoAuthRetry: true } },
    { first: faults[0]!, network: { auto_auth: url } },
  );
  for (const [index, fault] of faults.entries()) {
    // The dialogue of the last try goes while the next one is made.
    await expect.poll(asked, { message: fault.name }).toBe(index + 1);
    await expect.element(page.getByRole('dialog', { name: 'Вход не выполнен' }), { message: fault.name }).toBeVisible();
    use(faults[index + 1] ?? fault);
    if (index < faults.length - 1) await again.click();
  }
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(kind).toBe('guest');
});

const login = page.getByRole('textbox', { name: 'Логин' });
const dialog = page.getByRole('dialog');

async function signIn() {
  const password = page.getByLabelText('Пароль');
  await password.fill('secret');
  await userEvent.keyboard('{Enter}');
  // The server has accepted it; what follows is the session's.
  await expect.element(password).not.toBeInTheDocument();
}

/** The way on that the dialogue offers: another try, or the login anew after one that was lost. */
async function goOn(isThere: boolean): Promise<boolean> {
  if (isThere) return true;
  // Pressed at once: a server that was silent is also asked again by itself.
  if (login.query()) await signIn();
  else (dialog.getByRole('button', { name: 'Повторить' }).query() as HTMLElement | null)?.click();
  return false;
}

it.each([
  ['the device', failingCall('createDevice')],
  ['the token', failingCall('authenticateDevice')],
  ['the viewer', failingCall('getUser')],
])(
  'SES-010 AUTH-012 whoever signs in and gets no answer about %s: each fault is said in the dialogue, which never waits for ever, and keeps the login',
  async (_, call) => {
    const { use, kind, asked } = await open(call);
    await expect.poll(kind).toBe('guest');
    withoutPatience();
    location.hash = '#auth';
    await expect.element(login).toHaveFocus();
    await userEvent.keyboard('anna');
    for (const fault of forbiddenLast(call)) {
      const before = asked();
      use(fault);
      await expect.poll(() => goOn(asked() > before), { message: fault.name }).toBe(true);
      await expect.element(page.getByText(fault.says).last(), { message: fault.name }).toBeVisible();
      if (login.query()) await expect.element(login, { message: fault.name }).toHaveValue('anna');
    }
    if (kind() === 'forbidden') return;
    use(undefined);
    await expect.poll(() => goOn(kind() === 'loggedIn')).toBe(true);
  },
);

it('AUTH-012 SES-011 accepted documents that the server does not take, whatever the fault, keep nobody out', async () => {
  const call = failingCall('acceptAgreements');
  withoutPatience();
  for (const fault of call.faults) {
    const { asked, kind, unmount } = await open(
      call,
      { at: '/#auth', stored: { [STORED.acceptedDocuments]: '[1]' } },
      { first: fault },
    );
    await expect.element(login, { message: fault.name }).toHaveFocus();
    await userEvent.keyboard('anna');
    await signIn();
    await expect.poll(kind, { message: fault.name }).toBe('loggedIn');
    expect(asked(), fault.name).toBe(1);
    unmount();
  }
});
