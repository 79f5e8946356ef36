import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { siteOf } from '../origins.ts';

const AGENTS = {
  Telegram: 'TelegramBot (like TwitterBot)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
};

const ask = (request: APIRequestContext, path: string, agent: string = AGENTS.Telegram, brand = 'web') =>
  request.get(siteOf(brand) + path, {
    headers: { 'User-Agent': agent, 'Accept-Language': 'ru' },
    maxRedirects: 0,
  });

/** What a crawler gets of a page: the plain page as long as the API has not answered in time. */
async function answerTo(
  request: APIRequestContext,
  path: string,
  agent?: string,
  brand?: string,
): Promise<APIResponse> {
  const text = async () => (await ask(request, path, agent, brand)).text();
  await expect.poll(text, { message: path }).toContain('data-head');
  return ask(request, path, agent, brand);
}

/** Where a page is: an address without its words is sent on to the whole one, as soon as the API answers in time. */
async function wholeAddress(request: APIRequestContext, path: string, brand: string): Promise<string> {
  let whole = '';
  const look = async () => {
    const answer = await ask(request, path, undefined, brand);
    const { location } = answer.headers();
    if (answer.status() === 301) whole = new URL(location ?? '', siteOf(brand)).pathname;
    else if ((await answer.text()).includes('data-head')) whole = path;
    return whole;
  };
  await expect.poll(look, { message: path, timeout: 60_000 }).not.toBe('');
  return whole;
}

/** What a document says of itself to search engines and previews: the page as it is, or HTML that nobody runs. */
const headFacts = (page: Page, html: string | null = null) =>
  page.evaluate((text) => {
    const { title, head } = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags =
      'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]';
    return {
      title,
      language: head.parentElement?.lang,
      tags: [...head.querySelectorAll(tags)].map((tag) =>
        ['name', 'property', 'rel', 'hreflang', 'content', 'href'].flatMap((name) => tag.getAttribute(name) ?? []),
      ),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as unknown,
      ),
    };
  }, html);

/** Those of the open page: they come after the viewer's first activity. */
async function shownFacts(page: Page) {
  await page.mouse.move(Math.random() * 200, 200);
  return headFacts(page);
}

