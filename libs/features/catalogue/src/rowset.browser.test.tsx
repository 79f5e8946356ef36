import type { Reply } from '@livery/api-client/testing';
import { activeProfile } from '@livery/domain/profiles';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Rowset } from './rowset.tsx';

const films = (from: number) =>
  [0, 1, 2].map((at) => ({ id: from + at, title: `Фильм ${from + at}`, content_type: 'movie' }));
const row = (id: number, title: string, library: object = {}) => ({
  id,
  title,
  template: 'content-v',
  contents: films(id * 10),
  ...library,
});

const open = (
  rowset: object,
  environment: object = {},
  instead: (asked: { path: string }) => Reply | null = () => null,
) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Rowset id="movies" />
    </ModalsProvider>,
    {
      environment,
      answer: ({ path }) =>
        instead({ path }) ?? { json: path.includes('/rowsets/') ? { id: 9, template: 'group', ...rowset } : {} },
    },
  );
/** With nothing held back by the server: what a child sees is the site's own doing. */
const ofAllAges = (id: number, ages: readonly number[]) => ({
  ...row(id, `Ряд ${id}`),
  contents: ages.map((age) => ({ id: id * 100 + age, title: `Фильм ${age}`, content_type: 'movie', age })),
});
const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('ROWS-005 a page that opens with no banner is headed by its title, for whoever hears it or comes by keys', async () => {
  await open({ title: 'Передачи', rows: [row(1, 'Телепередачи')] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Передачи' })).toBeInTheDocument();
});

it('ROWS-105 rows keep the order in which the server sent them', async () => {
  await open({ rows: [row(3, 'Третий'), row(1, 'Первый'), row(2, 'Второй')] });
  await expect.poll(titles).toEqual(['Третий', 'Первый', 'Второй']);
});

it('ROWS-087 ROWS-088 what a page says of itself stands below its rows, folded where it is long', async () => {
  await open({ description: 'слово '.repeat(100), rows: [row(1, 'Первый')] });
  const more = page.getByRole('button', { expanded: false });
  await expect.element(more).toBeVisible();
  await more.click();
  await expect.element(page.getByRole('button', { expanded: true })).toBeVisible();
  const [heading] = page.getByRole('heading', { level: 2 }).elements();
  const words = page.getByText(/слово слово/).element();
  expect(words.getBoundingClientRect().top).toBeGreaterThan(heading?.getBoundingClientRect().top ?? Infinity);
});

it('ROWS-031 a row without items, of an unknown template or set aside by the server is not there', async () => {
  await open({
    rows: [
      row(1, 'Первый'),
      { ...row(2, 'Пустой'), contents: [] },
      { ...row(3, 'Неизвестный'), template: 'hologram' },
      { ...row(4, 'Отложенный'), status: 'hidden' },
      { ...row(5, 'Чужой список'), template: 'person' },
      row(6, 'Последний'),
    ],
  });
  await expect.poll(titles).toEqual(['Первый', 'Последний']);
});

it.each([
  [1440, false, 'web'],
  [1281, true, 'mobile'],
  [1281, false, 'web'],
  [1023, false, 'mobile300'],
])(
  'ROWS-090 ROWS-091 a page of rows in a window of %i px, of a mobile browser: %s, is asked for as %s',
  async (width, mobileBrowser, kind) => {
    await page.viewport(width, 800);
    const { server } = await open({ rows: [row(1, 'Первый')] }, { mobileBrowser });
    await expect.poll(titles).toEqual(['Первый']);
    expect(server.seen.map(({ path, query }) => `${path} ${query.get('kind')}`)).toEqual([
      `/v2/rowsets/movies ${kind}`,
    ]);
  },
);

it('ROWS-046 ROWS-103 a row of more than six items leads to all of them, and says how many more there are', async () => {
  const seven = [...films(10), ...films(20), ...films(30)].slice(0, 7);
  await open({ rows: [{ ...row(1, 'Длинный'), contents: seven, more_count: 40 }, row(2, 'Короткий')] });
  const all = page.getByRole('link', { name: /Открыть все/ });
  await expect.element(all).toHaveAttribute('href', '/row/1');
  expect(all.elements()).toHaveLength(1);
  expect(all.element().textContent).toContain('40');
});

it('ROWS-047 ROWS-048 the title of a row leads to the whole row from three items on', async () => {
  await open({ rows: [row(1, 'Из трёх'), { ...row(2, 'Из двух'), contents: films(20).slice(1) }] });
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).getByRole('link');
  await expect.element(title('Из трёх')).toHaveAttribute('href', '/row/1');
  expect(title('Из двух').elements()).toEqual([]);
});

it.each([
  ['loops', { loop_count: 15 }, []],
  ['ends', {}, ['previous']],
])(
  'ROWS-102 at the first card of a row that %s by the word of the server no arrow leads to %j',
  async (_, loop, hidden) => {
    await page.viewport(600, 800);
    // The brand’s styles would make cards so wide.
    const wide = document.head.appendChild(document.createElement('style'));
    wide.textContent = '[data-row-key] > li { min-width: 200px }';
    onTestFinished(() => wide.remove());
    const many = Array.from({ length: 5 }, (_, index) => films(10 + 3 * index)).flat();
    const { host } = await open({ rows: [{ ...row(1, 'Ряд'), contents: many, ...loop }] });
    const arrow = (to: string) => host.querySelector<HTMLElement>(`[data-to="${to}"]`);
    const hiddenArrows = () => ['previous', 'next'].filter((to) => arrow(to) === null);
    await expect.poll(hiddenArrows).toEqual(hidden);
  },
);

it.each([
  ['its season', { 30: { id: 30, title: 'Сезон 2', content_type: 'season', parent_id: 20 } }],
  ['the series itself', {}],
])(
  'ROWS-104 an episode that was begun is under the title of its series, with season and number, where its parent is %s',
  async (_, season) => {
    const series = { id: 20, title: 'Тихий перевал', content_type: 'series' };
    const contents: Readonly<Record<number, object>> = { 20: series, 30: series, ...season };
    const episode = {
      id: 31,
      title: 'Снег',
      content_type: 'episode',
      parent_id: 30,
      season: 2,
      series: 5,
      duration: 1800,
    };
    await mountScreen(
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Rowset id="my" />
      </ModalsProvider>,
      {
        answer: ({ path }) => ({
          json: path.includes('/rowsets/')
            ? {
                id: 9,
                template: 'group',
                rows: [
                  {
                    id: 2,
                    title: 'Продолжить',
                    template: 'history',
                    histories: [
                      { id: 1, seconds: 600, watch_percentage: 33, content: episode },
                      {
                        id: 2,
                        seconds: 600,
                        watch_percentage: 33,
                        content: { ...episode, id: 5, content_type: 'movie', title: 'Маяк' },
                      },
                    ],
                  },
                ],
              }
            : (contents[Number(path.split('/').at(-1))] ?? {}),
        }),
      },
    );
    const card = page.getByRole('link', { name: /Тихий перевал/ });
    await expect.element(card).toHaveAttribute('href', '/watch/31');
    await expect.element(card.getByText('S2 E5 · осталось 20 мин')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Маяк/ }).getByText('осталось 20 мин', { exact: true }))
      .toBeVisible();
  },
);

