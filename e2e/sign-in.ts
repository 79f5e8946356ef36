import { expect, type Page } from '@playwright/test';
import { codeFor } from './code-for.ts';
import { API_ORIGIN } from './origins.ts';
import { newMember } from './viewer.ts';

/** A number that nobody has; its last digit says how many homes it has in a brand that asks for one. */
export const newPhone = (last = 1) => `701${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}${last}`;

/** The dialogue of signing in; on a page of its own, or beside other dialogues, a place that the journey names. */
const dialogOf = (page: Page) => page.getByRole('dialog');
type Place = ReturnType<typeof dialogOf>;

const choose = (place: Place, way: RegExp) => place.getByRole('button', { name: way }).click();
const codeField = (place: Place) => place.getByRole('textbox', { name: /Код/ });

async function typeCodeFor(place: Place, address: string): Promise<void> {
  await expect(codeField(place)).toBeFocused();
  await place.page().keyboard.type(await codeFor(place.page(), address));
}

/** From the choice of a way to the last press. The accounts are made through the API, but for the phone's. */
export const SIGN_IN_BY = {
  async phone(page: Page, { phone = newPhone(), place = dialogOf(page) } = {}) {
    await choose(place, /По номеру телефона/);
    await expect(place.getByRole('textbox')).toBeFocused();
    await place.getByRole('textbox').fill(phone);
    await page.keyboard.press('Enter');
    await typeCodeFor(place, `+7${phone}`);
  },
  async email(page: Page) {
    const place = dialogOf(page);
    const email = `anna${newPhone()}@mail.kz`;
    // The service writes to those who have told it their address.
    const { accessToken, call } = await newMember('web');
    // Refused until the code is there.
    await page.request.patch(`${API_ORIGIN}/v2/users/self?access_token=${accessToken}`, { data: { email } });
    await call('PATCH', '/v2/users/self', { email, confirmation_code: await codeFor(page, email) });
    await choose(place, /почте/);
    await place.getByRole('textbox', { name: 'Электронная почта' }).fill(email);
    await page.keyboard.press('Enter');
    await typeCodeFor(place, email);
  },
  async password(page: Page) {
    const place = dialogOf(page);
    const username = `anna-${newPhone()}`;
    await register(page, { username, password: 'secret', is_guest: false, app_version: 190 });
    await choose(place, /логину/);
    await place.getByRole('textbox', { name: 'Логин' }).fill(username);
    await place.getByLabel('Пароль').fill('secret');
    await page.keyboard.press('Enter');
  },
  async telegram(page: Page, { prefix, phone }: { prefix: string; phone: string }) {
    const place = dialogOf(page);
    // The messenger knows those who have been here before.
    await register(page, { username: `${prefix}${phone}`, phone: `${prefix}${phone}` });
    await choose(place, /Telegram/);
    await place.getByRole('textbox').fill(phone);
    await page.keyboard.press('Enter');
    const opened = page.context().waitForEvent('page');
    await place.getByRole('button', { name: 'Открыть Telegram' }).click();
    const messenger = await opened;
    await messenger.getByRole('button', { name: 'Confirm' }).click();
    const shown = messenger.getByRole('heading', { name: /^\d{4}$/ });
    await expect(shown).toBeVisible();
    await codeField(place).fill((await shown.textContent()) ?? '');
  },
} as const;

async function register(page: Page, data: object): Promise<void> {
  const registered = await page.request.post(`${API_ORIGIN}/v2/users`, { data });
  expect(registered.ok()).toBe(true);
}
