import type { Page } from '@playwright/test';
import { openAsPayer } from '../bank.ts';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';
import { expectMovingPicture } from '../video.ts';

/** It is sold by itself, and a packet opens it, too. */
const FILM = '/contents/10158';
/** Leaves less on a new member's account than the film costs for good. */
const DEAR_PLAN = 3301;
const sheet = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name }).click();

test('PLAY-008 PLAY-040 PAY-022 PAY-052 PAY-079 a film is bought by itself on the bank’s page, and plays by itself on the way back', async ({
  page,
}) => {
  const bank = await openAsPayer(page, 'web', FILM, (desk) => desk.spend(DEAR_PLAN));
  await page.getByRole('button', { name: 'Купить фильм' }).click();
  await sheet(page).getByRole('radio', { name: 'Навсегда' }).check();
  await press(page, 'Продолжить');
  await sheet(page)
    .getByRole('radio', { name: /Банковская карта/ })
    .check();
  // The list's button says what the chosen way says; the one that pays says how much. PAY-074
  await press(page, 'К оплате');
  await expect(sheet(page).getByRole('radio')).toHaveCount(0);
  await press(page, /^Оплатить/);

  await expect(page).toHaveURL(new RegExp(`^${API_ORIGIN}/pay/`));
  await expect(page.getByRole('heading', { name: 'За фильм Копия' })).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByRole('textbox').fill('7000');
  await page.getByRole('button', { name: 'Подтвердить' }).click();

  await expect(page.getByText('Покупка прошла. Приятного просмотра!')).toBeVisible();
  await expect(page).toHaveURL(/\/watch\/10158$/);
  await expectMovingPicture(page);
  expect((await bank.paidTransactions()).map(({ status }) => status)).toEqual(['complete']);
});
