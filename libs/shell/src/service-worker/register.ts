import { serviceWorkers } from '@livery/platform/service-workers';
import { viewerKey, type Viewer } from './cache-key.ts';
import type { MessageToWorker } from './messages.ts';

const SERVICE_WORKER_PATH = '/service-worker.js';

interface Registration {
  unregister(): Promise<boolean>;
}

interface Ports {
  container: {
    register(path: string): Promise<unknown>;
    getRegistration(): Promise<Registration | undefined>;
  };
  fetch: (path: string) => Promise<Pick<Response, 'status' | 'headers'>>;
  reload: () => void;
}

const isMissing = ({ status, headers }: Pick<Response, 'status' | 'headers'>) =>
  status === 404 || !/javascript|ecmascript/.test(headers.get('content-type') ?? '');

/**
 * Registers the worker, or removes one whose script is gone: a worker of an old deploy would serve old files for ever.
 * The page reloads only when there was a worker to remove, so that it cannot reload in a circle. BOOT-036..039
 */
export async function registerServiceWorker({ container, fetch, reload }: Ports): Promise<void> {
  const script = await fetch(SERVICE_WORKER_PATH).catch(() => null);
  // A server in trouble has lost nothing.
  if (!script || script.status >= 500) return;
  if (!isMissing(script)) {
    await container.register(SERVICE_WORKER_PATH).catch(() => undefined);
    return;
  }
  const registration = await container.getRegistration().catch(() => undefined);
  if (!registration) return;
  await registration.unregister();
  reload();
}

/** Tells the worker who is watching, so that nobody is answered with another viewer's page. */
export function announceViewer(viewer: Viewer): void {
  const message: MessageToWorker = { type: 'viewerChanged', viewer: viewerKey(viewer) };
  void serviceWorkers()
    ?.ready.then((registration) => registration.active?.postMessage(message))
    .catch(() => undefined);
}
