import { createValue, type ReadonlyValue } from '@livery/value';

/** First wait before asking again whether the network is back, and the longest. BOOT-041 */
export const PING_FIRST_MS = 2_000;
export const PING_LONGEST_MS = 60_000;
export const PING_TIMEOUT_MS = 3_000;

/** Whether this person has asked for few bytes, as far as browsers tell. */
export function savesData(from: Navigator = navigator): boolean {
  return (from as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

interface Ports {
  /** The API's origin: being online means that it answers. */
  origin: string;
  fetch?: typeof fetch;
  now?: () => number;
  target?: Pick<EventTarget, 'addEventListener'>;
  initiallyOnline?: boolean;
}

export interface NetworkStatus {
  readonly online: ReadonlyValue<boolean>;
  /** A call failed without an answer: ask the server itself. */
  suspect(): void;
}

/** One question to the server, uncached. CALL-087, API-041 */
async function answers({ origin, fetch: ask = fetch, now = Date.now }: Ports): Promise<boolean> {
  try {
    const response = await ask(`${origin}/robots.txt?${now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Online until a ping fails; offline until one succeeds. The browser's own `online` and `offline` events only ask sooner:
 * a cable in a router without a line is "online" to the browser.
 */
export function createNetworkStatus(ports: Ports, stop: AbortSignal): NetworkStatus {
  const online = createValue(true);
  let asking = false;
  let waitMs = PING_FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    clearTimeout(timer);
    if (asking || stop.aborted) return;
    asking = true;
    const ok = await answers(ports);
    asking = false;
    if (stop.aborted) return;
    online.set(ok);
    if (ok) {
      waitMs = PING_FIRST_MS;
      return;
    }
    timer = setTimeout(ask, waitMs);
    waitMs = Math.min(waitMs * 2, PING_LONGEST_MS);
  };

  const askNow = () => {
    waitMs = PING_FIRST_MS;
    void ask();
  };
  const target = ports.target ?? globalThis;
  target.addEventListener('online', askNow, { signal: stop });
  target.addEventListener('offline', askNow, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  if (ports.initiallyOnline === false) void ask();

  return {
    online,
    suspect: () => void (online.get() && ask()),
  };
}
