import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openAsMember } from '../viewer.ts';

/** So many stops no page of these has: whoever needs more has been trapped. */
const MOST_STOPS = 150;

interface Stop {
  readonly name: string;
  /** Tells two things of one name apart, also while others come before them. */
  readonly id: number;
  readonly isRinged: boolean;
  readonly isInSight: boolean;
}

/** What has the focus now, and whether a viewer sees that; null when nothing of the page has it. */
const look = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const met = ((globalThis as { met?: Element[] }).met ??= []);
    if (!met.includes(element)) met.push(element);
    // A field that is hidden behind its drawing shows the ring there.
    const marks = [element, element.parentElement, element.nextElementSibling, ...element.querySelectorAll('*')];
    const isRinged = marks.some((mark) => {
      if (!mark) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(mark);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    const drawn = element.closest('label') ?? element;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    const isInSight = points.some(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (drawn.contains(seen) || seen.contains(drawn));
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return { name: `${element.tagName.toLowerCase()} “${name}”`, id: met.indexOf(element), isRinged, isInSight };
  });

/**
 * The browser scrolls to what it gives the focus to, and the foot of a page comes when it is near, however long that takes the machine: what
 * never comes into sight is a fault.
 */
async function stop(page: Page): Promise<Stop | null> {
  let seen: Stop | null = null;
  const isHiddenStop = async () => {
    seen = await look(page);
    return seen !== null && !seen.isInSight ? seen.name : null;
  };
  await expect.poll(isHiddenStop, { intervals: [20], message: 'something lies over the focus' }).toBeNull();
  return seen;
}

/** Goes through the page with Tab until it leaves it or comes round, and says where it stopped. */
async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const next = await stop(page);
    if (!next || next.id === stops[0]?.id) return stops;
    expect(next.id, `${next.name} keeps the focus`).not.toBe(stops.at(-1)?.id);
    stops.push(next);
  }
  throw new Error(`Tab does not come to an end: ${stops.map(({ name }) => name).join(', ')}`);
}

/** Content that comes later takes the place of what stood there, the focus with it; the header's offers come at a viewer's first activity. */
async function hasCome(page: Page) {
  await page.mouse.move(200, 500);
  await page.mouse.move(220, 520);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Загруж' })).toHaveCount(0);
}

async function expectGoodWalk(page: Page) {
  await hasCome(page);
  const stops = await walk(page);
  expect(stops.length).toBeGreaterThan(3);
  expect(
    stops.filter(({ isRinged }) => !isRinged).map(({ name }) => name),
    'the focus has a ring',
  ).toEqual([]);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const brand of ['web', 'birgetv'] as const) {
  test(`a guest walks through the pages to read with Tab alone, in ${brand}`, async ({ page, open }) => {
    for (const path of ['/news', '/faq', '/instructions', '/settings', '/no/such/page']) {
      await open(brand, path);
      await expect(heading(page)).toBeVisible();
      await test.step(path, () => expectGoodWalk(page));
    }
  });
}

test('a member walks through the settings with Tab alone', async ({ page, open }) => {
  await openAsMember(page, 'birgetv', '/settings');
  for (const id of ['', '/devices', '/info', '/language', '/payment']) {
    if (id) await open('birgetv', `/settings${id}`);
    await expect(heading(page)).toBeVisible();
    await test.step(`/settings${id}`, () => expectGoodWalk(page));
  }
});

test('what opens over the page takes the focus and gives it back on Escape; a question keeps it until it is answered', async ({
  page,
}) => {
  await openAsMember(page, 'web', '/settings/devices');
  const banner = page.getByRole('banner');
  for (const [button, opened] of [
    [banner.getByRole('button', { name: /Язык/ }), page.getByRole('menu')],
    [banner.getByRole('button', { name: /сообщен/i }), page.getByRole('dialog')],
    [banner.getByRole('button', { name: 'Профиль и настройки' }), page.getByRole('dialog')],
    [page.getByRole('button', { name: 'Отключить: North Frame 55' }), page.getByRole('dialog')],
  ] as const) {
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(opened).toBeVisible();
    await expect
      .poll(() => opened.evaluate((element) => element.contains(document.activeElement)), 'the focus is in it')
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(button, 'and back').toBeFocused();
  }

  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  const outside = () =>
    question.evaluate((element) => {
      const focused = document.activeElement;
      return focused === document.body || element.contains(focused) ? null : focused?.outerHTML;
    });
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await outside(), 'the page behind the question has no focus').toBeNull();
  }
});

test('PIN-006 the PIN of the settings is refused and typed without a mouse', async ({ page }) => {
  await openAsMember(page, 'web', '/', async ({ call, deviceId }) => {
    await call('PATCH', '/v2/users/self', { pincode: '2580' });
    await call('PATCH', `/v2/users/self/devices/${deviceId}`, { parental_settings: { settings: true } });
  });
  await page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Настройки' }).press('Enter');
  const account = page.getByRole('main').getByRole('link', { name: /^Аккаунт/ });
  await account.press('Enter');
  const pin = page.getByRole('dialog', { name: /PIN/ });
  await expect(pin).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pin).toBeHidden();
  const again = page.getByRole('button', { name: 'Ввести PIN-код' });
  await expect(again).toBeVisible();
  await again.press('Enter');
  await expect(pin).toBeVisible();
  const keys = pin.getByRole('button', { name: /^\d$/ });
  await keys.filter({ hasText: '5' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(keys.filter({ hasText: '2' }), 'the arrows walk over the keys').toBeFocused();
  await page.keyboard.type('2580');
  await expect(page.getByText('Номер аккаунта')).toBeVisible();
  await expect(pin).toBeHidden();
});
