import type { ApiSettings, TokenSource } from '../settings.ts';

/** One request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string | null;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** It is sent to its end when its page is gone. */
  readonly keepalive: boolean;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  /** Instead of JSON: cut, HTML, empty. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answering = (request: SeenRequest) => Reply | Promise<Reply>;

/** A server inside the test, in place of `fetch`: it answers by a function and remembers what it was asked. */
export class FakeServer {
  readonly seen: SeenRequest[] = [];
  answer: Answering;

  constructor(answer: Answering = () => ({ json: {} })) {
    this.answer = answer;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const signal = init.signal ?? new AbortController().signal;
    const token = url.searchParams.get('access_token');
    url.searchParams.delete('access_token');
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      token,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal,
      keepalive: init.keepalive ?? false,
    };
    this.seen.push(request);
    const reply = await abortable(Promise.resolve(this.answer(request)), signal);
    const text = reply.text ?? JSON.stringify(reply.json ?? {});
    return new Response(reply.status === 204 ? null : text, {
      status: reply.status ?? 200,
      headers: { 'Content-Type': 'application/json', ...reply.headers },
    });
  };

  /** Method and path of each request so far. */
  get lines(): string[] {
    return this.seen.map(({ method, path }) => `${method} ${path}`);
  }
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject);
  });
}

export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** A session whose token a test sets, refuses and renews by hand. */
export class FakeCredentials implements TokenSource {
  current: string | null;
  readonly reported: string[] = [];
  #settled = deferred<void>();
  #renewal = deferred<string | null>();

  constructor(token: string | null = 'token-1') {
    this.current = token;
    if (token !== null) this.#settled.resolve();
  }

  token = (): string | null => this.current;
  ready = (): Promise<void> => this.#settled.promise;
  reportTokenError = (failed: string): void => {
    this.reported.push(failed);
    if (failed === this.current) this.current = null;
  };
  renewed = (): Promise<string | null> =>
    this.current === null ? this.#renewal.promise : Promise.resolve(this.current);

  /** The session has come to rest, with a token or without. */
  settle(token: string | null): void {
    this.current = token;
    this.#settled.resolve();
  }

  renew(token: string | null): void {
    this.current = token;
    this.#renewal.resolve(token);
    this.#renewal = deferred();
  }
}

export const ORIGIN = 'https://api.example';

export function testSettings(server: FakeServer, more: Partial<ApiSettings> = {}): ApiSettings {
  return {
    origin: ORIGIN,
    siteOrigin: 'https://site.example',
    credentials: new FakeCredentials(),
    language: () => 'ru',
    fetch: server.fetch,
    ...more,
  };
}
