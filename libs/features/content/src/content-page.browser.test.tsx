import type { Answering } from '@livery/api-client/testing';
import { activeProfile } from '@livery/domain/profiles';
import { walkBetweenRows } from '@livery/ui-kit/between-rows';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ContentPage from './content-page.tsx';

it('CONT-004 NAV-055 a segment that ends in no digit names no content: the page says so, and nothing is asked', async () => {
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Routes>
        <Route path="/contents/:id" element={<ContentPage />} />
      </Routes>
    </ModalsProvider>,
    { at: '/contents/some-film' },
  );
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
  expect(server.lines.filter((line) => line.includes('/contents/'))).toEqual([]);
});

interface World {
  at?: string;
  wire?: object;
  status?: number;
  episodes?: number;
  similar?: number;
  related?: readonly object[];
  /** In place of `episodes` that are all alike. */
  list?: readonly object[];
  catchups?: number;
  hidden?: readonly number[];
  /** How far each episode was watched. */
  percent?: number;
  meta?: object;
  /** No answer comes. */
  isWaiting?: boolean;
  /** The site has the purchase sheet. */
  takesMoney?: boolean;
  /** The provider sells films by themselves. */
  makesOffers?: boolean;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const serverOf =
  ({
    wire = {},
    status = 200,
    episodes = 0,
    similar = 0,
    related = [],
    list,
    catchups = 0,
    hidden = [],
    percent,
    meta = {},
    makesOffers = false,
  }: World): Answering =>
  ({ path }) => {
    if (path.endsWith('/related')) return { json: { related } };
    if (path.endsWith('/episodes') && list) return { json: { episodes: list } };
    if (path.endsWith('/episodes'))
      return {
        json: {
          episodes: numbers(episodes).map((id) => ({
            id: 100 + id,
            series: id,
            season: 1,
            title: `Серия-${id}`,
            ...(percent && { histories: [{ watch_percentage: percent }] }),
          })),
        },
      };
    if (path.endsWith('/similar'))
      return {
        json: {
          contents: numbers(similar).map((id) => ({
            id: 200 + id,
            title: `Похоже-${id}`,
            content_type: 'movie',
            age: 6,
          })),
        },
      };
    if (path.endsWith('/sources'))
      return {
        json: {
          catchups: numbers(catchups).map((id) => ({ id, channel_id: 3, start_at: `2026-01-0${id}T10:00:00Z` })),
        },
      };
    if (path.endsWith('/channel_list')) return { json: { channels: [{ id: 3, name: 'Кино Вечер' }] } };
    if (path.endsWith('/configuration'))
      return { json: { hidden_content_ids: hidden, is_purchase_offers: makesOffers } };
    if (/contents\/\d+$/.test(path))
      return { status, json: { id: 7, title: 'Тишина', content_type: 'movie', age: 6, persons: [], ...wire } };
    return { json: { is_purchased: true, ...meta } };
  };

async function open(world: World = {}) {
  const host = stubHost(stubPlayer().player);
  onTestFinished(() => host.box.remove());
  await page.viewport(1440, 900);
  const opened = vi.fn();
  const mounted = await mountScreen(
    <ModalsProvider modals={{ open: opened, close: () => {}, prepare: () => {} }}>
      <PlayerHostProvider value={host}>
        <Routes>
          <Route
            path="/contents/:id"
            element={
              <main>
                <ContentPage />
              </main>
            }
          />
          <Route path="/contents/:id/:child" element={<ContentPage />} />
          <Route path="/elsewhere" element={<p>Elsewhere</p>} />
          <Route path="/episodes/:id" element={<ContentPage />} />
        </Routes>
      </PlayerHostProvider>
    </ModalsProvider>,
    {
      at: world.at ?? '/contents/7',
      ...(world.takesMoney && { siteMap: { isModal: () => true } }),
      ...(!world.isWaiting && { answer: serverOf(world) }),
    },
  );
  return { ...mounted, opened };
}

const title = page.getByRole('heading', { level: 1, name: 'Тишина' });
const cards = (name: RegExp) => page.getByRole('link', { name }).elements().length;
const showAll = () => page.getByRole('button', { name: 'Показать все' });

it.each([
  ['CONT-001 a film', '/contents/quiet-film-2024-7'],
  ['CONT-002 a season of a series', '/contents/series-2/season-7'],
  ['CONT-006 an episode', '/episodes/an-episode-7'],
])('%s is told about at its address', async (_, at) => {
  const { server } = await open({ at });
  await expect.element(title).toBeVisible();
  expect(server.lines).toContain('GET /v2/contents/7');
});

it('CONT-035 while a film loads, its page has its shape', async () => {
  const { host } = await open({ isWaiting: true });
  await expect.poll(() => host.querySelector('[aria-busy="true"]')?.checkVisibility()).toBe(true);
  expect(title.elements()).toEqual([]);
});

it('CONT-040 CONT-041 an episode says how far it was watched; that is asked for anew after 10 s at the earliest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await open({ wire: { content_type: 'series' }, episodes: 1, percent: 40 });
  const asked = () => server.lines.filter((line) => line.endsWith('/episodes')).length;
  const visit = async (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await expect.poll(() => page.getByText('Elsewhere').elements().length).toBe(path === '/elsewhere' ? 1 : 0);
  };
  const again = async () => {
    await visit('/elsewhere');
    await visit('/contents/7');
    await expect.element(page.getByRole('progressbar', { name: 'Просмотрено 40 %' })).toBeInTheDocument();
  };
  await again();
  expect(asked()).toBe(1);
  vi.setSystemTime(Date.now() + 10_000);
  await again();
  await expect.poll(asked).toBe(2);
});

