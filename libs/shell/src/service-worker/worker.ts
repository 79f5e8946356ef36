import { registerRoute } from 'workbox-routing';
import type { MessageToWorker } from './messages.ts';
import { keptStart, keptFiles, keptPages, keptTexts } from './strategies.ts';
import { changeViewer } from './viewer.ts';

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

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), keptFiles);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'), keptTexts);
registerRoute(({ request }) => request.mode === 'navigate', keptPages);
// Only the first request of a page asks like this: what the page asks later must be true, not quick.
registerRoute(
  ({ request, url }) => request.cache === 'force-cache' && url.pathname.startsWith('/v2/rowsets'),
  keptStart,
);
