import { allEndpoints, type EndpointName } from '@livery/contract/endpoints';
import { onTestFinished, vi } from 'vitest';
import { FakeCredentials, type Reply } from './fake-server.ts';

/** How a call may end badly. */
export interface Fault {
  readonly name: string;
  /** The sentence that a viewer reads (Russian): the server's own, or the site's of silence and nonsense. */
  readonly says: string;
  readonly answer: () => Reply | Promise<Reply>;
}

const NO_SERVER = 'Не удалось соединиться с сервером.';
const NONSENSE = 'Сервер ответил непонятно. Мы уже знаем об этом.';

export const refused = (code: string, message: string, status = 400) => ({
  status,
  json: { error: { code, message } },
});

const answered = (status: number): Fault => ({
  name: String(status),
  says: `Отказ номер ${status}`,
  answer: () => refused('refused', `Отказ номер ${status}`, status),
});

/** Every fault of a call. Silence ends only `withoutPatience`, a 401 only with `QuickCredentials`. */
export const FAULTS: readonly Fault[] = [
  ...[400, 401, 403, 404, 409, 429, 500].map(answered),
  { name: 'silence', says: NO_SERVER, answer: () => new Promise(() => {}) },
  { name: 'a broken line', says: NO_SERVER, answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'broken JSON', says: NONSENSE, answer: () => ({ text: '{"access_tok' }) },
  { name: 'a page of HTML', says: NONSENSE, answer: () => ({ text: '<!doctype html><h1>It works!</h1>' }) },
];

/**
 * A call of the contract that a test lets fail, and every fault that it can end with: of an answer that nobody reads no letter is missed, and
 * what is removed already is removed. `fault-coverage.test.ts` of the shell looks for these by name: each call needs one.
 */
export function failingCall(name: EndpointName, params: Readonly<Record<string, number | string>> = {}) {
  const { method, path: pattern, response } = allEndpoints[name];
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => String(params[key]));
  const isRead = response.shape.kind !== 'nothing';
  const faults = FAULTS.filter(
    ({ name: fault, says }) => (isRead || says !== NONSENSE) && !(method === 'DELETE' && fault === '404'),
  );
  return { path, line: `${method} ${path}`, faults };
}

/** Whoever waits for longer than this waits no more: the patience of a call is not the test's. */
export function withoutPatience(): void {
  if (vi.isMockFunction(globalThis.setTimeout)) return;
  const wait = globalThis.setTimeout;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0, ...rest: []) =>
    wait(run, ms >= 8_000 ? 0 : ms, ...rest)) as typeof setTimeout);
}

/** A token that is refused is renewed at once: a call that is refused again says so. */
export class QuickCredentials extends FakeCredentials {
  override reportTokenError = () => void (this.current = 'token-2');
  override renewed = () => Promise.resolve('token-2');
}
