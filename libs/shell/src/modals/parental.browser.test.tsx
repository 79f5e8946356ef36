import { deferred, type Reply } from '@livery/api-client/testing';
import { failingCall, withoutPatience } from '@livery/api-client/testing/faults';
import ParentalPage from '@livery/features/parental-page';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGate, type WANTS } from '../testing/open-gate.tsx';

const dialog = page.getByRole('dialog');
const answers = page.getByRole('status').filter({ hasText: /true|false/ });
const want = (name: keyof typeof WANTS) => page.getByRole('button', { name, exact: true }).click();
const NO_PIN = { parental_status: 'notset', parental_code: undefined };
const type = (digits: string) => userEvent.keyboard(digits);
const pinDialog = dialog.getByRole('heading', { name: 'PIN-код родителя' });

/** A refusal that the server says nothing of. */
const WORDLESS = {
  name: 'no words',
  answer: () => ({ status: 400, json: {} }),
  says: 'Сервер ответил непонятно. Мы уже знаем об этом. Ошибка 400',
};

describe('the PIN', () => {
  it('PIN-006 PIN-019 PIN-020 PIN-022 PIN-030 PIN-031 four digits and nothing else open what asked for them', async () => {
    await openGate();
    await want('film');
    await expect.element(pinDialog).toBeVisible();
    expect(location.hash).toBe('#pincode');
    await expect.element(dialog.getByText('Введите PIN-код, чтобы продолжить')).toBeVisible();
    await type('4a7-11');
    await expect.element(answers).toHaveTextContent('film true');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.hash).toBe('');
  });

  it('PIN-021 PIN-023 PIN-024 a wrong one empties the dots and says so, until the viewer types', async () => {
    await openGate();
    await want('film');
    await expect.element(pinDialog).toBeVisible();
    await type('1111');
    await expect.element(dialog.getByText('Неверный код')).toBeVisible();
    await expect.element(dialog.getByText('Введено 0 из 4')).toBeInTheDocument();
    await type('4');
    await expect.element(dialog.getByText('Неверный код')).not.toBeInTheDocument();
    await type('711');
    await expect.element(answers).toHaveTextContent('film true');
  });

  it('PIN-008 PLAY-011 whoever closes the dialogue does not come in', async () => {
    await openGate();
    await want('film');
    await expect.element(pinDialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(answers).toHaveTextContent('film false');
  });

  it('PIN-026 PIN-027 PIN-029 remembered, it is not asked again for half an hour', async () => {
    const { sent } = await openGate();
    await want('film');
    await expect.element(pinDialog).toBeVisible();
    await dialog.getByRole('switch').click();
    await type('4711');
    await expect.element(answers).toHaveTextContent('film true');
    await vi.waitFor(() =>
      expect(sent).toContainEqual({
        line: 'PATCH /v2/users/self/devices/9',
        body: { settings: { parentalChannels: '30' } },
      }),
    );
    await want('pay');
    await expect.element(answers).toHaveTextContent('film true, pay true');
  });

  it('PIN-028 PIN-029 not remembered, it holds for a minute', async () => {
    const { sent } = await openGate({ device: { settings: { parentalChannels: '30' } } });
    await want('film');
    await expect.element(dialog.getByRole('switch')).toBeChecked();
    await dialog.getByRole('switch').click();
    await type('4711');
    await vi.waitFor(() => expect(sent.at(-1)?.body).toEqual({ settings: { parentalChannels: '1' } }));
  });

  it('PIN-046 five wrong ones close the pad for a minute, also in the next dialogue', async () => {
    await openGate();
    await want('film');
    await expect.element(pinDialog).toBeVisible();
    for (let tries = 0; tries < 5; tries += 1) await type('1111');
    await expect.element(dialog.getByText(/Слишком много неверных попыток/)).toBeVisible();
    await type('4711');
    await expect.element(dialog.getByText('Введено 0 из 4')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(answers).toHaveTextContent('film false');
    await want('pay');
    await expect.element(dialog.getByText(/Слишком много неверных попыток/)).toBeVisible();
  });

  it('PIN-025 whoever has forgotten it gets it by message, once a minute', async () => {
    const { sent } = await openGate();
    await want('film');
    await dialog.getByRole('button', { name: 'Забыли?' }).click();
    await dialog.getByRole('button', { name: 'Прислать PIN-код по SMS' }).click();
    await expect.element(page.getByText('Отправлено', { exact: true })).toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: /Отправлено. Ещё раз через \d+ с/ })).toBeDisabled();
    expect(sent).toEqual([{ line: 'POST /v2/users/self/parental_code/send', body: expect.anything() as unknown }]);
  });

  it('PIN-024 PIN-025 API-087 a message that cannot be sent is said, whatever the fault, and the PIN still opens', async () => {
    const { faults } = await openGate();
    await want('film');
    await dialog.getByRole('button', { name: 'Забыли?' }).click();
    withoutPatience();
    const call = failingCall('sendParentalCode');
    for (const fault of [...call.faults, WORDLESS]) {
      faults[call.line] = fault.answer;
      await dialog.getByRole('button', { name: 'Прислать PIN-код по SMS' }).click();
      await expect.element(dialog.getByText(fault.says), { message: fault.name }).toBeVisible();
    }
    await type('4711');
    await expect.element(answers).toHaveTextContent('film true');
  });
});

