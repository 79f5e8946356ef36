import type { Reply } from '@livery/api-client/testing';
import { failingCall, type Fault, withoutPatience } from '@livery/api-client/testing/faults';
import { STORED } from '@livery/domain/stored-keys';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSettings } from './testing/open-settings.tsx';

const rows = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
/** Lines as they are read: spaces that hold a number together are spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const textsOf = (list: string) =>
  rows(list)
    .elements()
    .map((row) => plain(row.textContent));

it('ACC-020 ACC-037 ACC-038 the account has name, phone, e-mail, number, provider and balance, and leads on', async () => {
  await openSettings({ at: '/settings/account' });
  await expect.element(page.getByText('12 450 ₸')).toBeVisible();
  const facts = [...document.querySelectorAll('dl > div')].map((line) => plain(line.textContent));
  expect(facts).toEqual([
    'ИмяАйгеримИзменить',
    'Номер телефона+77015554421',
    'Электронная почтаaigerim@example.kzИзменить',
    'Номер аккаунта77',
    'ОператорNorth',
    'Баланс12 450 ₸',
    'С нами с05.03.2026',
  ]);
  const onward = page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link').elements();
  expect(onward.map((link) => link.getAttribute('href'))).toEqual(['/settings/subscriptions', '/settings/payment']);
});

it('ACC-020 the account stands without a balance that did not come', async () => {
  await openSettings({ at: '/lk', instead: { 'GET /v2/users/self/balance': { status: 500, json: {} } } });
  await expect.element(page.getByText('North')).toBeVisible();
  expect(page.getByText('Баланс').elements()).toEqual([]);
});

/** In the page itself: the list of the settings says it too. */
const factOf = (hasText: string) => page.getByRole('definition').filter({ hasText });

const name = page.getByRole('textbox', { name: 'Как вас зовут' });
const email = page.getByRole('textbox', { name: 'Электронная почта' });
const save = page.getByRole('button', { name: 'Сохранить' });

it('ACC-029 the details to change are name and e-mail; phone, login and date are to read', async () => {
  await openSettings({ at: '/settings/info' });
  await expect.element(name).toHaveValue('Айгерим');
  await expect.element(email).toHaveValue('aigerim@example.kz');
  expect(page.getByRole('textbox').elements()).toHaveLength(2);
  await expect.element(factOf('+77015554421')).toBeVisible();
  await expect.element(page.getByText('05.03.2026')).toBeVisible();
});

it('ACC-021 ACC-022 an empty name and an empty e-mail are not sent', async () => {
  const { server } = await openSettings({ at: '/settings/info' });
  await name.fill(' ');
  await email.fill('');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Заполните это поле');
  await expect.element(email).toHaveAccessibleDescription('Заполните это поле');
  expect(server.lines).not.toContain('PATCH /v2/users/self');
});

it('ACC-023 ACC-024 ACC-025 Cyrillic letters, punycode and half an address are no address', async () => {
  const { server } = await openSettings({ at: '/settings/info' });
  for (const text of ['почта@example.kz', 'a@xn--e1afmkfd.kz', 'a@b']) {
    await email.fill('');
    await email.fill(text);
    await save.click();
    await expect.element(email, { message: text }).toHaveAccessibleDescription('Неверный адрес электронной почты');
  }
  expect(server.lines).not.toContain('PATCH /v2/users/self');
});

it('ACC-026 a new e-mail is saved with Enter and thanked for, and the name in the header follows', async () => {
  const saved = { id: 77, username: 'a', is_guest: false, first_name: 'Дана', email: 'new@example.kz', settings: {} };
  const { server, store } = await openSettings({
    at: '/settings/info',
    instead: { 'PATCH /v2/users/self': { json: saved } },
  });
  await name.fill('Дана');
  await email.fill(' new@example.kz ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Спасибо! Напишем на этот адрес, когда будут новости.')).toBeVisible();
  const { body } = server.seen.find(({ method }) => method === 'PATCH') ?? {};
  expect(body).toEqual({ first_name: 'Дана', email: 'new@example.kz' });
  expect((store.getState() as { session: { user: { firstName: string } } }).session.user.firstName).toBe('Дана');
});

it('API-093 an e-mail that the server refuses is said over the page, and stays typed', async () => {
  const { opened } = await openSettings({
    at: '/settings/info',
    instead: { 'PATCH /v2/users/self': { status: 400, json: { error: { code: 'duplicate_email' } } } },
  });
  await email.fill('taken@example.kz');
  await save.click();
  await expect
    .poll(() => opened.mock.calls)
    .toEqual([['message', { heading: 'Ошибка', text: 'Этот адрес уже занят. Укажите другой.' }]]);
  await expect.element(email).toHaveValue('taken@example.kz');
});

