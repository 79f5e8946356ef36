import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { siteOf } from '../origins.ts';

const AGENTS = {
  Telegram: 'TelegramBot (like TwitterBot)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
};

const ask = (request: APIRequestContext, path: string, agent: string = AGENTS.Telegram) =>
  request.get(siteOf('web') + path, { headers: { 'User-Agent': agent, 'Accept-Language': 'ru' }, maxRedirects: 0 });

/** What a document says of itself to search engines and previews: the page as it is, or HTML that nobody runs. */
const headFacts = (page: Page, html: string | null = null) =>
  page.evaluate((text) => {
    const { title, head } = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags =
      'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"]';
    return {
      title,
      tags: [...head.querySelectorAll(tags)].map((tag) =>
        ['name', 'property', 'rel', 'content', 'href'].flatMap((name) => tag.getAttribute(name) ?? []),
      ),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as unknown,
      ),
    };
  }, html);

/** Those of the open page: they come after the viewer's first sign. */
async function shownFacts(page: Page) {
  await page.mouse.move(Math.random() * 200, 200);
  return headFacts(page);
}

async function firstLink(page: Page, prefix: string): Promise<string> {
  const link = page.locator(`main a[href^="${prefix}"]`).first();
  await expect(link).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

test('ROWS-017 ROWS-100 CALL-043 home, a film and a person say the same of themselves to a viewer and to a crawler, which gets them without scripts', async ({
  page,
  open,
  request,
}) => {
  await open('web');
  const film = await firstLink(page, '/contents/');
  await open('web', film);
  const person = await firstLink(page, '/persons/');
  for (const path of [film, person, '/', '/movies', '/movies-search?genre=1', '/search', '/packets']) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(200);
    await open('web', path);
    const told = await headFacts(page, await answer.text());
    expect(told.data.length, path).toBeGreaterThan(0);
    await expect.poll(() => shownFacts(page), { message: path }).toEqual(told);
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
    const { tags, title } = await headFacts(page, await (await ask(request, film, agent)).text());
    const told = Object.fromEntries(tags.map(([key, value]) => [key, value]));
    expect(title, name).toContain(heading);
    expect(told['og:title'], name).toBe(title);
    const poster = await request.get(told['og:image'] ?? '');
    expect(poster.headers()['content-type'], name).toMatch(/^image\/(jpeg|png)/);
  }
  await page.setContent(await (await ask(request, film)).text());
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
