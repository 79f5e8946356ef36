import { expect, it } from 'vitest';
import { crawlerEdge, type EdgeOptions } from './crawler-edge.ts';
import { crawlerSite } from './site-of-build.ts';
import { loadSite } from '../site/site.ts';

const ORIGIN = 'https://orbit.example';
const PAGE =
  '<!doctype html><html lang="ru"><head><title>Site</title>\n<meta name="description" content="Of the site">\n<meta property="og:title" content="Site">\n</head><body><div id="root"><div class="sk"></div></div></body></html>';
const TELEGRAM = 'TelegramBot (like TwitterBot)';
const site = crawlerSite(await loadSite('web'));

/** What an API says of one film, by path. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/v2/users': { id: 1 },
  '/v2/auth/login': { access_token: 'guest' },
  '/v2/seo/masks': { masks: [] },
  '/v2/platform/resources': { resources: {} },
  '/v2/contents/7': {
    id: 7,
    slug: 'step-7',
    title: 'Степь <b>',
    description: 'Долгая дорога.',
    content_type: 'movie',
    images: [{ type: 'poster', src: 'https://cdn.example/p.jpg' }],
    persons: [{ id: 3, name: 'Ару', role: 'actor' }],
  },
  '/v2/users/self/content_metadata/7': {},
  '/v2/contents/7/similar': { contents: [{ id: 8, title: 'Дом' }] },
  '/v2/rowsets/startpage': {
    id: 1,
    template: 'startpage',
    rows: [
      { id: 2, template: 'content-v', title: 'Новое', contents: [{ id: 7, title: 'Степь' }] },
      { id: 3, template: 'content-v', title: 'Отложено', status: 'inactive', contents: [{ id: 9, title: 'Тайна' }] },
    ],
  },
};

interface World {
  answers?: Readonly<Record<string, object>>;
  /** Tokens that are refused. */
  refused?: Set<string>;
  silent?: boolean;
  /** Answers wait until the test lets them go. */
  isHeld?: boolean;
}

function world({ answers = ANSWERS, refused = new Set(), silent = false, isHeld = false }: World = {}) {
  let answerAll = () => {};
  const released = isHeld ? new Promise<void>((resolve) => (answerAll = resolve)) : Promise.resolve();
  const asked: string[] = [];
  let signIns = 0;
  let nowMs = 1_000_000;
  const answer = async (input: string | URL | Request): Promise<Response> => {
    await released;
    const { pathname, searchParams } = new URL(String(input));
    asked.push(pathname);
    if (silent) return new Promise(() => {});
    if (refused.has(searchParams.get('access_token') ?? ''))
      return Promise.resolve(new Response('{}', { status: 401 }));
    if (pathname === '/v2/auth/login') {
      signIns += 1;
      return Promise.resolve(Response.json({ access_token: `guest-${signIns}` }));
    }
    const found = answers[pathname];
    return Promise.resolve(found ? Response.json(found) : new Response('{}', { status: 404 }));
  };
  const options: EdgeOptions = {
    site,
    siteOrigin: ORIGIN,
    apiOrigin: 'https://api.example',
    fetch: answer as typeof fetch,
    now: () => nowMs,
    patience: () => (silent ? Promise.resolve() : new Promise(() => {})),
    readPage: () => Promise.resolve({ html: PAGE, headers: { 'Content-Security-Policy': "default-src 'self'" } }),
  };
  const edge = crawlerEdge(options);
  const ask = (path: string, agent = TELEGRAM, language = 'ru') =>
    edge(new Request(ORIGIN + path, { headers: { 'user-agent': agent, 'accept-language': language } }));
  return { ask, asked, answerAll: () => answerAll(), pass: (ms: number) => (nowMs += ms) };
}

const textOf = async (response: Response | null) => (await response?.text()) ?? '';