it('CONT-053 a film offers what its server sells, in the server’s words', async () => {
  const buttons = [
    { button_type: 'rent', caption: 'Взять на два дня', sub_caption: '490 ₸', icon: 'https://media.test/rent.png' },
    { button_type: 'subscription', caption: 'По подписке' },
  ];
  await open({ meta: { is_purchased: false, buttons } });
  const offer = page.getByRole('link', { name: /Взять на два дня/ });
  await expect.element(offer).toBeInTheDocument();
  expect(offer.element().textContent).toContain('490');
  expect(offer.element().querySelector('img')?.src).toBe('https://media.test/rent.png');
  await expect.element(page.getByRole('link', { name: 'По подписке' })).toHaveAttribute('href', '/watch/7');
});

it('PLAY-040 PLAY-041 a pay button begins the purchase of the film with the server’s own data, or shows the packets that have it', async () => {
  const pay = { button_type: 'pay', caption: 'Купить навсегда', play_after: true, button_data: { offer: 5 } };
  const options = { button_type: 'pay', caption: 'Все способы', show_options: true };
  const { opened } = await open({
    meta: { is_purchased: false, buttons: [options, pay] },
    takesMoney: true,
    makesOffers: true,
  });
  await page.getByRole('button', { name: 'Купить навсегда' }).click();
  expect(opened).toHaveBeenCalledWith('confirm_period', {
    wish: {
      purpose: 'content',
      contentId: 7,
      buttonData: { offer: 5 },
      playAfter: { kind: 'content', id: 7 },
    },
  });
  await page.getByRole('button', { name: 'Все способы' }).click();
  expect(opened).toHaveBeenCalledWith('quick_packets', expect.objectContaining({ item: { kind: 'content', id: 7 } }));
});

it('PIN-016 PLAY-040 PLAY-041 a child who presses a way to buy is told to ask a grown-up, and nothing is sold to them', async () => {
  const pay = { button_type: 'pay', caption: 'Купить навсегда', button_data: { offer: 5 } };
  const options = { button_type: 'pay', caption: 'Все способы', show_options: true };
  const { opened, store } = await open({
    meta: { is_purchased: false, buttons: [options, pay] },
    takesMoney: true,
    makesOffers: true,
  });
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  const told = ['message', { heading: 'Тишина', text: 'Купить это может взрослый: попросите его' }];
  await page.getByRole('button', { name: 'Купить навсегда' }).click();
  await page.getByRole('button', { name: 'Все способы' }).click();
  expect(opened.mock.calls).toEqual([told, told]);
});

it('PLAY-040 what a pay button sells does not play by itself unless the server says so', async () => {
  const pay = { button_type: 'pay', caption: 'Купить', button_data: { offer: 5 } };
  const { opened } = await open({
    meta: { is_purchased: false, buttons: [pay] },
    takesMoney: true,
    makesOffers: true,
  });
  await page.getByRole('button', { name: 'Купить' }).click();
  expect(opened).toHaveBeenCalledWith('confirm_period', {
    wish: { purpose: 'content', contentId: 7, buttonData: { offer: 5 }, playAfter: null },
  });
});

