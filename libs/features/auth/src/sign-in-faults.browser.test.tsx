import { failingCall, type Fault, withoutPatience } from '@livery/api-client/testing/faults';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  openDialog,
  PASSWORD,
  PHONE,
  refused,
  WAYS,
  withAuthRules,
  withMethods,
  type Answers,
} from './testing/open-sign-in.tsx';

const field = (name: string) => page.getByRole('textbox', { name });
const phone = field('Номер телефона');
const code = field('Код из сообщения');
const CITIES = { cities: [{ id: 2, name: 'Астана' }] };
const HOMES = {
  addresses: [1, 2].map((id) => ({ address_id: id, address: `Абая ${id}`, provider_id: 1, user_id: 5 })),
};
const TOKEN = { access_token: 'token' };

async function typePhone() {
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('7011234567');
}
async function sendPhoneTo(next: Locator) {
  await typePhone();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toBeVisible();
}
const sendPhone = () => sendPhoneTo(code);
const enter = () => userEvent.keyboard('{Enter}');
async function typeCode() {
  await code.fill('');
  await code.fill('4711');
}
const keepsPhone = () => expect.element(phone).toHaveValue('701) 123-45-67');
/** The number is one step back, as it was typed. */
async function keepsPhoneBehind() {
  await expect.element(page.getByRole('button', { name: 'Изменить' })).toBeEnabled();
  await expect.element(page.getByText('Отправили код на +7 (701) 123-45-67')).toBeVisible();
}

interface Row {
  readonly title: string;
  /** What fails. */
  readonly call: ReturnType<typeof failingCall>;
  readonly methods: readonly object[];
  readonly answers?: Answers;
  readonly rules?: Parameters<typeof withAuthRules>[0];
  /** What the viewer does before the step that fails, and what they do in it, again and again. */
  readonly before: () => Promise<void>;
  readonly act: () => Promise<void>;
  readonly keeps: () => Promise<unknown>;
  /** What the call says in the end. */
  readonly well?: unknown;
  readonly goesOn?: () => Promise<unknown>;
}

const withHomes = { methods: [PHONE], rules: { addressSelection: true } };
const atCode = () => expect.element(code).toBeVisible();

const ROWS: readonly Row[] = [
  {
    title: 'AUTH-012 AUTH-013 a code by SMS',
    call: failingCall('sendPhoneCode'),
    methods: [PHONE],
    before: typePhone,
    act: enter,
    keeps: keepsPhone,
    goesOn: atCode,
  },
  {
    title: 'AUTH-012 AUTH-018 a new account',
    call: failingCall('registerByPhone'),
    methods: [PHONE],
    answers: { '/v2/otps': refused('invalid_phone', 'Нет такого номера') },
    before: typePhone,
    act: enter,
    keeps: keepsPhone,
    well: { id: 5, username: '77011234567', is_guest: false },
    goesOn: () => expect.element(page.getByText('Нет такого номера')).toBeVisible(),
  },
  {
    title: 'AUTH-012 AUTH-015 AUTH-020 the code of an SMS',
    call: failingCall('verifyPhoneCode'),
    methods: [PHONE],
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: TOKEN,
  },
  {
    title: 'AUTH-012 BRAND-016 the code of an SMS at the address of one identifier',
    call: failingCall('verifyUzbeelineCode'),
    methods: [PHONE],
    rules: { otpIdentifier: 'uzbeeline' },
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: TOKEN,
  },
  {
    title: 'AUTH-012 BRAND-016 the code of an SMS at the address of any other',
    call: failingCall('verifyIdentifierCode', { identifier: 'sberid' }),
    methods: [PHONE],
    rules: { otpIdentifier: 'sberid' },
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: TOKEN,
  },
  {
    title: 'AUTH-012 AUTH-021 a code by mail',
    call: failingCall('sendEmailCode'),
    methods: [{ action: 'email' }],
    async before() {
      await expect.element(field('Электронная почта')).toHaveFocus();
      await userEvent.keyboard('anna@mail.kz');
    },
    act: enter,
    keeps: () => expect.element(field('Электронная почта')).toHaveValue('anna@mail.kz'),
    goesOn: atCode,
  },
  {
    title: 'AUTH-012 AUTH-023 the code of a mail',
    call: failingCall('verifyEmailCode'),
    methods: [{ action: 'email' }],
    async before() {
      await expect.element(field('Электронная почта')).toHaveFocus();
      await userEvent.keyboard('anna@mail.kz{Enter}');
      await expect.element(code).toHaveFocus();
    },
    act: typeCode,
    keeps: () => expect.element(page.getByText('Отправили код на anna@mail.kz')).toBeVisible(),
    well: TOKEN,
  },
  {
    title: 'AUTH-012 AUTH-031 login and password',
    call: failingCall('login'),
    methods: [PASSWORD],
    async before() {
      await expect.element(field('Логин')).toHaveFocus();
      await userEvent.keyboard('anna');
      await userEvent.tab();
      await userEvent.keyboard('secret');
    },
    act: enter,
    async keeps() {
      await expect.element(field('Логин')).toHaveValue('anna');
      await expect.element(page.getByLabelText('Пароль')).toHaveValue('secret');
    },
    well: TOKEN,
  },
  {
    title: 'AUTH-012 BRAND-017 a code for a home',
    call: failingCall('sendAlmaCode'),
    ...withHomes,
    before: typePhone,
    act: enter,
    keeps: keepsPhone,
    goesOn: atCode,
  },
  {
    title: 'AUTH-012 AUTH-035 the code for a home',
    call: failingCall('verifyAlmaCode'),
    ...withHomes,
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: TOKEN,
  },
  {
    title: 'AUTH-012 AUTH-037 the cities',
    call: failingCall('getAlmaCities'),
    ...withHomes,
    answers: { '/v2/mw/auth/otp': HOMES },
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: CITIES,
    goesOn: () => expect.element(page.getByRole('button', { name: 'Астана' })).toBeVisible(),
  },
  {
    title: 'AUTH-012 AUTH-038 a city',
    call: failingCall('setAlmaCity'),
    ...withHomes,
    answers: { '/v2/mw/auth/otp': HOMES, '/v2/mw/cities': CITIES },
    async before() {
      await sendPhone();
      await typeCode();
    },
    act: () => page.getByRole('button', { name: 'Астана' }).click(),
    keeps: () => expect.element(page.getByRole('button', { name: 'Астана' })).toBeEnabled(),
    well: HOMES,
    goesOn: () => expect.element(page.getByRole('button', { name: 'Абая 2' })).toBeVisible(),
  },
  {
    title: 'AUTH-012 AUTH-038 a home',
    call: failingCall('setAlmaAddress'),
    ...withHomes,
    answers: { '/v2/mw/auth/otp': HOMES, '/v2/mw/cities': CITIES, '/v2/mw/set_city': HOMES },
    async before() {
      await sendPhone();
      await typeCode();
      await page.getByRole('button', { name: 'Астана' }).click();
    },
    act: () => page.getByRole('button', { name: 'Абая 2' }).click(),
    keeps: () => expect.element(page.getByRole('button', { name: 'Абая 2' })).toBeEnabled(),
    well: TOKEN,
  },
];