it.each([
  TELEGRAM,
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
])('ROWS-017 a link to a film shows its poster and title to %s', async (agent) => {
  const answer = await world().ask('/contents/step-7', agent);
  expect([answer?.status, answer?.headers.get('content-language')]).toEqual([200, 'ru']);
  const html = await textOf(answer);
  expect(html).toContain('<meta data-head property="og:title" content="Степь &lt;b&gt; · web">');
  expect(html).toContain('<meta data-head property="og:image" content="https://cdn.example/p.jpg?w=640">');
  expect(html).toContain('<h1>Степь &lt;b&gt;</h1>');
  expect(html).toContain('<a href="/contents/8">Дом</a>');
  expect(html).not.toContain('Of the site');
});

it('ROWS-031 a row that the server has set aside is shown to no crawler either', async () => {
  const html = await textOf(await world().ask('/'));
  expect(html).toContain('Степь');
  expect(html).not.toMatch(/Отложено|Тайна/);
});

/** Channels and categories as an API has them. */
const WITH_CHANNELS = {
  ...ANSWERS,
  '/v2/channels/channel_list': {
    channels: [
      { id: 1, slug: 'news', name: 'Новости', is_available: true, is_free: true },
      { id: 2, slug: 'sport', name: 'Спорт', is_available: true },
      { id: 3, slug: 'night', name: 'Ночь', is_available: true },
      { id: 4, slug: 'test', name: 'Проба', is_available: true, is_hidden: true },
    ],
  },
  '/v2/channels/category_list': {
    categories: [
      { id: 2, slug: 'all', name: 'Все', channels: [], tags: ['all_channels'] },
      { id: 5, slug: 'games', name: 'Игры', channels: [2], tags: [] },
      { id: 6, slug: 'late', name: 'Ночью', channels: [3], tags: ['is_adult'] },
    ],
  },
};

it.each([
  ['/channels', ['news', 'sport', 'night']],
  ['/channels/guide', ['news', 'sport', 'night']],
  ['/channels/all', ['news', 'sport', 'night']],
  ['/channels/5', ['sport']],
  ['/channels/late', []],
  ['/channelsfree', ['news']],
])('CHAN-051 CHAN-078 a crawler finds the channels of %s', async (path, slugs) => {
  const answer = await world({ answers: WITH_CHANNELS }).ask(path);
  const html = await textOf(answer);
  const links = [...html.matchAll(/href="\/channels\/all\/([a-z]+)"/g)].map(([, slug]) => slug);
  expect({ status: answer?.status, links }).toEqual({ status: 200, links: slugs });
  expect(html.includes('noindex')).toBe(slugs.length === 0);
});

const DAY_SECONDS = 86_400;
const broadcastAt = (id: number, timestamp: number, title: string) => ({
  id,
  channel_id: 1,
  timestamp: DAY_SECONDS + timestamp,
  duration: 500,
  program: { id, title, description: `О чём ${title}.` },
});

