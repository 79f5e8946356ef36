import { openAsPayer } from '../bank.ts';
import { expect, test } from '../fixtures.ts';
import { codeFor } from '../code-for.ts';
import { expectMovingPicture } from '../video.ts';
import { openAsMember } from '../viewer.ts';

const newPhone = () => `701${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}1`;
/** Sold in the packet “Премьера” alone. */
const PREMIERE_CHANNEL = '/channels/all/112';

test('PACK-035 PACK-036 PACK-041 SUBS-001 SUBS-014 PLAY-008 a guest signs in on a channel that is not bought, tries its packet, and the channel plays', async ({
  page,
  open,
}) => {
  await open('web', PREMIERE_CHANNEL);
  const main = page.getByRole('main');
  await expect(main.getByText('Войдите и смотрите 30 дней бесплатно')).toBeVisible();
  await main.getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /По номеру телефона/ }).click();
  const phone = newPhone();
  await dialog.getByRole('textbox').fill(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: /Код/ })).toBeFocused();
  await page.keyboard.type(await codeFor(page, `+7${phone}`));

  await expect(main.getByRole('heading', { name: 'Премьера' })).toBeVisible();
  await main.getByRole('button', { name: 'Попробовать' }).click();
  await expect(dialog.getByText(/^0\s₸$/), 'the trial costs nothing today').toBeVisible();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await dialog.getByRole('button', { name: 'Попробовать' }).click();
  await expect(page.getByText('Пакет «Премьера» подключён')).toBeVisible();
  await expectMovingPicture(page);
});

test('MISC-003 SUBS-003 SUBS-004 SUBS-015 SUBS-022 on a phone a packet is bought from the balance, its renewal switched off and on again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, 'mbank', '/packets/23');
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('button', { name: 'Подключить' }).click();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await dialog.getByRole('button', { name: /Оплатить|Попробовать/ }).click();
  await expect(dialog.getByText('Пакет «Природа и корт» подключён')).toBeVisible();
  await dialog.getByRole('button', { name: 'Хорошо' }).click();
  await expect(page.getByRole('main').getByText('Подключён', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Отключить' }).click();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText('Автопродление выключено')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Действует до/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Продлевать снова' }).click();
  await expect(page.getByText('Автопродление включено')).toBeVisible();
});

test('SUBS-019 SUBS-020 SUBS-027 PAY-023 the period of what runs is changed: another one is planned, and nothing is charged now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, 'almatv', '/packets/23');
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Подключить' }).click();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await dialog.getByRole('button', { name: /Оплатить|Попробовать/ }).click();
  await dialog.getByRole('button', { name: 'Хорошо' }).click();

  await main.getByRole('button', { name: 'Сменить период' }).click();
  await expect(dialog.getByText('1 год'), 'what runs is not offered again').toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Смена периода' })).toBeVisible();
  await expect(dialog.getByText('Останется')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Запланировать/ }).click();
  await expect(dialog.getByText(/Новый период пакета «Природа и корт» запланирован/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Хорошо' }).click();
  await expect(main.getByText(/^Подключится \d\d\.\d\d\.\d{4}$/)).toBeVisible();
});

test('SUBS-002 SUBS-005 SUBS-018 PAY-023 one base packet is changed for another on a phone: it is paid for, begins when what runs is over, and can be given up until then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bank = await openAsPayer(page, 'web', '/packets/14', (desk) => desk.own(1001));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Сменить на этот' }).click();
  const day = dialog.getByText(/«Кино» сменит «Старт» \d\d\.\d\d\.\d{4}, когда закончится его период/);
  await expect(day).toBeVisible();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByRole('heading', { name: 'Смена пакета' })).toBeVisible();
  await expect(day).toBeVisible();
  await dialog.getByRole('button', { name: /^Запланировать/ }).click();
  await expect(dialog.getByText(/Пакет «Кино» запланирован: он сменит «Старт»/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Смотреть' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Хорошо' }).click();
  await expect(main.getByText(/^Подключится \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Отключить' })).toBeVisible();
  expect((await bank.paidTransactions()).map(({ status }) => status)).toEqual(['complete']);
});

test('PACK-001 PACK-007 PACK-025 PACK-028 PAY-072 by keyboard: from the comparison to a packet, its period and the purchase, and back to what is owned', async ({
  page,
}) => {
  await openAsMember(page, 'birgetv', '/packets');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Какие каналы в пакете «Кино»' }).press('Enter');
  await expect(dialog.getByRole('list', { name: 'Каналы пакетов' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Премьера' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Премьера' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Подключить' }).press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('radio').first().press('ArrowDown');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await dialog.getByRole('button', { name: 'Продолжить' }).press('Enter');
  await dialog.getByRole('button', { name: /с баланса/ }).press('Enter');
  await expect(dialog.getByText('Пакет «Премьера» подключён')).toBeVisible();
  await dialog.getByRole('button', { name: 'Хорошо' }).press('Enter');
  await page.goto(new URL('/settings/subscriptions', page.url()).href);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Премьера' })).toBeVisible();
});

test('PACK-011 PACK-012 SUBS-032 from the page of another provider a member is led to what their own sells', async ({
  page,
}) => {
  await openAsMember(page, 'web', '/provider/kentel');
  await page.getByRole('link', { name: 'Кентел ТВ' }).first().click();
  await expect(page).toHaveURL(/\/packets\/442_17$/);
  // The address changes before the page does.
  const connect = page.getByRole('main').getByRole('button', { name: 'Подключить' });
  await expect(connect).toHaveCount(1);
  await connect.click();
  await expect(page).toHaveURL(/\/provider\/web#tariffs$/);
  await expect(page.getByRole('heading', { name: 'Основные пакеты' })).toBeInViewport();
});