it('ACC-030 ACC-031 ACC-032 ACC-034 SES-033 devices stand by their login; this one is marked and stays, an unknown one is there too', async () => {
  await openSettings({ at: '/settings/devices' });
  await expect.element(page.getByText('Подключено 3 из 5.')).toBeVisible();
  expect(textsOf('Устройства')).toEqual([
    'Chrome 150Это устройствоВход 20.11.2026, 14:04',
    'Android TVВход 19.11.2026, 15:00Отключить',
    'Другое устройствоОтключить',
  ]);
  const icons = rows('Устройства')
    .elements()
    .map((row) => row.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(3);
});

const remove = page.getByRole('button', { name: 'Отключить: Android TV' });

it('ACC-033 API-034 another device is removed after a question that names it', async () => {
  const gone: string[] = [];
  const { opened, server } = await openSettings({
    at: '/settings/devices',
    instead: {
      'DELETE /v2/users/self/devices/2': () => {
        gone.push('2');
        return { status: 204 };
      },
      'GET /v2/users/self/devices': () => ({
        json: {
          devices: [{ id: 1, device_type: 'web' }, ...(gone.length > 0 ? [] : [{ id: 2, device_type: 'android_tv' }])],
        },
      }),
    },
  });
  await remove.click();
  expect(opened).toHaveBeenCalledWith('confirm', expect.objectContaining({ heading: 'Отключить «Android TV»?' }));
  await expect.element(page.getByText('Устройство отключено')).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  expect(server.lines.filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /v2/users/self/devices/2']);
});

it('ACC-033 a question that is answered with no removes nothing', async () => {
  const { server, opened } = await openSettings({ at: '/settings/devices', confirms: false });
  await remove.click();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  expect(server.lines.some((line) => line.startsWith('DELETE'))).toBe(false);
});

it('API-081 a server that lets no more devices be removed says that there are too many', async () => {
  const { opened } = await openSettings({
    at: '/settings/devices',
    instead: { 'DELETE /v2/users/self/devices/2': { status: 403, json: {} } },
  });
  await remove.click();
  await expect
    .poll(() => opened.mock.calls.at(-1))
    .toEqual([
      'message',
      {
        heading: 'Ошибка',
        text: 'Подключено слишком много устройств. Отключите одно из них в настройках.',
      },
    ]);
});

it('ACC-035 ACC-036 PAY-076 cards stand with their number as it was sent, the primary one marked, and go after a question', async () => {
  const { opened, server } = await openSettings({
    at: '/settings/payment',
    instead: { 'DELETE /v2/users/self/cards/42': { status: 204 } },
  });
  await expect.element(page.getByText('12 450 ₸')).toBeVisible();
  await expect
    .poll(() => textsOf('Карты'))
    .toEqual(['4400 43** **** 1121ОсновнаяУдалить', '5169 49** **** 7730Удалить']);
  await page.getByRole('button', { name: 'Удалить карту 5169 49** **** 7730' }).click();
  expect(opened).toHaveBeenCalledWith(
    'confirm',
    expect.objectContaining({ heading: 'Удалить карту 5169 49** **** 7730?' }),
  );
  await expect.element(page.getByText('Карта удалена')).toBeVisible();
  expect(server.lines).toContain('DELETE /v2/users/self/cards/42');
});

it.each([
  ['devices', 'GET /v2/users/self/devices', { devices: [] }, 'Устройств пока нет'],
  ['payment', 'GET /v2/users/self/cards', { cards: [] }, 'Карт пока нет'],
  ['subscriptions', 'GET /v2/users/self/subscriptions/current', { subscriptions: [] }, 'Подписок пока нет'],
])('the page %s says when there is nothing', async (id, call, json, text) => {
  await openSettings({ at: `/settings/${id}`, instead: { [call]: { json } } });
  await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
});

it('ACC-046 interface languages are those that the server marks, by priority', async () => {
  await openSettings({ at: '/settings/language/interface', brand: { languages: ['ru', 'kk', 'en'] } });
  await expect.element(page.getByRole('radio', { name: 'Русский' })).toBeChecked();
  await expect
    .poll(() =>
      page
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent),
    )
    .toEqual(['Қазақша', 'Русский']);
});

it('ACC-047 BOOT-049 languages of sound stand by priority; the viewer’s order wins, is kept, and outlives the page', async () => {
  const first = await openSettings({ at: '/settings/language/audiotracks' });
  await expect.element(page.getByText('Français')).toBeVisible();
  expect(textsOf('Язык звука')).toEqual(['1Қазақша', '2Русский', '3Français']);
  await page.getByRole('button', { name: 'Français: выше' }).click();
  expect(textsOf('Язык звука')).toEqual(['1Қазақша', '2Français', '3Русский']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(first.services.storage.get(STORED.audioOrder)).toBe('kk fr ru');
  first.services.storage.set(`${STORED.playerViewer}_8`, JSON.stringify({ audio: 'ru', text: 'kk' }));
  const line = rows('Язык звука').nth(2).element() as HTMLElement;
  line.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(first.services.storage.get(STORED.audioOrder)).toBe('kk ru fr');
  const habit = JSON.parse(first.services.storage.get(`${STORED.playerViewer}_8`) ?? '{}');
  expect([habit.audio, habit.text], 'the player’s habit gives way to the order').toEqual([undefined, 'kk']);
});

it('ACC-048 the language of subtitles is chosen here and kept where the player looks', async () => {
  const { services } = await openSettings({ at: '/settings/language/texttracks' });
  await expect.element(page.getByRole('radio', { name: 'Без субтитров' })).toBeChecked();
  await page.getByRole('radio', { name: 'Қазақша' }).click({ force: true });
  await expect.element(page.getByRole('radio', { name: 'Қазақша' })).toBeChecked();
  expect(JSON.parse(services.storage.get(`${STORED.playerViewer}_8`) ?? '{}')).toMatchObject({ text: 'kk' });
});

/** A call that ends with the fault of the moment, or well. */
function failing(first?: Fault, well?: Reply) {
  let fault = first;
  const use = (next: Fault | undefined) => void (fault = next);
  return { answer: () => fault?.answer() ?? well ?? null, use };
}

/** What the pages ask, and nothing can be shown without. */
it.each([
  ['devices', failingCall('getDevices')],
  ['payment', failingCall('getCards')],
  ['payment', failingCall('getAccounts')],
  ['payment', failingCall('getPayforms', { accountId: 3 })],
  ['subscriptions', failingCall('getSubscriptions')],
  ['language/audiotracks', failingCall('getNetwork')],
  ['language/texttracks', failingCall('getNetwork')],
])('%s says of each fault what happened, under its title, and asks again', async (id, { line, faults }) => {
  const { answer, use } = failing(faults[0]);
  const { host } = await openSettings({ at: `/settings/${id}`, instead: { [line]: answer } });
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect.element(again).toBeVisible();
  const title = host.querySelector('h1')?.textContent;
  withoutPatience();
  for (const fault of faults) {
    use(fault);
    await again.click();
    await expect.element(page.getByRole('alert').getByText(fault.says), { message: fault.name }).toBeVisible();
  }
  expect(host.querySelector('h1')?.textContent).toBe(title);
  use(undefined);
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
});

it.each(['account', 'info'])(
  '%s whose viewer cannot be read stays shut, says why of each fault, and asks again',
  async (id) => {
    const { line, faults } = failingCall('getUser');
    const { answer, use } = failing(faults[0]);
    const { opened } = await openSettings({ at: `/settings/${id}`, instead: { [line]: answer } });
    const again = page.getByRole('button', { name: 'Ввести PIN-код' });
    await expect.element(again).toBeVisible();
    withoutPatience();
    for (const fault of faults) {
      use(fault);
      opened.mockClear();
      await again.click();
      await expect
        .poll(() => (opened.mock.calls.at(-1)?.[1] as { text?: string } | undefined)?.text, { message: fault.name })
        .toBe(fault.says);
      await expect.element(again).toBeVisible();
    }
    use(undefined);
    await again.click();
    await expect.element(factOf('+77015554421')).toBeVisible();
  },
);

it('ACC-020 ACC-037 account and cards stand without a balance, whatever the fault', async () => {
  const { line, faults } = failingCall('getBalance');
  withoutPatience();
  for (const fault of faults) {
    const { unmount } = await openSettings({ at: '/settings/account', instead: { [line]: fault.answer } });
    await expect.element(page.getByText('North'), { message: fault.name }).toBeVisible();
    expect(page.getByText('Баланс').elements()).toEqual([]);
    unmount();
  }
});

it('ACC-029 saving the details fails: what was typed stays with a sentence, and is sent at last', async () => {
  const { line, faults } = failingCall('updateUser');
  const { answer, use } = failing();
  const { opened } = await openSettings({ at: '/settings/info', instead: { [line]: answer } });
  await name.fill('Дана');
  withoutPatience();
  for (const fault of faults) {
    use(fault);
    await save.click();
    await expect.element(page.getByText(fault.says, { exact: true }), { message: fault.name }).toBeVisible();
    await expect.element(name).toHaveValue('Дана');
  }
  expect(opened).not.toHaveBeenCalled();
  use(undefined);
  await save.click();
  await expect.element(page.getByText('Сохранено')).toBeVisible();
});

/** A server that gives a new address to an account only with the code that it has sent there. */
function askingForCode(
  first: Reply = { status: 403, json: { error: { code: 'confirmation_required', message: 'Подождите' } } },
) {
  const sent: Record<string, unknown>[] = [];
  const answer = (given: unknown): Reply => {
    const body = given as Record<string, unknown>;
    sent.push(body);
    if (body['confirmation_code'] === '4711') return { json: { id: 77, is_guest: false, settings: {}, ...body } };
    if (body['confirmation_code'] === undefined) return first;
    return { status: 403, json: { error: { code: 'wrong_confirmation', message: 'Неверный код' } } };
  };
  return { answer, sent };
}
const code = page.getByRole('textbox', { name: 'Код из сообщения' });

it.each([
  ['is sent', undefined],
  ['was sent a moment ago', { status: 429, json: { error: { code: 'code_too_soon', message: 'Подождите' } } }],
])('ACC-026 AUTH-020 a new address is saved with the code that %s there', async (_, first) => {
  const { answer, sent } = askingForCode(first);
  const { opened } = await openSettings({ at: '/settings/info', instead: { 'PATCH /v2/users/self': answer } });
  await email.fill('dana@example.kz');
  await save.click();
  await expect.element(page.getByText('Отправили код на dana@example.kz')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByText('Подождите')).not.toBeInTheDocument();
  await userEvent.keyboard('0000');
  await expect.element(page.getByText('Неверный код')).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveAccessibleDescription('Неверный код');
  await expect.element(email).toHaveValue('dana@example.kz');
  await userEvent.keyboard('4711');
  await expect.element(page.getByText('Спасибо!', { exact: false })).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  expect(sent).toEqual([
    { email: 'dana@example.kz' },
    { email: 'dana@example.kz', confirmation_code: '0000' },
    { email: 'dana@example.kz', confirmation_code: '4711' },
  ]);
  expect(opened).not.toHaveBeenCalled();
});

it('ACC-026 AUTH-016 where the operator’s codes are longer, it goes off with the last digit of one', async () => {
  const { answer, sent } = askingForCode();
  const instead = { 'PATCH /v2/users/self': answer };
  await openSettings({ at: '/settings/info', network: { phoneOtpLength: 6 }, instead });
  await email.fill('dana@example.kz');
  await save.click();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('47110');
  await expect.element(code).toHaveValue('47110');
  await userEvent.keyboard('8');
  await expect.poll(() => sent.at(-1)).toEqual({ email: 'dana@example.kz', confirmation_code: '471108' });
  expect(sent).toHaveLength(2);
});

it('ACC-026 another address asks for another code', async () => {
  const { answer, sent } = askingForCode();
  await openSettings({ at: '/settings/info', instead: { 'PATCH /v2/users/self': answer } });
  await email.fill('dana@example.kz');
  await save.click();
  await expect.element(code).toBeVisible();
  await email.fill('aru@example.kz');
  await expect.element(code).not.toBeInTheDocument();
  await save.click();
  await expect.element(code).toBeVisible();
  expect(sent).toEqual([{ email: 'dana@example.kz' }, { email: 'aru@example.kz' }]);
});

it.each([
  ['devices', failingCall('deleteDevice', { id: 2 }), 'Отключить: Android TV', 'Устройство отключено'],
  ['payment', failingCall('deleteCard', { id: 42 }), 'Удалить карту 5169 49** **** 7730', 'Карта удалена'],
])('ACC-033 ACC-035 removing on the page %s fails: the list stays, and it is said', async (id, call, label, done) => {
  const { answer, use } = failing(undefined, { status: 204 });
  const { opened } = await openSettings({ at: `/settings/${id}`, instead: { [call.line]: answer } });
  const button = page.getByRole('button', { name: label });
  await expect.element(button).toBeVisible();
  withoutPatience();
  for (const fault of call.faults) {
    use(fault);
    opened.mockClear();
    await button.click();
    await expect.poll(() => opened.mock.calls.at(-1)?.[0], { message: fault.name }).toBe('message');
    await expect.element(button).toBeEnabled();
  }
  // What is gone already is gone.
  use({ name: '404', says: '', answer: () => ({ status: 404, json: {} }) });
  await button.click();
  await expect.element(page.getByText(done)).toBeVisible();
});
