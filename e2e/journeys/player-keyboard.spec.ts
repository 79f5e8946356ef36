import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

/** Two audio languages, subtitles in four. */
const FILM = '/watch/10311';
/** The first of many. */
const EPISODE = '/watch/110101';
const BRANDS: readonly string[] = ['web', 'vlife'];

const player = (page: Page) => page.getByRole('region', { name: 'Видеоплеер' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
/** Its name goes on with what it leads to. */
const nextEpisode = (page: Page) => player(page).getByRole('button', { name: /^Следующая серия: / });
const timeline = (page: Page) => player(page).getByRole('slider', { name: 'Место в видео' });
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused);

async function watch(page: Page, open: (brand: string, path: string) => Promise<void>, brand: string, path: string) {
  await open(brand, path);
  await expectMovingPicture(page);
}

/** What has the focus: its name for screen readers, and whether an eye finds it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      isInPlayer: element.closest('#player') !== null,
      isSeen:
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && element.closest('[data-idle]') === null,
      top: element.getBoundingClientRect().top,
    };
  });

/** The names of the player's controls as Tab finds them, from the one that has the focus. */
async function walkPlayer(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  for (let at = await focused(page); at.isInPlayer && names.length < 30; at = await focused(page)) {
    expect(at, `what follows ${names.at(-1)}`).toMatchObject({ name: expect.stringMatching(/\S/), isSeen: true });
    names.push(at.name);
    await page.keyboard.press(key);
  }
  return names;
}

const hasGoneToRest = (page: Page) => expect(player(page)).toHaveAttribute('data-idle', 'true');

/** All that live regions say from now on: a word stands for a moment only. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const hear = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        document.body.dataset['said'] = `${document.body.dataset['said'] ?? ''}|${textContent}`;
    };
    new MutationObserver(hear).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => document.body.dataset['said'] ?? '');
}

/** The Escape that a control hears ends with it. */
async function expectMenuByKeys(page: Page, opener: Locator): Promise<void> {
  const address = page.url();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('menu')).toBeVisible();
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  expect((await focused(page)).name).not.toBe(first.name);
  await page.keyboard.press('ArrowUp');
  expect((await focused(page)).name).toBe(first.name);
  await page.keyboard.press('Escape');
  await expect(player(page).getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(address);
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test('a channel’s controls are walked where they are seen, each with a name and a visible focus, there and back', async ({
      page,
      open,
    }) => {
      await open(brand, '/channels');
      await page.locator('main a[data-focus-key^="channel-"]').first().click();
      await expectMovingPicture(page);
      await button(page, 'Настройки видео').focus();
      await page.keyboard.press('Shift+Tab');
      const before = await focused(page);
      expect(before.isInPlayer).toBe(false);

      await page.keyboard.press('Tab');
      const names = await walkPlayer(page);
      // A wide bar has the programmes beside this one, by their names.
      expect(names.filter((name) => !/^(Предыдущая|Следующая) передача: /.test(name))).toEqual([
        'Настройки видео',
        'Место в видео',
        'Пауза',
        'Назад на 10 секунд',
        'Вперёд на 10 секунд',
        'Выключить звук',
        'Громкость',
        'Показать на телевизоре',
        'Картинка в картинке',
        'На весь экран',
      ]);
      const after = await focused(page);
      const foot = await player(page).evaluate((box) => box.getBoundingClientRect().bottom);
      expect(after.top, `${after.name} stands under the picture`).toBeGreaterThanOrEqual(foot);
      await page.keyboard.press('Shift+Tab');
      expect(await walkPlayer(page, 'Shift+Tab')).toEqual(names.toReversed());
      expect((await focused(page)).name).toBe(before.name);
    });
  });
}