describe('every way to what is protected', () => {
  it.each(['film', 'channel', 'programme', 'pay', 'profile', 'parental', 'settings'] as const)(
    'PIN-001 PIN-002 PIN-016 PIN-017 %s asks for the PIN, and opens with it alone',
    async (name) => {
      await openGate();
      await want(name);
      await expect.element(pinDialog).toBeVisible();
      await expect.element(answers).not.toBeInTheDocument();
      await type('1111');
      await expect.element(answers).not.toBeInTheDocument();
      await type('4711');
      await expect.element(answers).toHaveTextContent(`${name} true`);
    },
  );

  it('PIN-002 what nothing protects opens at once', async () => {
    await openGate({ device: { parental_settings: { vod: false } } });
    await want('cartoon');
    await want('film');
    await expect.element(answers).toHaveTextContent('cartoon true, film true');
  });

  it('PIN-005 a guest signs in before a channel', async () => {
    await openGate({ user: { is_guest: true, ...NO_PIN } });
    await want('channel');
    await expect.element(dialog.getByRole('heading', { name: 'Вход' })).toBeVisible();
    expect(location.hash).toBe('#auth');
    await userEvent.keyboard('{Escape}');
    await expect.element(answers).toHaveTextContent('channel false');
  });

  it.each([
    ['a guest', { user: { is_guest: true, ...NO_PIN } }],
    ['whoever has logged out', { isAuthOnly: true }],
  ])('MISC-002 %s signs in before paying', async (_, home) => {
    await openGate(home);
    await want('pay');
    await expect.element(dialog.getByRole('heading', { name: 'Вход' })).toBeVisible();
    expect(location.hash).toBe('#auth');
    await expect.element(answers).not.toBeInTheDocument();
  });

  it('CHAN-060 no PIN opens an adult channel in a child’s profile', async () => {
    await openGate({ role: 'child' });
    await want('channel');
    await expect.element(dialog.getByText(/старше 12 лет/)).toBeVisible();
    await expect.element(answers).toHaveTextContent('channel false');
  });

  it('BOOT-024 PIN-014 a host page that takes the care opens all, and only where it embeds', async () => {
    await openGate({ at: '/content_embed/5?ignore_parental_control=1' });
    await want('film');
    await expect.element(answers).toHaveTextContent('film true');
  });

  it('BOOT-024 PIN-015 elsewhere the address opens nothing', async () => {
    await openGate({ at: '/watch/5?ignore_parental_control=1' });
    await want('film');
    await expect.element(pinDialog).toBeVisible();
  });

  it.each([
    ['what is protected', failingCall('getDevice', { id: 9 })],
    ['who is watching', failingCall('getUser')],
  ])('PIN-002 nothing opens while nobody knows %s: each fault is said, and it may be tried again', async (_, call) => {
    const { faults } = await openGate();
    withoutPatience();
    for (const fault of call.faults) {
      faults[call.line] = fault.answer;
      await want('film');
      await expect.element(dialog.getByText(fault.says), { message: fault.name }).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
    await expect.element(answers).not.toHaveTextContent('true');
    delete faults[call.line];
    await want('film');
    await expect.element(pinDialog).toBeVisible();
  });
});

const choose = dialog.getByRole('heading', { name: 'Придумайте PIN-код' });
const repeat = dialog.getByRole('heading', { name: 'Повторите PIN-код' });

describe('setting a PIN', () => {
  it('PIN-004 PIN-032 PIN-033 PIN-035 PIN-036 four digits twice are saved, and open what was wanted', async () => {
    const { sent } = await openGate({ user: NO_PIN });
    await want('film');
    await expect.element(choose).toBeVisible();
    await type('4711');
    await expect.element(repeat).toBeVisible();
    await type('4711');
    await expect.element(answers).toHaveTextContent('film true');
    await expect.element(page.getByText('PIN-код сохранён')).toBeInTheDocument();
    expect(sent).toEqual([{ line: 'PATCH /v2/users/self', body: { pincode: '4711' } }]);
  });

  it('PIN-034 PIN-037 another repeat is said until the viewer types; back begins anew, without digits', async () => {
    await openGate({ user: NO_PIN });
    await want('film');
    await expect.element(choose).toBeVisible();
    await type('4711');
    await expect.element(repeat).toBeVisible();
    await type('4712');
    const notEqual = dialog.getByText('Коды не совпали. Попробуйте ещё раз.');
    await expect.element(notEqual).toBeVisible();
    await type('4');
    await expect.element(notEqual).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Назад' }).click();
    await expect.element(choose).toBeVisible();
    await expect.element(dialog.getByText('Введено 0 из 4')).toBeInTheDocument();
  });

  it('PIN-024 PIN-035 API-087 what cannot be saved is said, whatever the fault, and can be tried again', async () => {
    const { faults } = await openGate({ user: NO_PIN });
    await want('film');
    await expect.element(choose).toBeVisible();
    withoutPatience();
    const call = failingCall('updateUser');
    for (const fault of [...call.faults, WORDLESS, null]) {
      if (fault) faults[call.line] = fault.answer;
      else delete faults[call.line];
      await type('4711');
      await expect.element(repeat, { message: fault?.name ?? 'well' }).toBeVisible();
      await type('4711');
      if (fault)
        await expect.element(dialog.getByText(`Не сохранилось. ${fault.says}`), { message: fault.name }).toBeVisible();
    }
    await expect.element(answers).toHaveTextContent('film true');
  });

  describe('digits that are typed before it is known whether there is a PIN', () => {
    async function typeEarly(user: Record<string, unknown>, digits: string) {
      const known = deferred<Reply>();
      const { sent } = await openGate({ at: '/#parental_set', faults: { 'GET /v2/users/self': () => known.promise } });
      await expect.element(choose).toBeVisible();
      await type(digits);
      known.resolve({ json: { id: 7, is_guest: false, parental_status: 'set', parental_code: '4711', ...user } });
      return { sent };
    }

    it('PIN-032 are the first of a first PIN', async () => {
      const { sent } = await typeEarly(NO_PIN, '47');
      await expect.element(dialog.getByText('Введено 2 из 4')).toBeInTheDocument();
      await type('11');
      await expect.element(repeat).toBeVisible();
      await type('4711');
      await vi.waitFor(() => expect(sent).toEqual([{ line: 'PATCH /v2/users/self', body: { pincode: '4711' } }]));
    });

    it('PIN-032 PIN-037 are chosen at once where they are a whole PIN, and are gone after the way back', async () => {
      await typeEarly(NO_PIN, '4711');
      await expect.element(repeat).toBeVisible();
      await dialog.getByRole('button', { name: 'Назад' }).click();
      await expect.element(choose).toBeVisible();
      await expect.element(dialog.getByText('Введено 0 из 4')).toBeInTheDocument();
    });

    it('PIN-038 are no try at the PIN in use', async () => {
      await typeEarly({}, '1111');
      await expect.element(dialog.getByRole('heading', { name: 'Нынешний PIN-код' })).toBeVisible();
      await expect.element(dialog.getByText('Введено 0 из 4')).toBeInTheDocument();
      await expect.element(dialog.getByText('Неверный код')).not.toBeInTheDocument();
    });
  });

  it('PIN-038 another PIN needs the one in use, with the same tries', async () => {
    const { sent } = await openGate({ at: '/#parental_set' });
    await expect.element(dialog.getByRole('heading', { name: 'Нынешний PIN-код' })).toBeVisible();
    await type('1111');
    await expect.element(dialog.getByText('Неверный код')).toBeVisible();
    await type('4711');
    await expect.element(dialog.getByRole('heading', { name: 'Новый PIN-код' })).toBeVisible();
    await type('2222');
    await expect.element(repeat).toBeVisible();
    await type('2222');
    const body = { pincode: '2222', parental_code: '4711' };
    await vi.waitFor(() => expect(sent).toEqual([{ line: 'PATCH /v2/users/self', body }]));
  });
});

const DIALOGUE = {
  title: 'Дети дома?',
  message: 'Закроем взрослое.',
  icon: { tv_x1: 'https://images.example/icon.png', tv_width_pt: 96, tv_height_pt: 48 },
  buttons: [
    { label: 'Закрыть от детей', action: 'set', is_primary: true },
    { label: 'Не нужно', action: 'ignore', is_primary: false },
    { label: 'Позже', action: 'dance', is_primary: false },
  ],
};

describe('what the server asks', () => {
  it('NAV-065 PIN-039 PIN-040 PIN-041 its title, message, icon and buttons', async () => {
    const { host } = await openGate({ at: '/#parental', user: { ...NO_PIN, parental_dialogue: DIALOGUE } });
    await expect.element(dialog.getByRole('heading', { name: 'Дети дома?' })).toBeVisible();
    await expect.element(dialog.getByText('Закроем взрослое.')).toBeVisible();
    const icon = host.querySelector('dialog img');
    expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['96', '48']);
    const kinds = ['Закрыть от детей', 'Не нужно', 'Позже'].map((name) =>
      dialog.getByRole('button', { name }).element().getAttribute('data-kind'),
    );
    expect(kinds).toEqual(['primary', 'secondary', 'secondary']);
  });

  it('PIN-042 its first button leads to a PIN', async () => {
    await openGate({ at: '/#parental', user: { ...NO_PIN, parental_dialogue: DIALOGUE } });
    await dialog.getByRole('button', { name: 'Закрыть от детей' }).click();
    await expect.element(choose).toBeVisible();
  });

  it('PIN-018 PIN-042 its second one keeps that no PIN is wished, and nothing asks any more', async () => {
    const { sent } = await openGate({ at: '/#parental', user: { ...NO_PIN, parental_dialogue: DIALOGUE } });
    await dialog.getByRole('button', { name: 'Не нужно' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([{ line: 'PATCH /v2/users/self', body: { settings: { parental_status: 'ignore' } } }]);
    await want('film');
    await expect.element(answers).toHaveTextContent('film true');
  });

  it('PIN-042 a button that nobody knows closes it', async () => {
    const { sent } = await openGate({ at: '/#parental', user: { ...NO_PIN, parental_dialogue: DIALOGUE } });
    await dialog.getByRole('button', { name: 'Позже' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('NAV-066 at start it is shown to whoever has not decided', async () => {
    await openGate({ at: '/#parental_start', user: { ...NO_PIN, parental_dialogue: DIALOGUE } });
    await expect.element(dialog.getByRole('heading', { name: 'Дети дома?' })).toBeVisible();
  });

  it('NAV-066 and to nobody else', async () => {
    await openGate({ at: '/#parental_start', user: { parental_dialogue: DIALOGUE } });
    await vi.waitFor(() => expect(location.hash).toBe(''));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('PIN-042 a choice that cannot be kept is said, whatever the fault', async () => {
    const { faults } = await openGate({ at: '/#parental', user: { ...NO_PIN, parental_dialogue: DIALOGUE } });
    withoutPatience();
    const call = failingCall('updateUser');
    for (const fault of call.faults) {
      faults[call.line] = fault.answer;
      await dialog.getByRole('button', { name: 'Не нужно' }).click();
      await expect.element(page.getByText(fault.says).first(), { message: fault.name }).toBeInTheDocument();
      await expect.element(dialog.getByRole('button', { name: 'Не нужно' })).toBeEnabled();
    }
    await expect.element(dialog.getByRole('button', { name: 'Закрыть от детей' })).toBeVisible();
  });
});

describe('the page of the settings', () => {
  const openPage = (home: Parameters<typeof openGate>[0] = {}) => openGate({ ...home, screen: <ParentalPage /> });

  it('PIN-043 PIN-044 PIN-045 a switch for each action, how long a PIN holds, and its change', async () => {
    const { sent } = await openPage({ device: { parental_settings: { pay: false } } });
    await expect.element(page.getByRole('button', { name: 'Сменить PIN-код' })).toBeVisible();
    const switches = page.getByRole('switch');
    expect(switches.elements().map((element) => (element as HTMLInputElement).checked)).toEqual([
      ...[true, true, true],
      ...[false, true, true],
    ]);
    await page.getByRole('switch', { name: 'Покупки и оплата' }).click();
    await expect.element(page.getByRole('switch', { name: 'Покупки и оплата' })).toBeChecked();
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    await page.getByRole('radio', { name: '60 мин' }).click();
    await vi.waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { parental_settings: { pay: true } },
        { settings: { parentalChannels: '60' } },
      ]),
    );
    await page.getByRole('button', { name: 'Сменить PIN-код' }).click();
    await vi.waitFor(() => expect(location.hash).toBe('#parental_set'));
  });

  it('NAV-035 PIN-017 PIN-044 signed in without a device, the PIN is set and changed as anywhere, and why nothing else is is said', async () => {
    await openPage({ isWithoutDevice: true });
    await expect.element(page.getByRole('button', { name: 'Сменить PIN-код' })).toBeVisible();
    await expect
      .element(page.getByText('Сейчас вход выполнен без привязки к устройству', { exact: false }))
      .toBeVisible();
    expect(page.getByRole('switch').elements()).toEqual([]);
  });

  it('PIN-011 PIN-044 the time that is chosen there holds at once, whatever was remembered with the PIN before it', async () => {
    const { services } = await openPage();
    await want('film');
    await expect.element(pinDialog).toBeVisible();
    await dialog.getByRole('switch').click();
    await type('4711');
    await expect.element(answers).toHaveTextContent('film true');
    await expect.element(page.getByRole('radio', { name: '30 мин' })).toBeChecked();
    await page.getByRole('radio', { name: '1 мин' }).click();
    await expect.element(page.getByRole('radio', { name: '1 мин' })).toBeChecked();
    const nowMs = services.clock.now();
    vi.spyOn(services.clock, 'now').mockImplementation(() => nowMs + 2 * 60_000);
    await want('pay');
    await expect.element(pinDialog).toBeVisible();
  });

  it('PIN-026 PIN-029 a longer time that was chosen is what the switch of the PIN offers', async () => {
    await openPage({ device: { settings: { parentalChannels: '60' } } });
    await want('film');
    await expect.element(dialog.getByRole('switch', { name: 'Не спрашивать 60 мин' })).toBeChecked();
  });

  it('PIN-044 without a PIN it offers one', async () => {
    await openPage({ user: NO_PIN });
    await expect.element(page.getByRole('button', { name: 'Установить PIN-код' })).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  });

  it('PIN-044 a switch that cannot be kept goes back and says why, whatever the fault', async () => {
    const { faults } = await openPage();
    const pay = page.getByRole('switch', { name: 'Покупки и оплата' });
    await expect.element(pay).toBeChecked();
    withoutPatience();
    const call = failingCall('updateDevice', { id: 9 });
    for (const fault of call.faults) {
      faults[call.line] = fault.answer;
      await pay.click();
      await expect
        .element(page.getByText(`Не сохранилось. ${fault.says}`).first(), { message: fault.name })
        .toBeVisible();
      await expect.element(pay).toBeChecked();
    }
  });

  it('PIN-044 a page that cannot be loaded says so, whatever the fault, and can be tried', async () => {
    const { line, faults: all } = failingCall('getDevice', { id: 9 });
    const { faults } = await openPage({ faults: { [line]: all[0]!.answer } });
    const again = page.getByRole('button', { name: 'Повторить' });
    await expect.element(again).toBeVisible();
    withoutPatience();
    for (const fault of all) {
      faults[line] = fault.answer;
      await again.click();
      await expect.element(page.getByText(fault.says), { message: fault.name }).toBeVisible();
    }
    delete faults[line];
    await again.click();
    await expect.element(page.getByRole('button', { name: 'Сменить PIN-код' })).toBeVisible();
  });
});
