import { STORED } from '@livery/domain/stored-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import GuidePage from './guide-page.tsx';
import { channel, host, NOON_MS, now, open } from './testing/channels-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const linksOf = (start: string) =>
  [...document.querySelectorAll(`nav a[href^="${start}"], a[href^="${start}"]`)].map((link) =>
    link.getAttribute('href'),
  );

it('CHAN-004 CHAN-046 each category of the channels is a link to its own page, by its word', async () => {
  await open({ at: '/channels' });
  await expect.poll(() => linksOf('/channels/')).toEqual(expect.arrayContaining(['/channels/sport', '/channels/kids']));
});

const CHILD = { [STORED.profileRole]: 'child', [STORED.profileId]: '3' };

it.each([
  ['each category of the guide is a link to the guide of it', {}, ['all-of-them', 'sport', 'kids']],
  ['CHAN-045 a child chooses among no categories of the guide', CHILD, []],
])('%s', async (_, stored, words) => {
  const categories = [
    { id: 2, slug: 'all-of-them', name: 'Все', tags: ['all_channels'] },
    { id: 5, slug: 'sport', name: 'Спорт', channels: [2] },
    { id: 7, slug: 'kids', name: 'Дети', channels: [1] },
  ];
  await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <PlayerHostProvider value={host}>
        <GuidePage />
      </PlayerHostProvider>
    </ModalsProvider>,
    {
      at: '/channels/guide',
      stored,
      answer: ({ path }) => {
        if (path.endsWith('/channel_list')) return { json: { channels: [channel(1), channel(2)] } };
        if (path.endsWith('/category_list')) return { json: { categories } };
        return { json: { content_schedules: [] } };
      },
    },
  );
  await expect.poll(() => document.querySelector('[data-part="name"] a')).not.toBeNull();
  expect(linksOf('/channels/guide')).toEqual(words.map((word) => `/channels/guide?category=${word}`));
});

it('CHAN-040 what is on is watched from its start, what is over or comes is not', async () => {
  await open({ at: '/channels/all/c1' });
  const fromStart = page.getByRole('link', { name: 'Смотреть сначала' });
  await expect.element(fromStart).toBeVisible();
  expect(fromStart.element().getAttribute('href')).toContain(`?ts=${now - 1_800}`);
});