it.each([
  [DAY_SECONDS + 500, 'Утро', true],
  [DAY_SECONDS + 1_500, 'Вечер', false],
])(
  'CHAN-009 ROWS-100 a link to the moment %i tells its broadcast, %s, and what can be played of it',
  async (ts, title, isPlayed) => {
    const schedules = [broadcastAt(71, 400, 'Утро'), broadcastAt(72, 900, 'День'), broadcastAt(73, 1_400, 'Вечер')];
    const answers = {
      ...WITH_CHANNELS,
      '/v2/seo/masks': { masks: [{ page_type: 'channel', text_type: 'description', value: 'Неделя канала {name}.' }] },
      '/v2/channels/1/content_schedule': { schedules },
    };
    const { ask, pass } = world({ answers });
    pass(DAY_SECONDS * 1000);
    const html = await textOf(await ask(`/channels/all/news?ts=${ts}`));
    expect(html).toContain(`<title>${title} · Новости · web</title>`);
    expect(html).toContain(`<meta data-head name="description" content="О чём ${title}.">`);
    expect(html).toContain(`<link data-head rel="canonical" href="${ORIGIN}/channels/all/news">`);
    expect(html).toContain(`"@type":"BroadcastEvent","@id":"${ORIGIN}/channels/all/news#broadcast-`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<a href="/channels/all/news">Новости</a>');
    expect(html.includes('VideoObject')).toBe(isPlayed);
  },
);

it('ROWS-081 ROWS-100 a list that is filtered says by what, by the names of the values', async () => {
  const answers = {
    ...ANSWERS,
    '/v2/rowsets/movies-search': {
      id: 13,
      slug: 'movies-search',
      template: 'group.catalog.search',
      title: 'Подбор',
      rows: [{ id: 23, slug: 'all', template: 'content-v', contents: [] }],
    },
    '/v2/rows/all': { id: 23, slug: 'all', template: 'content-v', contents: [{ id: 7, title: 'Степь' }] },
    '/v2/internal_genres': { genres: [{ id: 1, name: 'Драма' }] },
  };
  const { ask } = world({ answers });
  const titleOf = async (query: string, language?: string) =>
    /<title>(.*)<\/title>/.exec(await textOf(await ask(`/movies-search${query}`, TELEGRAM, language)))?.[1];
  expect(await titleOf('')).toBe('Подбор · web');
  expect(await titleOf('?genre=1&rating=7')).toBe('Подбор · Драма · Рейтинг выше 7 · web');
  expect(await titleOf('?year=-1979', 'en')).toBe('Подбор · Before 1980 · web');
  // Its countries do not come.
  expect(await titleOf('?country=4')).toBe('Подбор · web');
});

it('ROWS-004 a row that was searched says for what, and is not kept', async () => {
  const row = { id: 41, slug: 'found', template: 'content-v', title: 'Фильмы', contents: [{ id: 7, title: 'Степь' }] };
  const { ask } = world({ answers: { ...ANSWERS, '/v2/rows/found': row } });
  const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec(await textOf(await ask(path)))?.[1];
  expect(await titleOf('/row/found')).toBe('Фильмы · web');
  expect(await titleOf('/row/found?text=%D1%81%D1%82%D0%B5%D0%BF%D1%8C')).toBe('Фильмы: «степь» · web');
  expect(await textOf(await ask('/row/found?text=x'))).toContain('content="noindex"');
});

const canonicalOf = (html: string) => /rel="canonical" href="https:\/\/orbit\.example([^"]*)/.exec(html)?.[1];

it.each([
  ['/row/drama', 'Драма · web'],
  ['/movies/drama', 'Фильмы · Драма · web'],
  ['/series/drama', 'Сериалы · Драма · web'],
])('ROWS-007 ROWS-100 dramas among films are another page than those among series: %s', async (path, title) => {
  const row = { id: 31, slug: 'drama', template: 'content-v', title: 'Драма', contents: [{ id: 7, title: 'Степь' }] };
  const html = await textOf(await world({ answers: { ...ANSWERS, '/v2/rows/drama': row } }).ask(path));
  expect([/<title>(.*)<\/title>/.exec(html)?.[1], canonicalOf(html)]).toEqual([title, path]);
});

/** A channel that no list of the site shows, though the server does not hide it. */
const FOR_SETS = { id: 8, slug: 'dala', name: 'Дала 4K' };

it('CHAN-056 ROWS-089 a channel that no page shows is none to a crawler, and no link of a row', async () => {
  const row = { id: 32, template: 'channel', channels: [FOR_SETS, { id: 1, slug: 'news', name: 'Новости' }] };
  const answers = {
    ...ANSWERS,
    '/v2/channels/channel_list': { channels: [FOR_SETS] },
    '/v2/rows/32': row,
  };
  const { ask } = world({ answers });
  expect((await ask('/channels/all/dala'))?.status).toBe(404);
  const html = await textOf(await ask('/row/32'));
  expect(html).toContain('href="/channels/all/news"');
  expect(html).not.toContain('dala');
});