test('a film and an episode say what they are, how far they are, and what is switched on', async ({ page, open }) => {
  await watch(page, open, 'web', FILM);
  await button(page, 'Выйти из просмотра').focus();
  expect(await walkPlayer(page)).toEqual([
    'Выйти из просмотра',
    'Субтитры',
    'Настройки видео',
    'Место в видео',
    'Пауза',
    'Назад на 10 секунд',
    'Вперёд на 10 секунд',
    'Выключить звук',
    'Громкость',
    'Показать на телевизоре',
    'Картинка в картинке',
    'На весь экран',
  ]);
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^\d:\d\d из 0:48$/);
  await expect(button(page, 'Субтитры')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('c');
  await expect(button(page, 'Субтитры')).toHaveAttribute('aria-pressed', 'true');
  await expect(player(page).getByRole('status').filter({ hasText: 'Субтитры:' })).toBeVisible();

  await button(page, 'Настройки видео').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    player(page).getByRole('menu', { name: 'Звук' }).getByRole('menuitemradio', { checked: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');

  await watch(page, open, 'web', EPISODE);
  await expectMenuByKeys(page, button(page, 'Серии'));
});

test('a screen reader finds the player inside of the page, and hears where in the broadcast it is', async ({
  page,
  open,
}) => {
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expectMovingPicture(page);
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^\d\d:\d\d, В эфире, \S/);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const parents = new Map(nodes.map((node) => [node.nodeId, node]));
  const roles: unknown[] = [];
  for (let node = nodes.find(({ name }) => name?.value === 'Видеоплеер'); node; node = parents.get(node.parentId ?? ''))
    roles.push(node.role?.value);
  expect(roles).toContain('main');

  await page.getByRole('button', { name: 'Предыдущий день' }).click();
  await page.locator('a[href*="ts="]').nth(8).click();
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^\d\d:\d\d, отстаёт от эфира на .+, \S/);
});

test('another channel and another episode leave the focus on the control that had it, and say what they are', async ({
  page,
  open,
}) => {
  await open('web', '/channels');
  const channel = page.locator('main a[data-focus-key^="channel-"]').first();
  await expect(channel).toBeVisible();
  const list = await page.title();
  await channel.click();
  await expectMovingPicture(page);
  // The picture may be there before the page of its channel.
  await expect(page).not.toHaveTitle(list);
  const before = await page.title();
  const said = await listen(page);
  await button(page, 'Настройки видео').focus();
  await page.keyboard.press('PageDown');
  // What is on comes into the title later than the channel's own name, which stands first.
  const nameOf = (title: string) => title.split(' — ')[0] ?? '';
  const saysAnother = async () => {
    const name = nameOf(await page.title());
    return name !== nameOf(before) && (await said()).includes(name);
  };
  await expect.poll(saysAnother).toBe(true);
  await expect(button(page, 'Настройки видео')).toBeFocused();

  await watch(page, open, 'web', EPISODE);
  await nextEpisode(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${EPISODE}$`));
  await expect(nextEpisode(page)).toBeFocused();
});

test('what has gone to rest is neither pressed nor left unseen: the first key shows it, and Space still pauses', async ({
  page,
  open,
}) => {
  await watch(page, open, 'web', EPISODE);
  await nextEpisode(page).focus();
  await hasGoneToRest(page);
  await page.keyboard.press('Enter');
  await expect(player(page)).not.toHaveAttribute('data-idle');
  await expect(nextEpisode(page)).toBeFocused();
  await hasGoneToRest(page);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(page.url()).toContain(EPISODE);
});

test('CTRL-029 CTRL-030 Escape takes away one layer at a time: keys, menu, the whole screen, the film', async ({
  page,
  open,
}) => {
  await watch(page, open, 'web', FILM);
  await button(page, 'Настройки видео').focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('dialog', { name: 'Клавиши плеера' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(button(page, 'Настройки видео')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page).getByRole('menu')).toBeHidden();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  expect(page.url()).toContain(FILM);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/contents\//);
});

test('CTRL-029 Escape on the page of a channel goes back, and to the list where a link led here', async ({
  page,
  open,
}) => {
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').nth(2).click();
  await expectMovingPicture(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/channels$/);
  await open('web', '/channels/all/104');
  await expectMovingPicture(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/channels\/all$/);
});
