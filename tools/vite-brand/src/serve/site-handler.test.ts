import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { brandedPage, SLOTS } from '../html/page.ts';
import { pageDataOf, sealPage } from '../html/seal.ts';
import { siteFiles } from '../site/site-files.ts';
import { loadSite } from '../site/site.ts';
import { localConfig } from './local-config.ts';
import { siteHandler } from './site-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-site-'));
const outside = `${folder}-secret.txt`;
const site = await loadSite('web');
const template = `<!doctype html><html><head>${SLOTS.head}</head><body>${SLOTS.body}</body></html>`;
const page = sealPage(brandedPage(template, site, siteFiles(site), { script: 'start()' }), site.config).html;
const bundle = 'export const frames = 25;\n'.repeat(400);

mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'locales/ru'), { recursive: true });
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'assets/index-a1.js'), bundle);
writeFileSync(join(folder, 'icon-192.png'), 'png');
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
writeFileSync(join(folder, 'locales/ru/translation.json'), '{}');
writeFileSync(join(folder, '.hidden.txt'), 'secret');
writeFileSync(outside, 'secret');
writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiOrigin: 'https://api.orbit.example' }));

const { handle, warm } = siteHandler({ folder, adjust: (config) => config });
const server = createServer((request, response) => void handle(request, response));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(outside);
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Not `fetch`: it tidies addresses and unpacks answers, which is what is looked at here. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const request = get({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
  });

it.each([
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/channels/all/1', 'no-cache', 'text/html; charset=utf-8'],
  ['/contents/film-2.0-12', 'no-cache', 'text/html; charset=utf-8'],
  ['/assets/index-a1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/icon-192.png', 'public, max-age=86400', 'image/png'],
  ['/robots.txt?1', 'no-store', 'text/plain; charset=utf-8'],
  ['/locales/ru/translation.json?v=190', 'public, max-age=31536000, immutable', 'application/json; charset=utf-8'],
  ['/locales/ru/translation.json', 'no-cache', 'application/json; charset=utf-8'],
  ['/config.json', 'no-cache', 'application/json; charset=utf-8'],
])('serves %s with %s', async (path, caching, type) => {
  const { status, headers } = await ask(path);
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, caching, type]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it.each(['/assets/gone-b2.js', '/service-worker.js', '/locales/ka/translation.json', '/.hidden.txt', '/%2e%2e/x.txt'])(
  'says 404 for %s instead of a page',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
  },
);

it.each([
  `/../${outside.split('/').at(-1)}`,
  `/..%2f${outside.split('/').at(-1)}`,
  `/assets/../../${outside.split('/').at(-1)}`,
])('keeps to its folder when asked for %s', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret');
});

it.each([
  '//',
  '///',
  '//evil.example/x',
  '/\\\\',
  '/%5c..%5c',
  'http://',
  '*',
  '/%E0%A4%A',
  '/?%',
  '/a//b',
  '/:80',
  '//[',
  '/%00',
])('goes on after being asked for %s', async (path) => {
  expect([200, 404]).toContain((await ask(path)).status);
  expect((await ask('/')).status).toBe(200);
});

it('ends an answer that fails, and goes on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = siteHandler({ folder, adjust: (config) => config });
  const request = { url: '/', method: 'GET', headers: {} };
  const response = {
    headersSent: false,
    setHeader: () => {
      throw new Error('no header');
    },
    end: vi.fn(),
    destroy: vi.fn(),
    statusCode: 0,
  };
  await expect(broken.handle(request as never, { ...response, headersSent: true } as never)).resolves.toBeUndefined();
  expect(response.destroy).toHaveBeenCalledOnce();
  said.mockRestore();
});