it('PLAY-041 PAY-019 where the provider makes no offers a pay button shows the packets that have the film', async () => {
  const pay = { button_type: 'pay', caption: 'Купить навсегда', play_after: true, button_data: { offer: 5 } };
  const { opened } = await open({ meta: { is_purchased: false, buttons: [pay] }, takesMoney: true });
  await page.getByRole('button', { name: 'Купить навсегда' }).click();
  expect(opened.mock.calls).toEqual([['quick_packets', expect.objectContaining({ item: { kind: 'content', id: 7 } })]]);
});

it('CONT-036 a film that the server does not know is a page that is not found', async () => {
  await open({ status: 404 });
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
});

it('CONT-051 a server that fails is no page that is not found: it can be asked again', async () => {
  await open({ status: 500 });
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(page.getByText('Этого фильма или сериала у нас нет.').elements()).toEqual([]);
});

it('CONT-037 what the operator hides is not found', async () => {
  await open({ hidden: [7] });
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
});

it('CONT-029 the people of a film lead to their pages', async () => {
  await open({ wire: { persons: [{ id: 5, slug: 'somebody-5', name: 'Асель', role: 'director' }] } });
  await expect
    .element(page.getByRole('link', { name: /Асель/ }).first())
    .toHaveAttribute('href', '/persons/somebody-5');
});

it('CONT-029 a film whose people nobody has named has no row of them', async () => {
  await open({ wire: { persons: [] }, similar: 1 });
  await expect.poll(() => cards(/Похоже-/)).toBe(1);
  const titles = page.getByRole('heading', { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(['О фильме', 'Похожее']);
});

it('CONT-032 CONT-038 of a series the first 25 episodes are there, and the others when they are asked for', async () => {
  await open({ wire: { content_type: 'series' }, episodes: 30 });
  await expect.element(showAll()).toBeVisible();
  await expect.poll(() => cards(/Серия-/)).toBe(25);
  (showAll().element() as HTMLElement).click();
  await expect.poll(() => cards(/Серия-/)).toBe(30);
  expect(showAll().elements()).toEqual([]);
});

it('CONT-032 of a season the episodes are there, too', async () => {
  await open({ wire: { content_type: 'season' }, episodes: 3 });
  await expect.poll(() => cards(/Серия-/)).toBe(3);
});

it('CONT-067 a person’s part in a film is named where it has a name here, and not in a word of the server', async () => {
  const roles = ['director', 'actor', 'producer', 'writer', 'composer', 'presenter', 'editor', 'stunts', undefined];
  const persons = roles.map((role, at) => ({ id: at + 1, name: `Имя-${at}`, role }));
  await open({ wire: { persons } });
  const parts = () =>
    [...document.querySelectorAll('[data-row-key="persons"] [data-card-target]')].map(
      (card) => card.querySelector('small')?.textContent,
    );
  // Those on the screen come first.
  await expect
    .poll(parts)
    .toEqual(['Актёр', 'Ведущий', 'Режиссёр', 'Продюсер', 'Сценарист', 'Композитор', 'Монтажёр', undefined, undefined]);
});

it('CONT-029 somebody on the screen is named with whom they play', async () => {
  await open({ wire: { persons: [{ id: 5, name: 'Асель', role: 'actor', character: 'Зере' }] } });
  await expect.element(page.getByRole('link', { name: 'Асель Зере' })).toBeInTheDocument();
});

it('CONT-024 who made a film, where and when stands in its facts, and those people lead to their pages', async () => {
  const persons = [{ id: 5, name: 'Асель', role: 'director' }];
  await open({ wire: { persons, original: 'Silence', countries: [{ id: 1, name: 'Казахстан' }], year: 2024 } });
  const facts = page.getByRole('region', { name: 'О фильме' });
  await expect.element(facts.getByRole('link', { name: 'Асель' })).toHaveAttribute('href', '/persons/5');
  const said = [...facts.element().querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(said).toEqual(['РежиссёрАсель', 'В оригиналеSilence', 'СтранаКазахстан', 'Год2024', 'Возраст6+']);
});

it('CONT-034 what belongs to a film stands by the reasons that the server gives, and then nothing else is asked', async () => {
  const titles = (...ids: number[]) => ids.map((id) => ({ id, title: `Связано-${id}`, content_type: 'movie', age: 6 }));
  const related = [
    { reason: 'director', person: { id: 5, name: 'Асель' }, contents: titles(1, 2, 3) },
    { reason: 'moon', contents: titles(11, 12, 13) },
    { reason: 'genre', contents: titles(3, 4, 5, 6) },
  ];
  const { server } = await open({ related, similar: 5 });
  await expect.poll(() => cards(/Связано-/)).toBe(6);
  const rows = page.getByRole('heading', { level: 2 }).elements();
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual(['Того же режиссёра: Асель', 'В том же жанре']);
  expect(server.lines.filter((line) => line.endsWith('/similar'))).toEqual([]);
});

it('CONT-041 CONT-042 an episode says that it was watched, what is left of it, or when it comes', async () => {
  const list = [
    { id: 101, series: 1, season: 1, title: 'Раз', duration: 3000, histories: [{ watch_percentage: 100 }] },
    { id: 102, series: 2, season: 1, title: 'Два', duration: 3000, histories: [{ watch_percentage: 52 }] },
    {
      id: 103,
      series: 3,
      season: 1,
      title: 'Три',
      is_announcement: true,
      available_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    },
  ];
  await open({ wire: { content_type: 'series' }, list });
  await expect.element(page.getByRole('link', { name: /Раз.*Просмотрено/ })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Два.*Осталось 24.мин/ })).toBeInTheDocument();
  // Every run begins on a Thursday.
  await expect.element(page.getByRole('button', { name: /Три.*Выйдет в субботу/ })).toBeInTheDocument();
});

it('CONT-032 a series opens with the season of what comes next', async () => {
  const list = [1, 2].map((season) => ({ id: 100 + season, series: 1, season, title: `Сезонная-${season}` }));
  await open({ wire: { content_type: 'series' }, list, meta: { next_to_play: { id: 102 } } });
  await expect.poll(() => cards(/Сезонная-2/)).toBe(1);
  expect(cards(/Сезонная-1/)).toBe(0);
  await page.getByRole('button', { name: 'Сезон 1' }).click();
  await expect.poll(() => cards(/Сезонная-1/)).toBe(1);
});

it('a look that leads through a series by its sections brings one into view, and the address keeps it', async () => {
  document.documentElement.dataset['hero'] = 'full-bleed-cinema';
  onTestFinished(() => document.documentElement.removeAttribute('data-hero'));
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => shown.mockRestore());
  await open({ wire: { content_type: 'series' }, episodes: 3, similar: 3 });
  await page.getByRole('navigation', { name: 'Разделы страницы' }).getByRole('button', { name: 'О сериале' }).click();
  expect((shown.mock.contexts.at(-1) as Element).textContent).toContain('Возраст');
  await expect.poll(() => location.search).toBe('?section=about');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Тишина' })).toBeVisible();
});

