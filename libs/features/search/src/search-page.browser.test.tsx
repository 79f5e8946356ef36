import { deferred, type Reply } from '@livery/api-client/testing';
import { pass } from '@livery/widgets/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOW_MS, ONLY_BY_CHOICE, openSearch } from './testing/search-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const field = page.getByRole('combobox', { name: 'Поиск' });
const heading = page.getByRole('heading', { level: 1 });
const address = () => location.pathname + decodeURIComponent(location.search.replaceAll('+', ' '));
/** Channels and broadcasts for children and for others, as a server sends them that does not look at who asks. */
const CHANNELS = [
  { id: 5, slug: 'sport-5', name: 'Спорт', is_purchased: true, age: 6 },
  { id: 6, slug: 'night-6', name: 'Ночной', is_purchased: true, age: 18 },
];
const broadcastOf = (id: number, title: string, age: number) => ({
  id,
  channel_id: 5,
  timestamp: NOW_MS / 1000 - 600,
  duration: 3600,
  program: { id: id + 100, title, age },
});
const OF_ALL_AGES: Readonly<Record<string, Reply>> = {
  '/v2/rows/search-channels': { json: { id: 42, title: 'Каналы', template: 'channel', channels: CHANNELS } },
  '/v2/channels/channel_list': { json: { channels: CHANNELS, current_schedules: [] } },
  '/v2/users/self/channel_list': { json: { channels: CHANNELS } },
  '/v2/search/schedules': {
    json: { schedules: [broadcastOf(81, 'Перевал: мультфильм', 6), broadcastOf(82, 'Перевал: триллер', 16)] },
  },
};
/** What somebody types at this very moment. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const texts = (server: { seen: readonly { path: string; query: URLSearchParams }[] }, path: string) =>
  server.seen.filter((one) => one.path.startsWith(path)).map(({ query }) => query.get('text'));

it('FIND-001 NAV-016 FIND-011 the address of a text shows its results, row by row in the order of the page', async () => {
  await openSearch({ at: '/search?q=перевал' });
  await expect.element(heading).toHaveTextContent('Результаты: «перевал»');
  await expect.element(field).toHaveValue('перевал');
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Сейчас в эфире' })).toBeVisible();
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Фильмы и сериалы', 'Каналы', 'Люди', 'Сейчас в эфире', 'Скоро в эфире', 'В записи']);
});

it('ROWS-023 FIND-012 what is found comes from above: nothing that stands is pushed down', async () => {
  let answerChannels: () => void = () => {};
  const channelsWait = new Promise<void>((resolve) => (answerChannels = resolve));
  const seen: string[][] = [];
  const watch = new MutationObserver(() => {
    const titles = page.getByRole('heading', { level: 2 }).elements();
    seen.push(titles.map(({ textContent }) => textContent ?? ''));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await openSearch({
    at: '/search?q=перевал',
    async instead({ path }) {
      if (path === '/v2/rows/search-channels') await channelsWait;
      return undefined;
    },
  });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Фильмы и сериалы' })).toBeVisible();
  answerChannels();
  await expect.element(page.getByRole('heading', { level: 2, name: 'В записи' })).toBeVisible();
  watch.disconnect();
  const all = seen.at(-1) ?? [];
  expect(all.length).toBeGreaterThan(4);
  for (const titles of seen) expect(titles).toEqual(all.slice(0, titles.length));
});

it('FIND-012 ROWS-023 each row of the page is asked for the text, all at once', async () => {
  const { server } = await openSearch({ at: '/search?q=перевал' });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  expect(texts(server, '/v2/rows/')).toEqual(['перевал', 'перевал', 'перевал']);
  expect(server.seen.filter(({ path }) => path.startsWith('/v2/rows/')).map(({ query }) => query.get('limit'))).toEqual(
    Array(3).fill('24'),
  );
});

const CHOSEN = { title: 'Крыши', text: 'кры', contentType: 'movie', objectId: 4 };
const withHistory = { search_history: JSON.stringify({ guest: [CHOSEN] }) };

it('FIND-002 SRCH-015 without a text the field has the focus, and the page the history and what is popular', async () => {
  const { services } = await openSearch({ at: '/search', stored: withHistory });
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('link', { name: /Что смотрят все/ })).toBeVisible();
  const history = page.getByRole('navigation', { name: 'Вы искали' });
  await expect.element(history.getByRole('link', { name: 'Крыши' })).toHaveAttribute('href', '/contents/4');
  await page.getByRole('button', { name: 'Очистить историю' }).click();
  await expect.element(history).not.toBeInTheDocument();
  expect(services.storage.get('search_history')).toBe('{"guest":[]}');
  // Tab goes on from here.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('SRCH-015 the word that clears the history ends where the ways to all of the rows below do', async () => {
  // What a brand's look says of its buttons.
  const look = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => look.remove());
  look.textContent = ':root { --button-side: 24px; --page-margin: 40px }';
  await openSearch({ at: '/search', stored: withHistory });
  const clear = page.getByRole('button', { name: 'Очистить историю' });
  await expect.element(clear).toBeVisible();
  const end = () =>
    clear.element().getBoundingClientRect().right - parseFloat(getComputedStyle(clear.element()).paddingRight);
  const margin = () => (clear.element().closest('section')?.getBoundingClientRect().right ?? 0) - 40;
  await expect.poll(() => Math.abs(end() - margin())).toBeLessThan(1);
});

it('SRCH-015 without a text the list of the field has the history and what is popular', async () => {
  await openSearch({ at: '/search', stored: withHistory });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /Крыши/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Часто ищут это/ })).toBeVisible();
  await page.getByRole('option', { name: /Крыши/ }).click();
  expect(address()).toBe('/contents/4');
});

it('FIND-013 ROWS-070 a text that nothing is called by says so, and offers what is popular', async () => {
  await openSearch({ at: '/search?q=2033' });
  await expect.element(page.getByText('Ничего не нашлось. Попробуйте другое слово.').last()).toBeVisible();
  const popular = page.getByRole('link', { name: /Что смотрят все/ });
  await expect.element(popular).toBeVisible();
  expect(popular.element().getBoundingClientRect().top, 'in sight without scrolling').toBeLessThan(innerHeight);
});

it('FIND-014 a child finds films, channels and broadcasts up to 12', async () => {
  await openSearch({
    at: '/search?q=перевал',
    stored: { profile_id: '3', profile_role: 'child' },
    instead: ({ path }) => OF_ALL_AGES[path] as Reply,
  });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Перевал: мультфильм/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Спорт/ }).first()).toBeVisible();
  for (const name of [/Перевал без имени/, /Перевал: триллер/, /Ночной/])
    expect(page.getByRole('link', { name }).elements()).toHaveLength(0);
});

it('FIND-014 PROF-028 where it is not known which channels a child may see, that is said and can be asked again', async () => {
  let fails = true;
  await openSearch({
    at: '/search?q=спорт',
    stored: { profile_id: '3', profile_role: 'child' },
    instead: ({ path }) =>
      fails && path === '/v2/channels/category_list' ? { status: 503, json: {} } : (OF_ALL_AGES[path] as Reply),
  });
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(page.getByRole('link', { name: /Спорт/ }).first()).toBeVisible();
});

it('FIND-014 FIND-013 what is found for grown-ups alone is nothing for a child: no kind of it, no empty row', async () => {
  const grownUps = {
    id: 41,
    slug: 'search-contents',
    title: 'Фильмы и сериалы',
    template: 'content-v',
    contents: [{ id: 2, title: 'Перевал без имени', content_type: 'movie', age: 16 }],
  };
  await openSearch({
    at: '/search?q=перевал',
    stored: { profile_id: '3', profile_role: 'child' },
    instead: ({ path }) => (path === '/v2/rows/search-contents' ? { json: grownUps } : undefined),
  });
  await expect.element(page.getByRole('button', { name: 'Люди' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Фильмы и сериалы' }).elements()).toHaveLength(0);
  expect(page.getByRole('heading', { name: 'Фильмы и сериалы' }).elements()).toHaveLength(0);
});

it('FIND-013 ROWS-089 channels that no row shows are nothing: no kind of them, no empty row', async () => {
  const onlyUhd = { id: 42, slug: 'search-channels', title: 'Каналы', template: 'channel' };
  await openSearch({
    at: '/search?q=перевал',
    instead: ({ path }) =>
      path === '/v2/rows/search-channels'
        ? { json: { ...onlyUhd, channels: [{ id: 8, name: 'Арена UHD', is_4k: true }] } }
        : undefined,
  });
  await expect.element(page.getByRole('button', { name: 'Люди' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Каналы' }).elements()).toHaveLength(0);
});

it.each([
  ['of a template that nobody knows', { template: 'carousel-3d' }],
  ['of persons with films alone', { template: 'person' }],
])('FIND-013 ROWS-031 a row %s is nothing: no kind of it, no count, and nothing found is said', async (_, row) => {
  const films = [{ id: 1, title: 'Тихий перевал', content_type: 'movie' }];
  await openSearch({
    at: '/search?q=маяк',
    instead: ({ path }) =>
      path === '/v2/rows/search-contents'
        ? { json: { id: 41, slug: 'search-contents', title: 'Ещё', ...row, contents: films, more_count: 5 } }
        : undefined,
  });
  await expect.element(page.getByText('Ничего не нашлось. Попробуйте другое слово.').last()).toBeVisible();
  expect(page.getByRole('button', { name: 'Ещё' }).elements()).toHaveLength(0);
});

it('the search page without a text that fails says so, and asks again', async () => {
  let isIll = true;
  await openSearch({
    at: '/search',
    instead: ({ path }) => (isIll && path === '/v2/rowsets/search' ? { status: 500, json: {} } : undefined),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isIll = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByText('Что смотрят все').first()).toBeVisible();
});

it('CHAN-053 a text of another keyboard is asked as typed first; then what was meant is shown, and said so', async () => {
  const { server } = await openSearch({ at: '/search?q=gthtdfk' });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  expect(texts(server, '/v2/rows/').slice(0, 3)).toEqual(['gthtdfk', 'gthtdfk', 'gthtdfk']);
  await expect.element(page.getByText('Показаны результаты для «перевал».').last()).toBeVisible();
  await expect.element(field).toHaveValue('gthtdfk');
  await page.getByRole('link', { name: 'Искать «gthtdfk»' }).click();
  await expect.element(page.getByText('Ничего не нашлось. Попробуйте другое слово.').last()).toBeVisible();
  expect(address()).toBe('/search?q=gthtdfk&exact=1');
});

it('FIND-012 FIND-013 programmes of what was meant are waited for: nothing is never said of them', async () => {
  const answered = deferred<undefined>();
  const said = { nothing: false };
  const watch = new MutationObserver(() => {
    said.nothing ||= document.body.textContent.includes('Ничего не нашлось');
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watch.disconnect());
  const { server } = await openSearch({
    at: '/search?q=gthtdfk',
    instead({ path, query }) {
      if (path.startsWith('/v2/rows/')) return { json: { id: 41, slug: 'search-contents', template: 'content-v' } };
      return path === '/v2/search/schedules' && query.get('text') === 'перевал' ? answered.promise : undefined;
    },
  });
  // The rows of this reading have nothing, and its programmes are awaited.
  await expect.poll(() => texts(server, '/v2/rows/')).toHaveLength(6);
  await expect.poll(() => texts(server, '/v2/search/schedules')).toEqual(['gthtdfk', 'перевал']);
  answered.resolve(undefined);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Сейчас в эфире' })).toBeVisible();
  await expect.element(page.getByText('Показаны результаты для «перевал».').last()).toBeVisible();
  watch.takeRecords();
  expect(said.nothing).toBe(false);
});

it('SRCH-004 SRCH-005 FIND-006 the results follow the text once typing rests, and typing is one step of the history', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  await openSearch({ at: '/search' });
  await expect.element(field).toHaveFocus();
  const push = vi.spyOn(history, 'pushState');
  await userEvent.keyboard('пе');
  await pass(499);
  expect(address()).toBe('/search');
  await pass(1);
  expect(address()).toBe('/search?q=пе');
  await userEvent.keyboard('ревал & co');
  await pass(500);
  expect(location.search).toBe(`?${new URLSearchParams({ q: 'перевал & co' })}`);
  expect(push).toHaveBeenCalledTimes(1);
  push.mockRestore();
});

it('SRCH-008 FIND-008 SRCH-009 FIND-009 a shorter text starts no search, a longer one than 255 characters is cut', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  await openSearch({ at: '/search' });
  await field.fill('п');
  await pass(2_000);
  expect(address()).toBe('/search');
  await field.fill('п'.repeat(300));
  await pass(500);
  expect(new URLSearchParams(location.search).get('q')).toHaveLength(255);
});

it('SRCH-004 SRCH-005 a letter that is typed before the address has changed stays in the field, and is searched for', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  const { server } = await openSearch({ at: '/search' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('пе');
  vi.advanceTimersByTime(500);
  // The page is drawn for the new address in a while.
  typeInto(field.element() as HTMLInputElement, 'пер');
  await expect.poll(() => texts(server, '/v2/rows/')).toContain('пе');
  await expect.element(field).toHaveValue('пер');
  await pass(500);
  expect(address()).toBe('/search?q=пер');
  history.back();
  await expect.poll(address).toBe('/search');
  await expect.element(field).toHaveValue('');
});

it('SRCH-008 FIND-008 FIND-002 an address with a shorter text is the empty search', async () => {
  await openSearch({ at: '/search?q=п' });
  await expect.element(page.getByRole('link', { name: /Что смотрят все/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Поиск' })).toBeInTheDocument();
  expect(page.getByText('Ничего не нашлось. Попробуйте другое слово.').elements()).toHaveLength(0);
  await expect.element(field).toHaveValue('п');
});

it('SRCH-008 FIND-008 nothing is suggested for a shorter text, but what is popular for none, and the own channels at once', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  const { server } = await openSearch({ at: '/search' });
  await expect.element(page.getByRole('link', { name: /Что смотрят все/ })).toBeVisible();
  await field.fill('с');
  await expect.element(page.getByRole('option', { name: /Спорт/ })).toBeVisible();
  await pass(150);
  await field.fill('сп');
  await pass(150);
  await expect.poll(() => texts(server, '/v2/search/suggest')).toContain('сп');
  expect(texts(server, '/v2/search/suggest')).toEqual(['', 'сп']);
});

it('SRCH-008 FIND-008 Enter searches at once, and not for a shorter text', async () => {
  await openSearch({ at: '/search' });
  await field.fill('п');
  await userEvent.keyboard('{Enter}');
  await field.fill('пе');
  expect(address()).toBe('/search');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/search?q=пе');
});

it('SRCH-007 FIND-006 SRCH-008 FIND-008 of an operator who says nothing one letter is searched for, after 1000 ms', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  await openSearch({
    at: '/search',
    instead: ({ path }) => (path === '/v2/platform/configuration' ? { json: {} } : (undefined as never)),
  });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('п');
  await pass(999);
  expect(address()).toBe('/search');
  await pass(1);
  expect(address()).toBe('/search?q=п');
});

it('SRCH-012 SRCH-013 suggestions are shown while typing; choosing one searches for it', async () => {
  const { server } = await openSearch({ at: '/search', instead: ONLY_BY_CHOICE });
  await field.fill('тих');
  await page.getByRole('option', { name: /Тихий перевал/ }).click();
  await expect.poll(address).toBe('/search?q=Тихий перевал');
  expect(texts(server, '/v2/search/suggest')).toContain('тих');
});

it('SRCH-012 what is popular, or was suggested for another text, does not stand under a text until the server has answered', async () => {
  let answer: () => void = () => {};
  const suggestionsWait = new Promise<void>((resolve) => (answer = resolve));
  await openSearch({
    at: '/search',
    async instead(request) {
      if (request.query.get('text') === 'маяк') await suggestionsWait;
      return ONLY_BY_CHOICE(request);
    },
  });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /Часто ищут это/ })).toBeVisible();
  await field.fill('тих');
  await expect.element(page.getByRole('option', { name: /Часто ищут это/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: /Тихий перевал/ })).toBeVisible();
  await field.fill('маяк');
  await expect.element(page.getByRole('option', { name: /Тихий перевал/ })).not.toBeInTheDocument();
  answer();
  await expect.element(page.getByRole('option', { name: /Тихий перевал/ })).toBeVisible();
});

it('SRCH-009 FIND-009 an address with a longer text searches for 255 characters of it', async () => {
  const { server } = await openSearch({ at: `/search?q=${'х'.repeat(400)}` });
  await expect.element(field).toHaveValue('х'.repeat(255));
  await expect.poll(() => texts(server, '/v2/rows/')).toContain('х'.repeat(255));
  for (const text of texts(server, '/v2/')) expect(text?.length ?? 0).toBeLessThanOrEqual(255);
});

it('SRCH-012 whoever types on gives up the suggestions of the text before, which need not be looked for', async () => {
  const { promise } = deferred<Reply>();
  const { server } = await openSearch({
    at: '/search',
    instead: ({ path, query }) => (path === '/v2/search/suggest' && query.get('text') === 'пе' ? promise : undefined),
  });
  await expect.element(field).toHaveFocus();
  const asked = (text: string) =>
    server.seen.find(({ path, query }) => path === '/v2/search/suggest' && query.get('text') === text);
  await userEvent.keyboard('пе');
  await expect.poll(() => asked('пе')?.signal.aborted).toBe(false);
  await userEvent.keyboard('рева');
  await expect.poll(() => asked('перева')).toBeDefined();
  expect(asked('пе')?.signal.aborted).toBe(true);
  await expect.element(page.getByRole('option', { name: 'Тихий перевал' })).toBeVisible();
});

it('SRCH-016 suggestions of a text are not asked again at once', async () => {
  const { server } = await openSearch({ at: '/search' });
  const option = page.getByRole('option', { name: /Тихий перевал/ });
  for (const text of ['тих', '', 'тих']) {
    await field.fill(text);
    if (text === '') await expect.element(option).not.toBeInTheDocument();
    else await expect.element(option).toBeVisible();
  }
  expect(texts(server, '/v2/search/suggest').filter((text) => text === 'тих')).toHaveLength(1);
});

it('CHAN-052 SRCH-014 channels of the site itself are offered at every key, lead to the channel, and are recorded', async () => {
  const { server } = await openSearch({ at: '/search', instead: ONLY_BY_CHOICE });
  await field.fill('спо');
  await page.getByRole('option', { name: /Спорт/ }).click();
  expect(address()).toBe('/channels/all/sport-5');
  const recorded = () => server.seen.find(({ path }) => path === '/v2/search/found')?.body;
  await expect.poll(recorded).toMatchObject({ content_type: 'channel', object_id: 5, text: 'спо' });
});

it('CHAN-052 SRCH-013 a channel that stands in the list is not suggested once more', async () => {
  await openSearch({ at: '/search', instead: ONLY_BY_CHOICE });
  await field.fill('спо');
  await expect.element(page.getByRole('option', { name: /Тихий перевал/ })).toBeVisible();
  expect(page.getByRole('option', { name: /Спорт/ }).elements()).toHaveLength(1);
});

it.each([
  [/Тихий перевал/, { title: 'Тихий перевал', text: 'перевал', content_type: 'movie', object_id: 1 }],
  [/Перевалова Айгерим/, { title: 'Перевалова Айгерим', text: 'перевал', content_type: 'person', object_id: 9 }],
])('SRCH-014 CALL-048 a result that is chosen is recorded: %s', async (name, recorded) => {
  const { server, services } = await openSearch({ at: '/search?q=перевал' });
  await page.getByRole('link', { name }).click();
  await expect.poll(() => server.seen.find(({ path }) => path === '/v2/search/found')?.body).toEqual(recorded);
  expect(JSON.parse(services.storage.get('search_history') ?? '{}')).toMatchObject({
    guest: [{ title: recorded.title, objectId: recorded.object_id }],
  });
});

it('SRCH-014 a press on the panel over a result chooses that result, a press on its heart does not', async () => {
  const { server } = await openSearch({ at: '/search?q=перевал' });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  const card = page.getByRole('link', { name: /Тихий перевал/ }).element();
  const panel = document.createElement('div');
  panel.dataset['overCard'] = card.getAttribute('data-focus-key') ?? '';
  panel.innerHTML = '<button>heart</button><a href="#over">open</a>';
  card.parentElement?.append(panel);
  const chosen = () => server.seen.filter(({ path }) => path === '/v2/search/found').length;
  panel.querySelector('button')?.click();
  panel.querySelector('a')?.click();
  await expect.poll(chosen).toBe(1);
});

it('FIND-012 one press on a broadcast plays what is on, plays what was from the archive, or opens what will be in the schedule of its channel', async () => {
  await openSearch({ at: '/search?q=перевал' });
  const links = page.getByRole('link', { name: /Перевал: матч/ });
  await expect.poll(() => links.elements().length).toBe(3);
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/channels/all/sport-5',
    `/channels/all/sport-5?ts=${NOW_MS / 1000 + 7200}`,
    `/channels/all/sport-5?ts=${NOW_MS / 1000 - 7200}`,
  ]);
});

it('FIND-012 SRCH-014 all that was stands at an address of its own, page by page, and is found again on the way back', async () => {
  const { server } = await openSearch({ at: '/search?q=перевал' });
  await expect.element(page.getByRole('list', { name: 'В записи' }).getByRole('link')).toBeVisible();
  expect(page.getByRole('link', { name: /^Открыть все: / }).elements()).toHaveLength(1);
  await page.getByRole('link', { name: /Открыть все.*В записи/ }).click();
  expect(address()).toBe('/search?q=перевал&kind=archive');
  const lines = page.getByRole('list', { name: 'В записи' }).getByRole('link');
  await expect.poll(() => lines.elements().length).toBeGreaterThanOrEqual(24);
  await expect.poll(() => page.getByRole('link', { name: /Тихий перевал/ }).elements().length).toBe(0);
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return lines.elements().length;
    })
    .toBe(60);
  const asked = server.seen.filter(({ query }) => query.get('place') === 'archive');
  expect(asked.map(({ query }) => query.get('offset'))).toEqual(['0', '24', '48']);
  await lines.last().click();
  expect(address()).toBe(`/channels/all/sport-5?ts=${NOW_MS / 1000 - 3600 * 61}`);
  await expect
    .poll(() => server.seen.find(({ path }) => path === '/v2/search/found')?.body)
    .toMatchObject({ content_type: 'broadcast', object_id: 159, text: 'перевал' });
  history.back();
  await expect.poll(() => lines.elements().length).toBe(60);
});

it('one kind of result can be shown alone, and its address says so', async () => {
  await openSearch({ at: '/search?q=перевал' });
  await page.getByRole('button', { name: 'Люди' }).click();
  await expect.element(page.getByRole('link', { name: /Перевалова Айгерим/ })).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: /Тихий перевал/ }).elements().length).toBe(0);
  expect(address()).toBe('/search?q=перевал&kind=search-persons');
});

it('a row that fails costs itself, is said, and can be asked again', async () => {
  let fails = true;
  await openSearch({
    at: '/search?q=перевал',
    instead: ({ path }) =>
      fails && path === '/v2/rows/search-persons' ? { status: 500, json: {} } : (undefined as never),
  });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByRole('link', { name: /Перевалова Айгерим/ })).toBeVisible();
});
