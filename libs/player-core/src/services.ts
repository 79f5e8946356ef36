import { listen } from './compat/listen.ts';
import type { RequestKeySystem } from './protection/choose-stream.ts';

/** Time as the player sees it: one wall clock (the server's), one clock that never steps, and timers that a signal ends. */
export interface PlayerClock {
  /** Server time, ms since the epoch. */
  now(): number;
  /** Milliseconds on a clock that only goes forward; for measuring. */
  elapsed(): number;
  /** Calls `run` once after `delayMs`, unless `signal` was aborted before. */
  after(delayMs: number, run: () => void, signal: AbortSignal): void;
}

/** Where the player keeps small facts between visits (bandwidth). Keys are plain; the caller adds its own prefix. */
export interface PlayerStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export interface PlayerNetwork {
  isOnline(): boolean;
  onChange(run: (isOnline: boolean) => void, signal: AbortSignal): void;
}

export interface Logger {
  debug(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
}

export interface PlayerServices {
  readonly clock: PlayerClock;
  readonly storage: PlayerStorage;
  readonly network: PlayerNetwork;
  readonly logger: Logger;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether requests for media say how the player is (CMCD): for who delivers them. Off, their addresses stay as the server gave them. */
  readonly sendsClientData: () => boolean;
  /** Asks the browser for a key system; `null` where it has no such interface, as on a page without a secure connection. */
  readonly requestKeySystem: RequestKeySystem | null;
  /** Address of hls.js' own worker file on the site's origin; without it MPEG-TS is taken apart on the page (CSP forbids a Blob worker). MP4 needs none. */
  readonly hlsWorkerPath: string | null;
}

export const systemClock: PlayerClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delayMs, run, signal) {
    if (signal.aborted) return;
    const cancel = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      run();
    }, delayMs);
    signal.addEventListener('abort', cancel, { once: true });
  },
};

const browserNetwork: PlayerNetwork = {
  isOnline: () => navigator.onLine,
  onChange(run, signal) {
    listen(globalThis, 'online', () => run(true), signal);
    listen(globalThis, 'offline', () => run(false), signal);
  },
};

/** Forgets at reload; the shell gives one that does not. */
export function memoryPlayerStorage(): PlayerStorage {
  const entries = new Map<string, string>();
  return { get: (key) => entries.get(key) ?? null, set: (key, value) => void entries.set(key, value) };
}

export const silentLogger: Logger = { debug: () => undefined, warn: () => undefined };

/** Browsers without it say so by not having it. */
function browserKeySystems(): RequestKeySystem | null {
  const { navigator: page }: { navigator?: Partial<Navigator> } = globalThis;
  return page?.requestMediaKeySystemAccess?.bind(page) ?? null;
}

/** The services of a browser page; what the caller gives wins. */
export function withBrowserServices(given: Partial<PlayerServices>): PlayerServices {
  return {
    clock: systemClock,
    storage: memoryPlayerStorage(),
    network: browserNetwork,
    logger: silentLogger,
    fetch: (url, init) => fetch(url, init),
    sendsClientData: () => false,
    requestKeySystem: browserKeySystems(),
    hlsWorkerPath: null,
    ...given,
  };
}
