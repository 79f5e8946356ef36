import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { SiteLinks } from '@livery/widgets/testing-links';
import { mountScreen } from '@livery/widgets/testing';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import GuidePage from './guide-page.tsx';
import { CHANNELS, entry, host, HOUR, NOON_MS, now } from './testing/channels-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
  await page.viewport(390, 800);
});
afterEach(() => void vi.useRealTimers());

const CATEGORIES = [
  { id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] },
  { id: 5, slug: 'sport', name: 'Спорт', channels: [2, 6] },
];

function Guide() {
  const { search } = useLocation();
  return (
    <SiteLinks>
      <PlayerHostProvider value={host}>
        <GuidePage />
        <output>{search}</output>
      </PlayerHostProvider>
    </SiteLinks>
  );
}

const open = (at = '/channels/guide') =>
  mountScreen(<Guide />, {
    at,
    answer: ({ path }) => {
      if (path.endsWith('/channel_list')) return { json: { channels: CHANNELS } };
      if (path === '/v2/channels/category_list') return { json: { categories: CATEGORIES } };
      const [, channelId] = /channels\/(\d+)\/content_schedule$/.exec(path) ?? [];
      if (channelId === undefined) return { json: {} };
      const id = Number(channelId);
      return {
        json: {
          schedules: [
            entry(id * 10, now - HOUR / 2, `Сейчас ${id}`),
            entry(id * 10 + 1, now + HOUR / 2, `Потом ${id}`),
          ],
        },
      };
    },
  });
const titles = () => [...document.querySelectorAll('li b')].map(({ textContent }) => textContent);
const strip = page.getByRole('group', { name: 'Каналы' });

it('a phone reads one channel’s day as a list, and another’s by the keyboard', async () => {
  await open();
  await expect.poll(titles).toEqual(['Сейчас 1', 'Потом 1']);
  expect(document.querySelector('[role="grid"]')).toBeNull();
  (strip.getByRole('button', { pressed: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(titles).toEqual(['Сейчас 2', 'Потом 2']);
  await expect.element(strip.getByRole('button', { pressed: true })).toHaveAccessibleName('Канал Б');
  await expect.element(strip.getByRole('button', { pressed: true })).toHaveFocus();
});

it('the address names the channel, for whoever comes back', async () => {
  await open('/channels/guide?channel=6');
  await expect.poll(titles).toEqual(['Сейчас 6', 'Потом 6']);
  await strip.getByRole('button', { name: 'Хабар' }).click();
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('?channel=1');
});

it('what is on plays, what is to come can be reminded of', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: /Сейчас 1/ })).toHaveAttribute('href', '/channels/all/c1');
  await expect.element(page.getByRole('button', { name: /^Напомнить о передаче «Потом 1»/ })).toBeVisible();
});

it('a desktop has the grid', async () => {
  await page.viewport(1440, 900);
  await open();
  await expect.element(page.getByRole('grid')).toBeVisible();
});
