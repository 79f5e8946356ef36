import { type Fault, FAULTS, withoutPatience } from '@livery/api-client/testing/faults';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDialog, PASSWORD, PHONE, refused, withAuthRules, type Answers } from './testing/open-sign-in.tsx';

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
async function sendPhone() {
  await typePhone();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveFocus();
}
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
  /** The call that fails. */
  readonly call: string;
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
    call: '/v2/otps',
    methods: [PHONE],
    before: typePhone,
    act: enter,
    keeps: keepsPhone,
    goesOn: atCode,
  },
  {
    title: 'AUTH-012 AUTH-018 a new account',
    call: '/v2/users',
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
    call: '/v2/auth/otp',
    methods: [PHONE],
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: TOKEN,
  },
  {
    title: 'AUTH-012 AUTH-021 a code by mail',
    call: '/v2/otps/email',
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
    call: '/v2/auth/email_otp',
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
    call: '/v2/auth/login',
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
    call: '/v2/mw/otps',
    ...withHomes,
    before: typePhone,
    act: enter,
    keeps: keepsPhone,
    goesOn: atCode,
  },
  {
    title: 'AUTH-012 AUTH-035 the code for a home',
    call: '/v2/mw/auth/otp',
    ...withHomes,
    before: sendPhone,
    act: typeCode,
    keeps: keepsPhoneBehind,
    well: TOKEN,
  },
  {
    title: 'AUTH-012 AUTH-037 the cities',
    call: '/v2/mw/cities',
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
    call: '/v2/mw/set_city',
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
    call: '/v2/mw/set_address',
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
      [row.call]: () => (fault ? fault.answer() : (row.well ?? {})),
    };
    const { logins } = await openDialog(answers, withAuthRules(row.rules ?? {}));
    await row.before();
    withoutPatience();
    for (const each of FAULTS) {
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

it.each(FAULTS)(
  'AUTH-030 a messenger that cannot be asked ($name) is left out: the code comes by SMS',
  async ({ answer }) => {
    withoutPatience();
    await openDialog({
      '/v2/pages/auth': { auth_methods: [{ ...PHONE, action: 'telegram' }] },
      '/v2/otp/send_methods': answer,
    });
    await sendPhone();
  },
);
