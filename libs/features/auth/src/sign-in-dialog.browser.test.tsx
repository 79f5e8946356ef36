import type { SeenRequest } from '@livery/api-client/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  openDialog as open,
  PASSWORD,
  PHONE,
  refused,
  WAYS,
  withAuthRules,
  withMethods,
} from './testing/open-sign-in.tsx';

const sent = (server: { readonly seen: readonly SeenRequest[] }, to: string) =>
  server.seen.filter(({ path }) => path === to).map(({ body }) => body);

it('AUTH-004 AUTH-007 lists the ways in by title and subtitle; a way that the brand does not take is not there', async () => {
  await open(
    { '/v2/pages/auth': { auth_methods: [PHONE, PASSWORD, { action: 'email' }] } },
    { capabilities: withMethods({ phone: WAYS.phone, password: WAYS.password }) },
  );
  await expect.element(page.getByRole('button', { name: /По номеру Код в SMS/ })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'По паролю' })).toBeVisible();
  expect(page.getByRole('dialog').getByRole('listitem').elements()).toHaveLength(2);
});

it('AUTH-005 AUTH-006 goes straight to the only way in, and to the phone where the server names none', async () => {
  await open({ '/v2/pages/auth': { auth_methods: [] } });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
});

it('AUTH-001 AUTH-008 AUTH-013 AUTH-015 AUTH-058 a phone by keyboard alone: Enter sends it, the last digit of the code signs in', async () => {
  const { server, logins } = await open({
    '/v2/pages/auth': { auth_methods: [PHONE] },
    '/v2/auth/otp': { access_token: 'token' },
  });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  await expect.element(page.getByText('Отправили код на +7 (701) 123-45-67')).toBeVisible();
  await userEvent.keyboard('4711');
  await vi.waitFor(() => expect(logins).toEqual([{ accessToken: 'token', method: 'phone', isNewAccount: false }]));
  expect(sent(server, '/v2/otps')).toMatchObject([{ phone: '77011234567', can_display_message: true }]);
  expect(sent(server, '/v2/auth/otp')).toMatchObject([{ phone: '77011234567', token: '4711' }]);
});

