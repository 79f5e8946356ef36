import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPage } from '../page-answer.ts';
import { answerKey } from './cache-key.ts';
import { CACHES } from './messages.ts';
import { trimFiles } from './trim-files.ts';
import { workerViewer } from './viewer.ts';

/*
 * What the worker keeps, and when it answers with that.
 */

/** Once in the life of a worker, not with each of the files that a first visit fetches: the page needs the processor then. */
function trimmingOnce() {
  let trimmed: Promise<void> | undefined;
  return () => (trimmed ??= caches.open(CACHES.files).then(trimFiles));
}

interface Answered {
  response: Response;
  state?: Record<string, unknown>;
}

/** A host that has a page for every address gives it for a file that is gone, too. */
const onlyFiles = {
  cacheWillUpdate: async ({ response }: Answered) => (response.status === 200 && !isPage(response) ? response : null),
};

/** Only good answers, and not the address that they came from: a token may stand in it. */
const withoutAddress = {
  cacheWillUpdate: async ({ response }: Answered) =>
    response.status === 200 ? new Response(response.body, response) : null,
};

/** A server in trouble is no better than none: what is kept comes first, and what the server says only where nothing is. */
const pastTrouble = {
  fetchDidSucceed: async ({ response, state }: Answered) => {
    if (response.status < 500) return response;
    if (state) state['said'] = response;
    throw new TypeError(`The server answers with ${response.status}`);
  },
  handlerDidError: async ({ state }: Pick<Answered, 'state'>) => state?.['said'] as Response | undefined,
};

export const keptFiles = new CacheFirst({
  cacheName: CACHES.files,
  plugins: [onlyFiles, { cacheDidUpdate: trimmingOnce() }],
});

export const keptTexts = new StaleWhileRevalidate({ cacheName: CACHES.files, plugins: [onlyFiles] });

/** Every page of the site is the same document; the newest when there is a network, else the last one. */
export const keptPages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: 3,
  plugins: [pastTrouble, withoutAddress, { cacheKeyWillBeUsed: async () => '/' }],
});

/** The last start page at once, while the new one is on its way. */
export const keptStart = new StaleWhileRevalidate({
  cacheName: CACHES.answers,
  plugins: [
    withoutAddress,
    {
      // An answer that comes after a switch is still that of whoever asked. PROF-026
      handlerWillStart: async ({ state }) => void (state && (state['viewer'] = await workerViewer())),
      cacheKeyWillBeUsed: async ({ request, state }) => answerKey(request.url, String(state?.['viewer'] ?? '')),
    },
  ],
});