it.each(ROWS.map((row) => [row.title, row] as const))(
  '%s: each fault is said, nothing typed is lost, and the next try succeeds',
  async (_, row) => {
    let fault: Fault | null = null;
    const answers: Answers = {
      '/v2/pages/auth': { auth_methods: row.methods },
      ...row.answers,
      [row.call.path]: () => (fault ? fault.answer() : (row.well ?? {})),
    };
    const { logins } = await openDialog(answers, withAuthRules(row.rules ?? {}));
    await row.before();
    withoutPatience();
    for (const each of row.call.faults) {
      fault = each;
      await row.act();
      await expect.element(page.getByText(each.says, { exact: true }), { message: each.name }).toBeVisible();
      await row.keeps();
    }
    fault = null;
    await row.act();
    if (row.goesOn) await row.goesOn();
    else await vi.waitFor(() => expect(logins).toHaveLength(1));
  },
);

const TELEGRAM = { '/v2/pages/auth': { auth_methods: [{ ...PHONE, action: 'telegram' }] } };
const back = page.getByRole('button', { name: 'Изменить' });

it('AUTH-030 a messenger that cannot be asked, whatever the fault, is left out: the code comes by SMS', async () => {
  const { path, faults } = failingCall('getSendMethods');
  let fault: Fault | undefined;
  await openDialog({ ...TELEGRAM, [path]: () => fault?.answer() ?? {} });
  withoutPatience();
  await typePhone();
  for (fault of faults) {
    await phone.element().focus();
    await enter();
    await expect.element(code, { message: fault.name }).toBeVisible();
    await back.click();
    await keepsPhone();
  }
});

it('AUTH-027 AUTH-028 a messenger that does not say whether it was opened is asked on, whatever the fault; the code can be typed', async () => {
  const { path, faults } = failingCall('getOtpStatus');
  const left = [...faults];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await openDialog({
    ...TELEGRAM,
    '/v2/otp/send_methods': { send_methods: [{ method: 'telegram', link: 'https://messenger.test/bot' }] },
    [path]: () => left.shift()?.answer() ?? { otp_exist: true },
  });
  await sendPhoneTo(page.getByRole('button', { name: 'Код уже есть' }));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(60_000);
      return code.query();
    })
    .not.toBeNull();
  expect(server.seen.filter((request) => request.path === path).length).toBeGreaterThan(faults.length);
});

it('AUTH-004 AUTH-006 ways in that cannot be asked for, whatever the fault: the phone is there', async () => {
  const { path, faults } = failingCall('getAuthPage');
  withoutPatience();
  for (const fault of faults) {
    const { unmount } = await openDialog({ [path]: fault.answer });
    await expect.element(phone, { message: fault.name }).toBeVisible();
    unmount();
  }
});

it('AUTH-012 AUTH-013 a way whose code does not come says so, keeps the phone, and is taken at the next press', async () => {
  const load = vi.fn(WAYS.phone);
  load.mockRejectedValueOnce(new Error('the network is gone'));
  const answers = { '/v2/pages/auth': { auth_methods: [PHONE] } };
  await openDialog(answers, { capabilities: withMethods({ phone: load }) });
  await typePhone();
  await enter();
  await expect.element(page.getByText('Не удалось соединиться с сервером.', { exact: true })).toBeVisible();
  await keepsPhone();
  await enter();
  await expect.element(code).toBeVisible();
});