it('AUTH-053 AUTH-056 says under the field what is missing or wrong, and keeps what was typed', async () => {
  const { server } = await open({ '/v2/pages/auth': { auth_methods: [PHONE] } });
  const field = page.getByRole('textbox', { name: 'Номер телефона' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Заполните это поле')).toBeVisible();
  await userEvent.keyboard('701{Enter}');
  await expect.element(page.getByText('Проверьте номер телефона')).toBeVisible();
  await expect.element(field).toHaveValue('701');
  expect(sent(server, '/v2/otps')).toEqual([]);
});

it('AUTH-012 AUTH-020 a wrong code: the server’s words, an empty field that has the focus', async () => {
  await open({
    '/v2/pages/auth': { auth_methods: [PHONE] },
    '/v2/auth/otp': refused('wrong_code', 'Неверный код', 401),
  });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  const code = page.getByRole('textbox', { name: 'Код из сообщения' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('0000');
  await expect.element(page.getByText('Неверный код')).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveFocus();
});

it('AUTH-010 AUTH-014 AUTH-016 the arrow leads back to the number; another code has to wait', async () => {
  await open({ '/v2/pages/auth': { auth_methods: [PHONE] } });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  await expect.element(page.getByRole('button', { name: /Новый код через \d:\d\d/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveValue('701) 123-45-67');
});

it.each([
  ['AUTH-014 AUTH-016 AUTH-017 a phone', PHONE, 'Номер телефона', '7011234567', '/v2/otps'],
  ['AUTH-021 AUTH-022 an e-mail', { action: 'email' }, 'Электронная почта', 'a@b.kz', '/v2/otps/email'],
])('%s may be sent another code after 60 s, and waits 60 s again', async (_, way, label, address, path) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await open({ '/v2/pages/auth': { auth_methods: [way] } });
  await expect.element(page.getByRole('textbox', { name: label })).toHaveFocus();
  await userEvent.keyboard(`${address}{Enter}`);
  const waiting = page.getByRole('button', { name: /Новый код через \d:\d\d/ });
  const again = page.getByRole('button', { name: 'Отправить ещё раз' });
  await expect.element(waiting).toBeDisabled();
  vi.advanceTimersByTime(50_000);
  await expect.element(waiting).toBeDisabled();
  expect(sent(server, path)).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  await again.click();
  await expect.poll(() => sent(server, path)).toHaveLength(2);
  await expect.element(waiting).toBeDisabled();
  vi.advanceTimersByTime(60_000);
  await expect.element(again).toBeEnabled();
});

it('BRAND-012 a brand without a second code offers none', async () => {
  await open({ '/v2/pages/auth': { auth_methods: [PHONE] } }, withAuthRules({ resendLink: false }));
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Код из сообщения' })).toHaveFocus();
  expect(page.getByRole('button', { name: /Новый код/ }).elements()).toEqual([]);
});

it('AUTH-001 AUTH-031 AUTH-032 AUTH-033 login and password, with the server’s refusal under them', async () => {
  const { server } = await open({
    '/v2/pages/auth': { auth_methods: [PASSWORD] },
    '/v2/auth/login': refused('wrong_credentials', 'Неверный логин или пароль'),
  });
  const login = page.getByRole('textbox', { name: 'Логин' });
  await expect.element(login).toHaveFocus();
  await expect.element(login).toHaveAttribute('maxlength', '30');
  await userEvent.keyboard('anna{Enter}');
  await expect.element(page.getByText('Заполните это поле')).toBeVisible();
  expect(sent(server, '/v2/auth/login')).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('secret{Enter}');
  await expect.element(page.getByText('Неверный логин или пароль')).toBeVisible();
  await expect.element(login).toHaveValue('anna');
});

it('AUTH-001 AUTH-026 the messenger’s link is offered, and the viewer may go on by hand', async () => {
  await open({
    '/v2/pages/auth': { auth_methods: [{ ...PHONE, action: 'telegram' }] },
    '/v2/otp/send_methods': { send_methods: [{ method: 'telegram', link: 'https://messenger.test/bot' }] },
    '/v2/otp/exist': { otp_exist: false },
  });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.getByRole('button', { name: 'Открыть Telegram' }).click();
  expect(opened).toHaveBeenCalledWith('https://messenger.test/bot', '_blank', 'noopener');
  opened.mockRestore();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('button', { name: 'Код уже есть' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Код из сообщения' })).toBeVisible();
});

it('AUTH-001 AUTH-037 several homes: the city, then the home', async () => {
  const homes = [1, 2].map((id) => ({ address_id: id, address: `Абая ${id}`, provider_id: 1, user_id: 5 }));
  const { server, logins } = await open(
    {
      '/v2/pages/auth': { auth_methods: [PHONE] },
      '/v2/mw/auth/otp': { addresses: homes, choice_secret: 'of the code' },
      '/v2/mw/cities': {
        cities: [
          { id: 1, name: 'Алматы' },
          { id: 2, name: 'Астана' },
        ],
      },
      '/v2/mw/set_city': { addresses: homes, choice_secret: 'of the city' },
      '/v2/mw/set_address': { access_token: 'token' },
    },
    withAuthRules({ addressSelection: true }),
  );
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Код из сообщения' })).toHaveFocus();
  await userEvent.keyboard('4711');
  await page.getByRole('button', { name: 'Астана' }).click();
  await page.getByRole('button', { name: 'Абая 2' }).click();
  await vi.waitFor(() => expect(logins).toHaveLength(1));
  expect(sent(server, '/v2/mw/set_city')).toEqual([{ city_id: 2, choice_secret: 'of the code' }]);
  expect(sent(server, '/v2/mw/set_address')).toMatchObject([{ address_id: 2, choice_secret: 'of the city' }]);
});

it('AUTH-002 the documents open beside, so that the sign-in goes on', async () => {
  await open({ '/v2/pages/auth': { auth_methods: [PHONE] } });
  const agreement = page.getByRole('link', { name: /Пользовательское соглашение/ });
  await expect.element(agreement).toHaveAttribute('target', '_blank');
});

it('API-078 a forbidden country has its own message', async () => {
  const { modals } = await open({
    '/v2/pages/auth': { auth_methods: [PHONE] },
    '/v2/otps': {
      status: 403,
      json: { error: { code: 'region_forbidden', message: 'Нет прав' }, country: 'DE', ip: '198.51.100.1' },
    },
  });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  await vi.waitFor(() =>
    expect(modals.open).toHaveBeenCalledWith('forbidden_country', expect.objectContaining({ country: 'DE' })),
  );
});

it.each([
  ['uzbeeline', '/v2/auth/otp/uzbeeline/', { phone: '77011234567', token: '4711' }],
  ['sberid', '/v2/auth/otp/sberid/', { identifier: 'sberid', token: '4711' }],
])('BRAND-016 a code may be checked at an address of its own: %s', async (otpIdentifier, path, body) => {
  const { server, logins } = await open(
    { '/v2/pages/auth': { auth_methods: [PHONE] }, [path]: { access_token: 'token' } },
    withAuthRules({ otpIdentifier }),
  );
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('7011234567{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Код из сообщения' })).toHaveFocus();
  await userEvent.keyboard('4711');
  await vi.waitFor(() => expect(logins).toEqual([{ accessToken: 'token', method: 'phone', isNewAccount: false }]));
  expect(sent(server, path)).toEqual([body]);
});

it('AUTH-015 a browser that reads the code out of the message is asked for it, and let go with the step', async () => {
  const asked: AbortSignal[] = [];
  let message: (read: { code: string }) => void = () => {};
  vi.stubGlobal('OTPCredential', class {});
  const get = vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    if (options?.signal) asked.push(options.signal);
    return new Promise((resolve) => (message = resolve as never));
  });
  onTestFinished(() => {
    get.mockRestore();
    vi.unstubAllGlobals();
  });
  const { logins } = await open({
    '/v2/pages/auth': { auth_methods: [PHONE] },
    '/v2/auth/otp': { access_token: 'token' },
  });
  await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
  expect(asked).toHaveLength(0);
  await userEvent.keyboard('7011234567{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Код из сообщения' })).toHaveFocus();
  await page.getByRole('button', { name: 'Изменить' }).click();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  await page.getByRole('textbox', { name: 'Номер телефона' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Код из сообщения' })).toHaveFocus();
  message({ code: '4711' });
  await vi.waitFor(() => expect(logins).toHaveLength(1));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
});
