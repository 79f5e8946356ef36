import type { Answering } from '@livery/api-client/testing';
import { activeProfile } from '@livery/domain/profiles';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import BesideHero from './beside-hero.tsx';

const HOUR_SECONDS = 3_600;
const nowSeconds = Math.floor(Date.now() / 1000);

const channel = (id: number, name: string, more: object = {}) => ({ id, name, age: 6, is_free: true, ...more });
const programme = (id: number, channelId: number, title: string, inHours: number, hours = 1) => ({
  id,
  channel_id: channelId,
  timestamp: nowSeconds + inHours * HOUR_SECONDS,
  duration: hours * HOUR_SECONDS,
  program: { id, title },
});

/** Two sport channels and one for adults, a match that runs for twenty minutes, and what follows. */
const MATCH = programme(1, 1, 'Тулпар — Жулдыз', -1 / 3, 2);
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v2/channels/channel_list': {
    channels: [channel(9, 'Ночной', { age: 18 }), channel(2, 'Арена Бокс'), channel(1, 'Арена 1'), channel(3, 'Кино')],
    current_schedules: [programme(5, 2, 'Разбор боёв', -1, 2), MATCH],
  },
  '/v2/channels/category_list': {
    categories: [
      { id: 5, slug: 'sport', name: 'Спорт', channels: [9, 2, 1] },
      { id: 6, slug: 'films', name: 'Кино', channels: [3] },
    ],
  },
  '/v2/channels/1/content_schedule': { schedules: [MATCH, programme(2, 1, 'Студия после матча', 2)] },
  '/v2/channels/2/content_schedule': { schedules: [programme(3, 2, 'Абенов — Грох', 1)] },
  '/v2/rows/little-ones': {
    id: 28,
    slug: 'little-ones',
    title: 'Малышам',
    template: 'content-v',
    contents: [{ id: 7, title: 'Лиса и Луна', content_type: 'movie' }],
  },
};
const answer: Answering = ({ path }) => ({ json: ANSWERS[path] ?? {} });
const SPORT = { kind: 'next', category: 'sport', row: null } as const;

it('tells what comes next on the channels of a category, each line the way to its channel', async () => {
  const { server } = await mountScreen(<BesideHero rule={SPORT} />, { answer });
  const sheet = page.getByRole('region', { name: 'Дальше сегодня' });
  await expect.element(sheet.getByRole('link', { name: /Абенов — Грох/ })).toHaveAttribute('href', '/channels/all/2');
  await expect
    .element(sheet.getByRole('link', { name: /Студия после матча/ }))
    .toHaveAttribute('href', '/channels/all/1');
  expect(sheet.getByRole('link').elements()).toHaveLength(2);
  expect(server.seen.filter(({ path }) => path.endsWith('content_schedule')).map(({ path }) => path)).not.toContain(
    '/v2/channels/9/content_schedule',
  );
});

it('CHAN-060 beside the stories of a child stands what comes on the channels for children', async () => {
  const categories = [{ id: 7, slug: 'kids', name: 'Дети', channels: [3] }];
  const kids: Answering = ({ path }) => {
    if (path === '/v2/channels/category_list')
      return { json: { categories: [...(ANSWERS[path] as { categories: [] }).categories, ...categories] } };
    if (path === '/v2/channels/3/content_schedule') return { json: { schedules: [programme(8, 3, 'Лиса и Луна', 1)] } };
    return answer({ path } as never);
  };
  const { store } = await mountScreen(<BesideHero rule={SPORT} />, { answer: kids });
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  const sheet = page.getByRole('region', { name: 'Дальше сегодня' });
  await expect.element(sheet.getByRole('link', { name: /Лиса и Луна/ })).toHaveAttribute('href', '/channels/all/3');
  expect(sheet.getByRole('link').elements()).toHaveLength(1);
});

it('a story of a channel has the minute that runs there, also where the channel is of another category', async () => {
  await mountScreen(<BesideHero rule={{ ...SPORT, category: 'films' }} story={{ type: 'channel', id: 1 }} />, {
    answer,
  });
  const figure = page.getByRole('link', { name: /^Арена 1 2[01]′ Тулпар — Жулдыз$/ });
  await expect.element(figure).toHaveAttribute('href', '/channels/all/1');
});

it.each([
  ['a film', { type: 'content', id: 1 }],
  ['a channel that shows nothing', { type: 'channel', id: 3 }],
  ['nowhere', undefined],
] as const)('a story that leads to %s has no minute, and the line of what is on stays', async (_, story) => {
  await mountScreen(<BesideHero rule={SPORT} story={story} />, { answer });
  await expect
    .element(page.getByRole('list', { name: 'В эфире' }).getByText(/^Арена 1: Тулпар — Жулдыз/))
    .toBeVisible();
  expect(page.getByRole('link', { name: /^Арена 1 2[01]′ Тулпар — Жулдыз$/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('list', { name: 'В эфире' }).getByText(/^Арена Бокс: Разбор боёв/)).toBeVisible();
});

it('gives a row a tile of its own, and no minute where the evening is told', async () => {
  await mountScreen(<BesideHero rule={{ kind: 'evening', category: null, row: 'little-ones' }} />, { answer });
  await expect.element(page.getByRole('heading', { name: 'Сегодня вечером' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Малышам' })).toHaveAttribute('href', '/row/little-ones');
  expect(page.getByText('В эфире').elements()).toHaveLength(0);
});

it('ROWS-106 the tile of a row that is of a library leads to it in that library', async () => {
  const ofLibrary: Answering = (asking) =>
    asking.path === '/v2/rows/little-ones'
      ? { json: { ...(ANSWERS[asking.path] as object), library_id: 4 } }
      : answer(asking);
  const rule = { kind: 'evening', category: null, row: 'little-ones' } as const;
  await mountScreen(<BesideHero rule={rule} />, { answer: ofLibrary });
  await expect
    .element(page.getByRole('link', { name: 'Малышам' }))
    .toHaveAttribute('href', '/row/little-ones?library_id=4');
});

it.each([
  [18, 0],
  [6, 1],
])('PROF-028 of a row of films for %s years a child is shown a picture %s times', async (age, times) => {
  const ofAge: Answering = (asking) =>
    asking.path === '/v2/rows/little-ones'
      ? { json: { ...(ANSWERS[asking.path] as object), contents: [{ id: 7, title: 'Ночь', age }] } }
      : answer(asking);
  const rule = { kind: 'evening', category: null, row: 'little-ones' } as const;
  const { store } = await mountScreen(<BesideHero rule={rule} />, { answer: ofAge });
  const tile = page.getByRole('link', { name: 'Малышам' });
  await expect.element(tile).toBeVisible();
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  await expect.poll(() => tile.elements().length).toBe(times);
});

it('says so where nothing is announced', async () => {
  const silent: Answering = (request) => (request.path.endsWith('content_schedule') ? { json: {} } : answer(request));
  await mountScreen(<BesideHero rule={SPORT} />, { answer: silent });
  await expect.element(page.getByText('Здесь пока ничего не объявлено')).toBeVisible();
});

it('a schedule that fails costs its own lines only', async () => {
  const failing: Answering = (request) =>
    request.path === '/v2/channels/2/content_schedule' ? { status: 500, json: {} } : answer(request);
  await mountScreen(<BesideHero rule={SPORT} />, { answer: failing });
  await expect.element(page.getByRole('link', { name: /Студия после матча/ })).toBeVisible();
  expect(page.getByText('Абенов — Грох').elements()).toHaveLength(0);
});
