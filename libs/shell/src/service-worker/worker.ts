import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answerKey } from './cache-key.ts';
import { CACHES, type MessageToWorker } from './messages.ts';
import { trimFiles } from './trim-files.ts';

/*
 * What the worker does for a viewer: the site opens without a network, its files are never loaded twice, and a page that opens may draw the
 * last start page at once while the new one is on its way.
 */

interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: ExtendableEvent) => void): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: unknown;
  /** Where a browser can answer without the worker. https://w3c.github.io/ServiceWorker/#register-router-method */
  addRoutes?(rules: { condition: object; source: 'network' }): Promise<void>;
}
const worker = self as unknown as WorkerScope;

const VIEWER = '/viewer';

async function viewer(): Promise<string> {
  const stored = await (await caches.open(CACHES.viewer)).match(VIEWER);
  return (await stored?.text()) ?? '';
}

async function changeViewer(next: string): Promise<void> {
  if ((await viewer()) === next) return;
  await caches.delete(CACHES.answers);
  await (await caches.open(CACHES.viewer)).put(VIEWER, new Response(next));
}

let trimmed: Promise<void> | undefined;
/** Once in the life of a worker, not with each of the files that a first visit fetches: the page needs the processor then. */
const trimOnce = () => (trimmed ??= caches.open(CACHES.files).then(trimFiles));

/** What the routes below are for; an address is one of the site, a pattern one of anywhere. Who knows the rules knows patterns. */
const answered = () => [
  { urlPattern: '/assets/*' },
  { urlPattern: '/locales/*' },
  { requestMode: 'navigate' },
  { urlPattern: new URLPattern({ pathname: '/v2/rowsets*' }) },
];

/**
 * All else goes to the network past the worker: a browser ends a worker that rests, and a segment of a film, or the first one of the next
 * channel, would wait for it to begin again. A browser that does not know these rules asks the worker for each.
 */
async function install(event: ExtendableEvent): Promise<void> {
  await event.addRoutes?.({ condition: { not: { or: answered() } }, source: 'network' }).catch(() => undefined);
  await worker.skipWaiting();
}

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker | undefined;
  if (message?.type === 'viewerChanged') event.waitUntil(changeViewer(message.viewer));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: CACHES.files,
    plugins: [{ cacheDidUpdate: trimOnce }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'),
  new StaleWhileRevalidate({ cacheName: CACHES.files }),
);

// Every page of the site is the same document; the newest when there is a network, else the last one.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: 3,
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }],
  }),
);

// Only the first request of a page asks like this: what the page asks later must be true, not quick.
registerRoute(
  ({ request, url }) => request.cache === 'force-cache' && url.pathname.startsWith('/v2/rowsets'),
  new StaleWhileRevalidate({
    cacheName: CACHES.answers,
    plugins: [
      {
        // An answer that comes after a switch is still that of whoever asked. PROF-026
        handlerWillStart: async ({ state }) => void (state && (state['viewer'] = await viewer())),
        cacheKeyWillBeUsed: async ({ request, state }) => answerKey(request.url, String(state?.['viewer'] ?? '')),
      },
    ],
  }),
);