it('ROWS-106 rows of a page with a library lead on into it, but for one that names its own', async () => {
  await open({ library_id: 4, rows: [row(1, 'Первый'), row(2, 'Второй', { library_id: 5 })] });
  const way = (name: string) => expect.element(page.getByRole('link', { name, exact: true }));
  await way('Первый').toHaveAttribute('href', '/row/1?library_id=4');
  await way('Второй').toHaveAttribute('href', '/row/2?library_id=5');
});

it('ROWS-106 CONT-005 what was begun goes on in the library of its page, an episode too', async () => {
  const begun = (id: number, contentType: string) => ({
    id,
    content: { id, title: 'Фильм', content_type: contentType },
  });
  await open({
    library_id: 4,
    rows: [{ id: 1, title: 'Начатое', template: 'history', histories: [begun(7, 'movie'), begun(8, 'episode')] }],
  });
  const ways = () =>
    page
      .getByRole('link', { name: /Фильм/ })
      .elements()
      .map((link) => link.getAttribute('href'));
  await expect.poll(ways).toEqual(['/watch/7?library_id=4', '/watch/8?library_id=4']);
});

it.each([
  ['child', ['Фильм 6', 'Фильм 12'], ['Ряд 1']],
  ['adult', ['Фильм 6', 'Фильм 12', 'Фильм 16', 'Фильм 18'], ['Ряд 1', 'Ряд 2']],
] as const)('PROF-028 a profile of kind %s sees of the server’s rows: %j', async (role, films, rows) => {
  const { store } = await open({ rows: [ofAllAges(1, [6, 12, 16]), ofAllAges(2, [18])] });
  store.dispatch(activeProfile.actions.seen({ id: 2, role }));
  const cards = () => page.getByRole('link', { name: /^Фильм/ }).elements();
  await expect.poll(() => cards().map(({ textContent }) => /Фильм \d+/.exec(textContent ?? '')?.[0])).toEqual(films);
  expect(titles()).toEqual(rows);
});

it('PROF-028 CHAN-060 a row of channels says to a child that it could not be loaded, and comes when it is asked again', async () => {
  let fails = true;
  const channels = [{ id: 5, slug: 'c5', name: 'Көбелек', age: 0, is_purchased: true }];
  const categories = [{ id: 7, slug: 'kids', name: 'Детям', channels: [5], tags: [] }];
  const { store } = await open(
    { rows: [{ id: 1, title: 'Каналы', template: 'channel', channels }] },
    {},
    ({ path }) => {
      if (path !== '/v2/channels/category_list') return null;
      return fails ? { status: 503, json: {} } : { json: { categories } };
    },
  );
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(page.getByRole('link', { name: /Көбелек/ })).toBeVisible();
});
