import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import { sealPage } from '../html/seal.ts';
import { shortHash } from '../site/site.ts';
import { contentType, isCompressible, isFilePath } from './content-type.ts';
import { effectiveConfig } from './effective-config.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** As small as a content network makes it; takes a second for the framework, so only for what is packed before the first visitor. */
const SMALLEST = 11;
/** A few per cent larger, in a twentieth of the time: for what a visitor is waiting for. */
const QUICK = 9;

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
const A_DAY = 'public, max-age=86400';

type Encoding = 'br' | 'gzip';

interface Content {
  readonly body: Buffer;
  readonly etag: string;
  /** Compressed once, when first asked for. */
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

const content = (body: Buffer): Content => ({ body, etag: `"${shortHash(body)}"`, packed: new Map() });

function cacheControl(path: string, query: URLSearchParams): string {
  if (path.startsWith('/assets/')) return FOREVER;
  if (path.startsWith('/locales/')) return query.has('v') ? FOREVER : ASK_FIRST;
  if (path === '/robots.txt' || path === '/ping.gif') return 'no-store';
  return /^\/(icon-|favicon|manifest)/.test(path) ? A_DAY : ASK_FIRST;
}

function pack({ body, packed }: Content, encoding: Encoding, quality = QUICK): Promise<Buffer> {
  const known = packed.get(encoding);
  if (known) return known;
  const packing =
    encoding === 'br'
      ? compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : compress.gzip(body, { level: 9 });
  packed.set(encoding, packing);
  return packing;
}

function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

export interface SiteOnDisk {
  /** What a build wrote: `apps/<id>/dist`. */
  readonly folder: string;
  readonly adjust: (config: SiteConfig) => SiteConfig;
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
export function siteHandler({ folder, adjust }: SiteOnDisk): SiteHandler {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const config = adjust(effectiveConfig(folder, built));
  const page = sealPage(built, config);
  const contents = new Map<string, Content>([
    ['/index.html', content(Buffer.from(page.html))],
    ['/config.json', content(Buffer.from(`${JSON.stringify(config, null, 2)}\n`))],
  ]);

  const read = (path: string): Content | undefined => {
    const known = contents.get(path);
    if (known) return known;
    const file = join(folder, path);
    if (path.includes('/.') || !existsSync(file) || !statSync(file).isFile()) return undefined;
    const fresh = content(readFileSync(file));
    contents.set(path, fresh);
    return fresh;
  };

  const handle: SiteHandler['handle'] = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = cleanPath(url.pathname);
    const shown = isFilePath(path) ? path : '/index.html';
    const found = read(shown);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Only GET and HEAD are answered here.\n');
    if (!found) return end(response, 404, 'There is no such file.\n');
    response.setHeader('Content-Type', contentType(shown));
    response.setHeader('Cache-Control', cacheControl(shown, url.searchParams));
    response.setHeader('ETag', found.etag);
    if (shown.endsWith('.html')) response.setHeader('Content-Security-Policy', page.policyHeader);
    if (request.headers['if-none-match'] === found.etag) return end(response, 304);
    const encoding = isCompressible(shown) ? chooseEncoding(request) : undefined;
    if (isCompressible(shown)) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const body = encoding ? await pack(found, encoding) : found.body;
    response.setHeader('Content-Length', body.length);
    return end(response, 200, request.method === 'HEAD' ? undefined : body);
  };

  const warm = async () => {
    const named = [...page.html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const files = ['/index.html', ...named].filter(isCompressible).map(read);
    await Promise.all(files.map((file) => file && pack(file, 'br', SMALLEST)));
  };
  return { handle, warm };
}

/** The address as a path inside the folder, never above it. */
function cleanPath(pathname: string): string {
  try {
    return normalize(`/${decodeURIComponent(pathname)}`)
      .replaceAll('\\', '/')
      .replaceAll('\0', '');
  } catch {
    return '/index.html';
  }
}

function end(response: ServerResponse, status: number, body?: string | Buffer): void {
  response.statusCode = status;
  if (typeof body === 'string') response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(body);
}
