import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType, isCompressible, isFilePath } from './content-type.ts';
import { pack, SMALLEST, type Encoding } from './content.ts';
import { crawlersOfSite, sendResponse } from './crawlers-of-site.ts';
import { readAddress } from './read-address.ts';
import { siteOnDisk, type SiteOptions } from './site-on-disk.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
const A_DAY = 'public, max-age=86400';

function cacheControl(path: string, query: URLSearchParams): string {
  if (path.startsWith('/assets/')) return FOREVER;
  if (path.startsWith('/locales/')) return query.has('v') ? FOREVER : ASK_FIRST;
  if (path === '/robots.txt' || path === '/ping.gif') return 'no-store';
  return /^\/(icon-|favicon|manifest)/.test(path) ? A_DAY : ASK_FIRST;
}

function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** On every answer. Players, payments and sign-in by another service may open windows; nothing here asks for a sensor. */
const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
};

function end(response: ServerResponse, status: number, body?: string | Buffer): void {
  response.statusCode = status;
  if (typeof body === 'string') response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(body);
}

export interface SiteHandler {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Packs the page and what it names, so that the first visitor does not wait for it. */
  readonly warm: () => Promise<void>;
}

/**
 * Serves a built site as production should: pages for every address that is no file, compression, caching by kind of file, and the policy
 * as a header made from the same configuration as the page.
 */
export function siteHandler(options: SiteOptions): SiteHandler {
  const site = siteOnDisk(options);
  const crawlerAnswer = crawlersOfSite(site);

  const answer: SiteHandler['handle'] = async (request, response) => {
    const { path, query } = readAddress(request.url);
    const shown = isFilePath(path) ? path : '/index.html';
    const found = site.read(shown);
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Only GET and HEAD are answered here.\n');
    const forCrawler = await crawlerAnswer(request);
    if (forCrawler) return sendResponse(forCrawler, request, response);
    if (!found) return end(response, 404, 'There is no such file.\n');

    const etag = `"${found.hash}"`;
    response.setHeader('Content-Type', contentType(shown));
    response.setHeader('Cache-Control', cacheControl(shown, query));
    response.setHeader('ETag', etag);
    if (shown === '/index.html') {
      response.setHeader('Content-Security-Policy', site.policyHeader());
      // Crawlers get another answer.
      response.setHeader('Vary', 'User-Agent');
    }
    if (request.headers['if-none-match'] === etag) return end(response, 304);

    const encoding = isCompressible(shown) ? chooseEncoding(request) : undefined;
    if (isCompressible(shown)) response.appendHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const body = encoding ? await pack(found, encoding) : found.body;
    response.setHeader('Content-Length', body.length);
    return end(response, 200, request.method === 'HEAD' ? undefined : body);
  };

  /** A fault of one answer is the fault of that answer: the server goes on. */
  const handle: SiteHandler['handle'] = async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else end(response, 500, 'This address cannot be answered.\n');
    }
  };

  const warm = async () => {
    const page = site.read('/index.html')?.body.toString() ?? '';
    const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const files = ['/index.html', ...named].filter(isCompressible).map(site.read);
    await Promise.all(files.map((file) => file && pack(file, 'br', SMALLEST)));
  };
  return { handle, warm };
}
