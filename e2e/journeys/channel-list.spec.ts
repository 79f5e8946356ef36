import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('CHAN-014 CHAN-053 CHAN-062 the list beside the picture: a category leaves what plays, a search leads on, and the list is found again where it was left', async ({
  page,
  open,
}) => {
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').nth(1).click();
  await expectMovingPicture(page);
  const [, , category, channel] = new URL(page.url()).pathname.split('/');
  const sidebar = page.getByRole('complementary');
  const list = sidebar.getByRole('list', { name: 'Список каналов' });
  const current = list.locator('[aria-current]');
  await expect(current).toHaveCount(1);

  await sidebar.getByRole('link', { name: 'Новости', exact: true }).click();
  await expect(page).toHaveURL(
    ({ pathname }) => pathname.endsWith(`/${channel}`) && !pathname.includes(`/${category}/`),
  );
  await expect(current).toHaveCount(0);
  await expectMovingPicture(page);
  await sidebar.getByRole('link', { name: 'Все', exact: true }).click();
  await expect(current).toHaveCount(1);

  // The Latin keys of "Уакыт".
  const field = sidebar.getByRole('searchbox');
  await field.fill('efrsn');
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(/\/uaqyt$/);
  await expectMovingPicture(page);
  await field.fill('');
  await expect(sidebar.getByRole('list', { name: 'Недавно смотрели' }).getByRole('link')).toHaveCount(2);

  const scroller = list.locator('..');
  const place = () => scroller.evaluate((box) => box.scrollTop);
  await scroller.evaluate((box) => box.scrollTo({ top: 300 }));
  await expect(list.getByRole('link').nth(5)).toBeVisible();
  await page.getByRole('link', { name: 'Фильмы', exact: true }).first().click();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect.poll(place).toBe(300);
});
