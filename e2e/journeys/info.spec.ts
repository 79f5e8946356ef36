import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';

test('NAV-026 NAV-116 on a phone the agreement opens from the foot of the page, and Back leads to that foot', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('web', '/instructions');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Пользовательское соглашение' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Пользовательское соглашение' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Принять' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/instructions$/);
  await expect(link).toBeInViewport();
});

test('NAV-046 NAV-130 NAV-131 NAV-132 a device is chosen by keyboard, and its steps and address follow', async ({
  page,
  open,
}) => {
  await open('web', '/instructions?device=android_tv');
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName('Android TV');
  const steps = page.getByRole('main').locator('ol > li');
  await expect(steps.filter({ hasText: 'Google Play' })).toHaveCount(1);

  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/device=apple_tv$/);
  await expect(page.locator(':focus')).toHaveAccessibleName('Apple TV');
  await expect(steps.filter({ hasText: 'App Store' })).toHaveCount(1);
  // One stop for Tab: the next one lies behind the devices.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveAttribute('type', 'radio');
});

test('NAV-031 MISC-012 a document of the service is a page with its title, and nobody is kept out of it', async ({
  page,
  open,
}) => {
  await open('web', '/documents/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Условия акций' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveTitle('Условия акций · web');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('NAV-024 a piece of news opens from the list, and Back leads to its card', async ({ page, open }) => {
  await open('web', '/news');
  const card = page.getByRole('main').getByRole('link').nth(2);
  const address = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('main').getByRole('link', { name: 'Новости' })).toBeVisible();
  await page.goBack();
  await expect(page.locator(':focus')).toHaveAttribute('href', address ?? '');
});