it.each([
  ['filters without a row', '/movies-search'],
  ['a row that nothing draws', '/row/new-kind'],
  ['a row of banners', '/row/banners'],
])('ROWS-002 ROWS-011 ROWS-067 what is no page to a viewer is none to a crawler: %s', async (_, path) => {
  const answers = {
    ...ANSWERS,
    '/v2/rowsets/movies-search': { id: 13, slug: 'movies-search', template: 'group.catalog.search', rows: [] },
    '/v2/rows/new-kind': { id: 33, slug: 'new-kind', template: 'hologram', title: 'Новое' },
    '/v2/rows/banners': { id: 34, slug: 'banners', template: 'promo-bg', title: 'Баннеры' },
  };
  expect((await world({ answers }).ask(path))?.status).toBe(404);
});

it('SRCH-008 a text that is too short to be searched for is the search without one', async () => {
  const answers = { ...ANSWERS, '/v2/platform/configuration': { min_search_chars: 2 } };
  const { ask } = world({ answers });
  expect(canonicalOf(await textOf(await ask('/search?q=a')))).toBe('/search');
  expect(await textOf(await ask('/search?q=ab'))).toContain('content="noindex"');
});

it.each(['/movies-search', '/movies-search/', '/rowset/13', '/catalog/movies-search'])(
  'ROWS-067 ROWS-100 filters have one address, by whichever they are asked for: %s',
  async (path) => {
    const filters = {
      id: 13,
      slug: 'movies-search',
      template: 'group.catalog.search',
      title: 'Подбор',
      rows: [{ id: 23, slug: 'all', template: 'content-v', contents: [] }],
    };
    const answers = {
      ...ANSWERS,
      '/v2/rowsets/movies-search': filters,
      '/v2/rowsets/13': filters,
      '/v2/rows/all': { id: 23, slug: 'all', template: 'content-v', contents: [] },
    };
    expect(canonicalOf(await textOf(await world({ answers }).ask(path)))).toBe('/movies-search');
  },
);

it('CHAN-005 a category that is not there is 404', async () => {
  expect((await world({ answers: WITH_CHANNELS }).ask('/channels/nothing'))?.status).toBe(404);
});