it.each(['/', '/assets/index-a1.js', '/icon-192.png', '/robots.txt', '/config.json', '/assets/gone-b2.js'])(
  'tells browsers not to guess, embed or share %s',
  async (path) => {
    expect((await ask(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  },
);

it('has the page packed before the first visitor comes', async () => {
  await warm();
  const { headers, body } = await ask('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('<title>');
});

it('compresses text as the browser can take it', async () => {
  const brotli = await ask('/assets/index-a1.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(bundle);
  const gzip = await ask('/assets/index-a1.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(bundle);
  const plain = await ask('/assets/index-a1.js');
  expect(plain.body.toString()).toBe(bundle);
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  expect((await ask('/icon-192.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

it('answers 304 to who has the same file already', async () => {
  const first = await ask('/');
  const again = await ask('/', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('answers HEAD without a body and refuses to change anything', async () => {
  expect((await ask('/', {}, 'HEAD')).body).toHaveLength(0);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

it("takes the operator's configuration over the build's, in page, file and policy alike", async () => {
  const [shown, file] = await Promise.all([ask('/'), ask('/config.json')]);
  expect(pageDataOf(shown.body.toString()).config.apiOrigin).toBe('https://api.orbit.example');
  expect(JSON.parse(file.body.toString())).toMatchObject({
    apiOrigin: 'https://api.orbit.example',
  });
  expect(shown.headers['content-security-policy']).toContain(
    "connect-src 'self' https://api.orbit.example http://localhost:4101;",
  );
});

it('follows a configuration that changes while it runs, and stays with the last good one', async () => {
  const file = join(folder, 'config.json');
  const shownApi = async () => pageDataOf((await ask('/')).body.toString()).config.apiOrigin;
  const write = (settings: unknown, seconds: number) => {
    writeFileSync(file, JSON.stringify(settings));
    utimesSync(file, seconds, seconds);
  };
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write({ apiOrigin: 'https://api2.orbit.example' }, 1_000);
  expect(await shownApi()).toBe('https://api2.orbit.example');
  write({ apiOrigin: 'nowhere' }, 2_000);
  expect(await shownApi()).toBe('https://api2.orbit.example');
  expect(await shownApi()).toBe('https://api2.orbit.example');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('apiOrigin is "nowhere", but'));
  said.mockRestore();
  write({ apiOrigin: 'https://api.orbit.example' }, 3_000);
  expect(await shownApi()).toBe('https://api.orbit.example');
});

it('lets a served page show and send to the payment forms that its operator names, from the next visit on', async () => {
  const file = join(folder, 'config.json');
  const policy = async () => String((await ask('/')).headers['content-security-policy']);
  expect(await policy()).toContain("form-action 'self';");
  writeFileSync(file, JSON.stringify({ origins: { pay: ['https://bank.example'] } }));
  utimesSync(file, 4_000, 4_000);
  expect(await policy()).toContain("frame-src 'self' http://localhost:4101 https://bank.example;");
  expect(await policy()).toContain("form-action 'self' https://bank.example;");
  writeFileSync(file, JSON.stringify({ apiOrigin: 'https://api.orbit.example' }));
  utimesSync(file, 5_000, 5_000);
  expect(await policy()).toContain("form-action 'self';");
});

it('does not start with a configuration that cannot be used, and says why', () => {
  const broken = mkdtempSync(join(tmpdir(), 'livery-broken-'));
  writeFileSync(join(broken, 'index.html'), page);
  writeFileSync(join(broken, 'config.json'), JSON.stringify({ apiOrigin: 'api', mediaOrigins: 'cdn' }));
  expect(() => siteHandler({ folder: broken, adjust: (config) => config })).toThrow(
    /config\.json cannot be used:\n {2}- apiOrigin is "api", but .*\n {2}- mediaOrigins is "cdn", but /,
  );
  writeFileSync(join(broken, 'config.json'), '{ "apiOrigin": ');
  expect(() => siteHandler({ folder: broken, adjust: (config) => config })).toThrow(/config\.json is no JSON: /);
  rmSync(join(broken, 'config.json'));
  mkdirSync(join(broken, 'config.json'));
  expect(() => siteHandler({ folder: broken, adjust: (config) => config })).toThrow(/config\.json cannot be read: /);
  rmSync(broken, { recursive: true });
});

it('PAY-007 PAY-026 finds the backend of this machine by its variables: it is the bank, the host application and the ad server, too', () => {
  expect(localConfig(site.config, { API_PORT: '5100', PUBLIC_MEDIA_ORIGIN: 'https://cdn.test' })).toMatchObject({
    apiOrigin: 'http://localhost:5100',
    embedOrigins: ['http://localhost:5100'],
    origins: { pay: ['http://localhost:5100'], ads: ['https://cdn.test'] },
    mediaOrigins: ['https://cdn.test'],
    imageOrigins: ['https://cdn.test'],
  });
  const cast = { PUBLIC_CAST_ORIGIN: 'https://cast.test' };
  expect(localConfig(site.config, cast).origins.cast).toEqual(['https://cast.test']);
  const pay = [site.config.apiOrigin];
  expect(localConfig(site.config, {})).toEqual({
    ...site.config,
    embedOrigins: pay,
    origins: { ...site.config.origins, pay, ads: site.config.mediaOrigins },
  });
  const elsewhere = { ...site.config, apiOrigin: 'https://api.orbit.example' };
  expect(localConfig(elsewhere, {})).toEqual(elsewhere);
});