it('moments of a film open large, by its name', async () => {
  await open({ wire: { stills: ['https://media.test/1.jpg', 'https://media.test/2.jpg'] } });
  await page.getByRole('button', { name: 'Кадр 2 из 2' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Тишина' }).getByText('Кадр 2 из 2')).toBeVisible();
});

it('CONT-034 up to 12 films like it are offered', async () => {
  await open({ similar: 14 });
  await expect.poll(() => cards(/Похоже-/)).toBe(12);
});

it.each([
  [480, 2],
  [481, 3],
  [932, 3],
  [933, 4],
])(
  'CONT-033 CONT-039 in a window of %i px the first %i broadcasts stand there, and all on demand',
  async (width, count) => {
    await open({ catchups: 6 });
    await page.viewport(width, 900);
    await expect.poll(() => cards(/Кино Вечер/)).toBe(count);
    (showAll().element() as HTMLElement).click();
    await expect.poll(() => cards(/Кино Вечер/)).toBe(6);
    expect(
      page
        .getByRole('link', { name: /Кино Вечер/ })
        .first()
        .element()
        .getAttribute('href'),
    ).toBe('/channels/all/3?ts=1767261600');
  },
);

it('arrow down leads from what can be done with a film to its episodes, its people and films like it, and arrow up back', async () => {
  const persons = [{ id: 5, name: 'Асель' }];
  await open({ wire: { content_type: 'series', persons }, episodes: 3, similar: 3 });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  walkBetweenRows(stop.signal);
  await expect.poll(() => [cards(/Серия-/), cards(/Асель/), cards(/Похоже-/)]).toEqual([3, 1, 3]);
  const watch = page.getByRole('link', { name: 'Смотреть' }).element() as HTMLElement;
  watch.focus();
  const focusAfter = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return document.activeElement;
  };
  for (const name of [/Серия-/, /Асель/, /Похоже-/]) expect((await focusAfter('ArrowDown'))?.textContent).toMatch(name);
  for (const name of [/Асель/, /Серия-/]) expect((await focusAfter('ArrowUp'))?.textContent).toMatch(name);
  const actions = watch.parentElement;
  expect((await focusAfter('ArrowUp'))?.parentElement).toBe(actions);
});