async function firstLink(page: Page, prefix: string): Promise<string> {
  const link = page.locator(`main a[href^="${prefix}"]`).first();
  await expect(link).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

/** Addresses by the paths of the site map; `film` and `person` stand for those that home leads to. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/': '/',
  '/startpage': '/startpage',
  '/contents/:id': 'film',
  '/persons/:id': 'person',
  '/channels': '/channels',
  '/channels/guide': '/channels/guide',
  '/channels/:category': '/channels/2',
  '/channelsfree': '/channelsfree',
  '/packets': '/packets',
  '/packets/:id': '/packets/10',
  '/provider/:id': '/provider/8',
  '/news': '/news',
  '/news/:id': '/news/1',
  '/search': '/search',
  '/faq': '/faq',
  '/agreement': '/agreement',
  '/privacy': '/privacy',
  '/terms': '/terms',
  '/gift': '/gift',
  '/eticheskie-principy': '/eticheskie-principy',
  '/documents/:id': '/documents/1',
  '/instructions': '/instructions',
  '/manual/:id': '/manual/tvip',
  '/app_store': '/app_store',
  '/:id': '/movies',
};
/** A list that the address narrows. */
const NARROWED = '/movies-search?genre=1';

/** Paths whose pages are told of by another one, and why. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  '/contents/:id/:child': 'is the page of the child',
  '/episodes/:id': 'is the page of the episode',
  '/watch/:id': 'plays what the page of the film is of',
  '/content_embed/:id': 'plays what the page of the film is of',
  '/channels/:category/:channel': 'tells what is on the air, which changes between two questions',
  '/channel_embed/:channel': 'plays a channel',
  '/newyear': 'is the holiday’s channel with its broadcast',
  '/row/:id': 'is told of by the sitemap’s journey',
  '/:catalog/:id': 'is a row',
  '/rowset/:id': 'is a page of the menu by its number',
  '/catalog/:id': 'is a page of the menu by its number',
};

interface SiteRoute {
  readonly path: string;
  readonly screen: string | null;
}

const isPrivate = async (answer: APIResponse) => /name="robots" content="noindex"/.test(await answer.text());

test('ROWS-017 ROWS-100 CALL-043 every page of the site map says the same of itself to a viewer and to a crawler, which gets it without scripts', async ({
  page,
  open,
  request,
}) => {
  const { routes } = (await (await request.get(`${siteOf('web')}/crawler.json`)).json()) as { routes: SiteRoute[] };
  await open('web');
  const film = await firstLink(page, '/contents/');
  await open('web', film);
  const person = await firstLink(page, '/persons/');
  for (const { path, screen } of [...routes, { path: NARROWED, screen: '' }]) {
    if (screen === null || path in TOLD_ELSEWHERE) continue;
    const at = { film, person }[ADDRESSES[path] ?? ''] ?? ADDRESSES[path] ?? path.replaceAll(/:\w+/g, '1');
    const answer = await answerTo(request, at);
    if (!(path in ADDRESSES) && path !== NARROWED) {
      expect(await isPrivate(answer), `${path} is of one viewer`).toBe(true);
      continue;
    }
    expect(answer.status(), at).toBe(200);
    const told = await headFacts(page, await answer.text());
    expect(told.data.length, at).toBeGreaterThan(0);
    await goTo(page, at);
    await expect.poll(() => shownFacts(page), { message: at }).toEqual(told);
  }
});

/** As a link of the page would: without loading the site anew. */
const goTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** One page of each kind, and what its data has to name. The demo world is the same in every brand. */
const KINDS = {
  film: ['/contents/sad-deda-asana-2026-10002', 'Movie'],
  series: ['/contents/gorod-bez-sna-2025-20005', 'TVSeries'],
  episode: ['/contents/101101', 'TVEpisode'],
  person: ['/persons/alina-baimuratova-657', 'Person'],
  channel: ['/channels/all/101', 'BroadcastService'],
  broadcast: [`/channels/all/101?ts=${Math.floor(Date.now() / 1000) - 7_200}`, 'BroadcastEvent'],
  packet: ['/packets/10', null],
  search: ['/search?q=новости', null],
  filters: ['/movies-search?genre=1&rating=7', null],
} as const;

// Beside the brand of the journey above.
for (const brand of ['vlife', 'almatv'])
  test(`ROWS-017 ROWS-100 each kind of page says the same of itself to a viewer and to a crawler, in ${brand}`, async ({
    page,
    open,
    request,
  }) => {
    test.setTimeout(240_000);
    await open(brand);
    // What is gone to before the site listens is gone to by nobody.
    await firstLink(page, '/contents/');
    for (const [kind, [named, type]] of Object.entries(KINDS)) {
      const address = await wholeAddress(request, named, brand);
      await goTo(page, address);
      // What is on the air changes between two questions: both are asked again.
      await expect(async () => {
        const answer = await answerTo(request, address, undefined, brand);
        expect(answer.status(), address).toBe(200);
        const told = await headFacts(page, await answer.text());
        expect(told.data.length, address).toBeGreaterThan(0);
        if (type) expect(told.data, kind).toContainEqual(expect.objectContaining({ '@type': type }));
        expect(await shownFacts(page), `${kind} ${address}`).toEqual(told);
      }).toPass({ timeout: 60_000 });
    }
  });

test('a link to a film shows its poster and title in messengers, and its text to whoever runs no scripts', async ({
  page,
  open,
  request,
}) => {
  await open('web');
  const film = await firstLink(page, '/contents/');
  await open('web', film);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  for (const [name, agent] of Object.entries(AGENTS)) {
    const { tags, title } = await headFacts(page, await (await answerTo(request, film, agent)).text());
    const told = Object.fromEntries(tags.map(([key, value]) => [key, value]));
    expect(title, name).toContain(heading);
    expect(told['og:title'], name).toBe(title);
    const poster = await request.get(told['og:image'] ?? '');
    expect(poster.headers()['content-type'], name).toMatch(/^image\/(jpeg|png)/);
    const size = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        return [String(width), String(height)];
      },
      [...(await poster.body())],
    );
    expect(size, name).toEqual([told['og:image:width'], told['og:image:height']]);
  }
  await page.setContent(await (await answerTo(request, film)).text());
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
});

test('NAV-003 a crawler is told what is not there, and finds every page by the sitemap', async ({ request }) => {
  expect((await ask(request, '/contents/999999999')).status()).toBe(404);
  expect(await (await ask(request, '/startpage')).text()).toContain(`rel="canonical" href="${siteOf('web')}/"`);

  const robots = await (await ask(request, '/robots.txt')).text();
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${siteOf('web')}/sitemap.xml`);
  const [file = ''] = (await (await request.get(index)).text()).match(/(?<=<loc>)[^<]*/g) ?? [];
  const pages = (await (await request.get(file)).text()).match(/(?<=<url><loc>)[^<]*/g) ?? [];
  expect(pages.length).toBeGreaterThan(100);
  expect(new Set(pages).size).toBe(pages.length);
  for (const kind of ['contents', 'persons', 'channels', 'row', 'packets']) {
    const found = pages.find((address) => address.startsWith(`${siteOf('web')}/${kind}/`)) ?? '';
    const answer = await ask(request, found.slice(siteOf('web').length));
    expect(answer.status(), found).toBe(200);
    expect(await answer.text(), found).toContain(`rel="canonical" href="${found}"`);
  }
});
