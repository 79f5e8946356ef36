import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Strategies from './strategies.ts';

const SITE = 'https://orbit.example/';
const FILE = `${SITE}assets/part-1.js`;
const WITH_TOKEN = `${SITE}?access_token=secret`;
const ROWSET = 'https://api.example/v2/rowsets/1?access_token=secret';

/** Everything that is kept, by its key: one cache stands for all. */
const kept = new Map<string, Response>();
const keyOf = (key: RequestInfo) => (typeof key === 'string' ? new URL(key, SITE).href : key.url);
const cache = {
  put: async (key: RequestInfo, response: Response) => void kept.set(keyOf(key), response),
  match: async (key: RequestInfo) => kept.get(keyOf(key))?.clone(),
  keys: async () => [],
};
class WorkerEvent {
  waitUntil(work: Promise<unknown>) {
    work.catch(() => undefined);
  }
}
/** Addresses of a page may be without their origin. */
class SiteRequest extends Request {
  constructor(input: RequestInfo, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, SITE) : input, init);
  }
}
const network = vi.fn<() => Promise<Response>>();

/** What a worker has around it. */
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', class extends WorkerEvent {});
  vi.stubGlobal('Request', SiteRequest);
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  vi.stubGlobal('fetch', network);
});
afterEach(() => void vi.unstubAllGlobals());

interface Said {
  readonly status?: number;
  readonly type?: string;
}

/** An answer that came over the network: it knows where from. */
function from(url: string, body: string, { status = 200, type = 'text/html' }: Said): Response {
  const withUrl = (one: Response): Response =>
    Object.defineProperties(one, {
      url: { value: url },
      clone: { value: () => withUrl(Response.prototype.clone.call(one)) },
    });
  return withUrl(new Response(body, { status, headers: { 'content-type': type } }));
}

/** What somebody is answered who asks for an address while the network says so. */
async function answered(
  name: keyof typeof Strategies,
  address: string,
  body: string,
  said: Said = {},
): Promise<string> {
  const strategies = await import('./strategies.ts');
  network.mockResolvedValueOnce(from(address, body, said));
  const [answer, done] = strategies[name].handleAll({
    request: new Request(address),
    event: new WorkerEvent() as never,
  });
  const text = await (await answer).text();
  await done;
  return text;
}

it.each([
  ['keptPages', WITH_TOKEN],
  ['keptStart', ROWSET],
] as const)(
  'API-001 %s: what is kept of an answer does not know the address that it came from',
  async (name, address) => {
    expect(await answered(name, address, 'site')).toBe('site');
    const [[key, response]] = [...kept] as [[string, Response]];
    expect([key, response.url].filter((one) => one.includes('secret'))).toEqual([]);
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/html', 'site']);
  },
);

it('an answer that is none is not kept', async () => {
  expect(await answered('keptPages', SITE, 'gone', { status: 404 })).toBe('gone');
  expect(kept.size).toBe(0);
});

it('from a server in trouble comes the site as it was kept, and what the server says where nothing was', async () => {
  expect(await answered('keptPages', SITE, 'Bad gateway', { status: 502 })).toBe('Bad gateway');
  await answered('keptPages', SITE, 'site');
  expect(await answered('keptPages', SITE, 'Bad gateway', { status: 502 })).toBe('site');
});

it('the page that a host gives for every address is not kept in place of a file', async () => {
  expect(await answered('keptFiles', FILE, '<!doctype html>')).toBe('<!doctype html>');
  expect(await answered('keptFiles', FILE, 'export {}', { type: 'text/javascript' })).toBe('export {}');
  expect(await answered('keptFiles', FILE, 'another', { type: 'text/javascript' })).toBe('export {}');
});