it('a viewer gets the plain page, and so do files', async () => {
  const { ask, asked } = world();
  expect(await ask('/contents/step-7', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150')).toBeNull();
  expect(await ask('/assets/site.js')).toBeNull();
  expect(asked).toEqual([]);
});

it('what is not there is 404, and search engines pass it by', async () => {
  const answer = await world().ask('/contents/99');
  expect(answer?.status).toBe(404);
  expect(await textOf(answer)).toContain('<meta data-head name="robots" content="noindex">');
});

it.each([
  '/watch',
  '/no/such/page',
  '/packets/no/such',
  '/documents/3',
  '/manual/fridge',
  '/terms',
  '/contents/%E0%A4',
])('NAV-053 nobody is sent home from %s, where nothing is', async (path) => {
  const answer = await world().ask(path);
  expect(answer?.status ?? 'plain page').toBe(path.includes('%E0') ? 'plain page' : 404);
});

it.each([
  ['/instructions', 'Как смотреть на телевизоре'],
  ['/manual/tvip', 'Как смотреть на TVIP'],
  ['/app_store', 'Приложения'],
  ['/faq', 'Вопросы и ответы'],
  ['/terms', 'Условия'],
  ['/agreement', 'Пользовательское соглашение'],
  ['/documents/3', 'Условия акций'],
  ['/provider/5', 'Beeline'],
])('a page to read has its own name and address: %s', async (path, title) => {
  const answers = {
    ...ANSWERS,
    '/v2/platform/resources': {
      resources: { faq_url: 'https://cdn.example/faq', terms_url: 'https://cdn.example/terms' },
    },
    '/v2/users/self/network': { is_guest_allowed: true, agreement_url: 'https://cdn.example/agreement' },
    '/v2/agreements/3': { id: 3, title: 'Условия акций', text: '<p>Неделя.</p>' },
    '/v2/providers/5/info': { provider_data: { id: 5, name: 'Beeline' } },
  };
  const answer = await world({ answers }).ask(path);
  expect(answer?.status).toBe(200);
  const html = await textOf(answer);
  expect(html).toContain(`<title>${title} · web</title>`);
  expect(html).toContain(`<link data-head rel="canonical" href="${ORIGIN}${path}">`);
  expect(html).toMatch(/<h1>.+<\/h1>/);
});

it.each([
  '/promo',
  '/promo/lovi',
  '/promo/spring',
  '/trailers/7',
  '/auth_methods',
  '/welcome',
  '/geo_lock',
  '/settings/devices',
])('search engines pass %s by, which is for one viewer', async (path) => {
  const answer = await world().ask(path);
  expect(answer?.status).toBe(200);
  const html = await textOf(answer);
  expect(html).toContain('<meta data-head name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

it('NAV-055 an address that a page had before leads to the one that it has', async () => {
  const answer = await world().ask('/contents/7');
  expect([answer?.status, answer?.headers.get('location')]).toEqual([301, `${ORIGIN}/contents/step-7`]);
});

it('NAV-003 home by its other name has the address of home', async () => {
  const html = await textOf(await world().ask('/startpage'));
  expect(html).toContain(`<link data-head rel="canonical" href="${ORIGIN}/">`);
  expect(html).toContain('<h2>Новое</h2>');
});

it('the way to search is kept, what was searched for is not', async () => {
  const { ask } = world();
  expect(await textOf(await ask('/search'))).toContain(`<link data-head rel="canonical" href="${ORIGIN}/search">`);
  const found = await textOf(await ask('/search?q=%D1%81%D1%82%D0%B5%D0%BF%D1%8C'));
  expect(found).toContain('<title>степь · web</title>');
  expect(found).toContain('content="noindex"');
});

it('CONT-050 a lost film is passed by', async () => {
  const answers = { ...ANSWERS, '/v2/users/self/content_metadata/7': { is_lost: true } };
  const html = await textOf(await world({ answers }).ask('/contents/step-7'));
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

it('who waits for a silent API gets the plain page', async () => {
  expect(await world({ silent: true }).ask('/contents/step-7')).toBeNull();
});

it('an API that fails gives the plain page, and is asked again by the next', async () => {
  const { ask, asked } = world({ answers: { '/v2/users': { id: 1 } } });
  const broken = world({ answers: { ...ANSWERS, '/v2/contents/7': { title: 5 } } });
  expect(await broken.ask('/contents/step-7')).toBeNull();
  const before = broken.asked.length;
  expect(await broken.ask('/contents/step-7')).toBeNull();
  expect(broken.asked.length).toBeGreaterThan(before);
  expect((await ask('/contents/7'))?.status).toBe(404);
  expect(asked).toContain('/v2/contents/7');
});

it('one answer serves all for some minutes, whatever else stands in the address', async () => {
  const { ask, asked, pass } = world();
  await ask('/contents/step-7');
  const once = asked.length;
  await ask('/contents/step-7?utm_source=x');
  expect(asked).toHaveLength(once);
  pass(5 * 60_000);
  await ask('/contents/step-7');
  expect(asked.length).toBeGreaterThan(once);
});

it('however many call themselves crawlers, the API is asked for thirty pages at once', async () => {
  const { ask, asked, answerAll } = world({ isHeld: true });
  const all = Promise.all(Array.from({ length: 100 }, (_, index) => ask(`/contents/${index + 1_000}`)));
  answerAll();
  expect((await all).filter(Boolean)).toHaveLength(30);
  expect(new Set(asked.filter((path) => /^\/v2\/contents\/\d+$/.test(path))).size).toBe(30);
});

it('one guest serves all; a refused token is renewed without another account', async () => {
  const refused = new Set<string>();
  const { ask, asked, pass } = world({ refused });
  await Promise.all([ask('/contents/step-7'), ask('/')]);
  pass(10 * 60_000);
  refused.add('guest-1');
  expect((await ask('/contents/step-7'))?.status).toBe(200);
  expect(asked.filter((path) => path === '/v2/users')).toHaveLength(1);
  expect(asked.filter((path) => path === '/v2/auth/login')).toHaveLength(2);
});

it('speaks the language that is asked for', async () => {
  const answer = await world().ask('/', TELEGRAM, 'kk-KZ,kk;q=0.9');
  expect(answer?.headers.get('content-language')).toBe('kk');
  expect(await textOf(answer)).toContain('<html lang="kk"');
});

it('lists its pages', async () => {
  const { ask } = world({
    answers: {
      ...ANSWERS,
      '/v2/channels/channel_list': {
        channels: [
          { id: 3, name: 'Арена' },
          { id: 4, name: 'Тень', is_hidden: true },
        ],
      },
      '/v2/rowsets': {
        rowsets: [
          { id: 5, slug: 'movies', template: 'group.catalog' },
          { id: 6, slug: 'my', template: 'group' },
        ],
      },
      '/v2/rowsets/movies': {
        id: 5,
        slug: 'movies',
        template: 'group.catalog',
        rows: [{ id: 2, template: 'content-v' }],
      },
      '/v2/rows/2': {
        id: 2,
        template: 'content-v',
        contents: [{ id: 7, slug: 'step-7', title: 'Степь', cover: { src_2x3: 'https://cdn.example/p.jpg' } }],
      },
    },
  });
  expect(await textOf(await ask('/sitemap.xml', 'anybody'))).toContain(`<loc>${ORIGIN}/sitemap-1.xml</loc>`);
  const file = await textOf(await ask('/sitemap-1.xml', 'anybody'));
  const paths = [...file.matchAll(/<url><loc>https:\/\/orbit\.example([^<]*)/g)].map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/channels', '/channels/all/3', '/movies', '/row/2', '/contents/step-7']),
  );
  expect(paths).toEqual(expect.arrayContaining(['/instructions', '/app_store', '/channels/guide', '/gift']));
  expect(paths).not.toContain('/terms');
  expect(paths).not.toContain('/my');
  // It is set aside.
  expect(paths).not.toContain('/row/3');
  expect(paths).not.toContain('/channels/all/4');
  expect(file).toContain('<image:loc>https://cdn.example/p.jpg</image:loc>');
  expect((await ask('/sitemap-9.xml', 'anybody'))?.status).toBe(404);
});

it('ROWS-007 CHAN-056 ROWS-089 the sitemap has genres within films, and no channel that no page shows', async () => {
  const { ask } = world({
    answers: {
      ...ANSWERS,
      '/v2/channels/channel_list': { channels: [{ id: 1, slug: 'news', name: 'Новости' }, FOR_SETS] },
      '/v2/internal_genres': {
        genres: [
          { id: 1, name: 'Драма', row_slug: 'drama' },
          { id: 11, name: 'Мелодрама', row_slug: 'melodrama', parent_id: 1 },
        ],
      },
      '/v2/rowsets': {
        rowsets: [
          { id: 5, slug: '/movies/', template: 'group.catalog' },
          { id: 6, slug: 'children', template: 'group' },
        ],
      },
      '/v2/rowsets/startpage': { id: 1, template: 'startpage', rows: [{ id: 32, template: 'channel' }] },
      '/v2/rows/32': { id: 32, template: 'channel', channels: [FOR_SETS, { id: 2, slug: 'sport', name: 'Спорт' }] },
    },
  });
  const file = await textOf(await ask('/sitemap-1.xml', 'anybody'));
  const paths = [...file.matchAll(/<url><loc>https:\/\/orbit\.example([^<]*)/g)].map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/movies/drama', '/channels/all/news', '/channels/all/sport', '/children']),
  );
  expect(paths.filter((path) => path?.endsWith('drama'))).toEqual(['/movies/drama']);
  expect(paths).not.toContain('/channels/all/dala');
});

it('a sitemap that cannot be made now is asked for again later', async () => {
  const answer = await world({ answers: {} }).ask('/sitemap.xml', 'anybody');
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '600']);
});
