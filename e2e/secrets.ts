import { expect, type Page, type Request } from '@playwright/test';
import { API_ORIGIN } from './origins.ts';

/** Everything that left a page or was said in it. */
interface Heard {
  readonly requests: Request[];
  readonly said: string[];
}

/** Hears a page from its first address on, which is the host's and not counted. */
export function listen(page: Page): Heard {
  const requests: Request[] = [];
  const said: string[] = [];
  let isOpened = false;
  page.on('request', (request) => {
    const opens = !isOpened && request.isNavigationRequest();
    if (opens) isOpened = true;
    else requests.push(request);
  });
  page.on('console', (message) => said.push(message.text()));
  let hasCome = false;
  page.on('framenavigated', (frame) => {
    if (hasCome) said.push(frame.url());
    hasCome = true;
  });
  return { requests, said };
}

/** What the browser keeps for the site, by place; the credentials of the session are taken out. */
const keptBy = (page: Page, credentials: string) =>
  page.evaluate(async (key) => {
    const storages = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries({ ...storage }).filter(([name]) => name !== key),
    );
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // What is kept knows where it came from, whatever it is kept under.
      for (const { url } of [...(await cache.keys()), ...(await cache.matchAll())]) cached.push(url);
    }
    return JSON.stringify({ storages, cached, cookies: document.cookie, history: history.state as unknown });
  }, credentials);

/** Secrets go to the API alone, a token under its own name, and stand nowhere else; `credentials` is the session's own place. */
export async function expectKept(
  page: Page,
  { requests, said }: Heard,
  secrets: readonly string[],
  credentials: string,
) {
  const holds = (text: string) => secrets.some((secret) => text.includes(secret));
  const leaks = (where: (request: Request) => boolean) => requests.filter(where).map((request) => request.url());

  expect(
    leaks((request) => holds(request.url()) && !request.url().startsWith(`${API_ORIGIN}/v2/`)),
    'addresses outside of the API',
  ).toEqual([]);
  expect(
    leaks((request) => holds(request.url().replace(/access_token=[^&]*/, ''))),
    'the token under another name',
  ).toEqual([]);
  expect(
    leaks((request) => holds(JSON.stringify(request.headers()))),
    'headers, the referrer among them',
  ).toEqual([]);
  expect(
    leaks((request) => holds(request.postData() ?? '') && !/\/v2\/auth\//.test(request.url())),
    'reports and other bodies',
  ).toEqual([]);
  expect(said.filter(holds), 'console and addresses of the page').toEqual([]);
  expect(holds(await keptBy(page, credentials)), 'storage, caches, cookies, history').toBe(false);
}
