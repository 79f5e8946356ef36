import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import { crawlerEdge } from '../crawler/crawler-edge.ts';
import { CRAWLER_FILE, type CrawlerSite } from '../crawler/crawler-site.ts';
import type { SiteOnDisk } from './site-on-disk.ts';

/** A crawler that waited so long gets the plain page. */
const PATIENCE_MS = 1_500;

type Answer = (request: Request) => Promise<Response | null>;

/** The answers to crawlers of a built site, made anew when its configuration changes; nothing for a build without `crawler.json`. */
export function crawlersOfSite(site: SiteOnDisk): (request: IncomingMessage) => Promise<Response | null> {
  let made: { readonly config: SiteConfig; readonly answer: Answer } | null = null;

  const answerOf = (config: SiteConfig): Answer | null => {
    if (made?.config === config) return made.answer;
    const facts = site.read(CRAWLER_FILE);
    if (!facts) return null;
    const answer = crawlerEdge({
      site: JSON.parse(facts.body.toString()) as CrawlerSite,
      siteOrigin: config.siteOrigin,
      apiOrigin: config.apiOrigin,
      fetch,
      now: Date.now,
      patience: () => setTimeout(PATIENCE_MS, undefined, { ref: false }),
      readPage: () =>
        Promise.resolve({
          html: site.read('/index.html')?.body.toString() ?? '',
          headers: { 'Content-Security-Policy': site.policyHeader() },
        }),
    });
    made = { config, answer };
    return answer;
  };

  return async (request) => {
    const config = site.config();
    const asked = asRequest(request, config.siteOrigin);
    return asked && ((await answerOf(config)?.(asked)) ?? null);
  };
}

/** What a client sent may be no address; then it is nobody's page. */
function asRequest({ url = '/', method = 'GET', headers }: IncomingMessage, origin: string): Request | null {
  const path = url.startsWith('/') && !url.startsWith('//') ? url : '/';
  if (!URL.canParse(path, origin) || (method !== 'GET' && method !== 'HEAD')) return null;
  const one = (name: string) => String(headers[name] ?? '');
  return new Request(new URL(path, origin), {
    method,
    headers: { 'user-agent': one('user-agent'), 'accept-language': one('accept-language') },
  });
}

/** Sends what was made for a crawler. */
export async function sendResponse(found: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.statusCode = found.status;
  for (const [name, value] of found.headers) response.setHeader(name, value);
  const body = Buffer.from(await found.arrayBuffer());
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
