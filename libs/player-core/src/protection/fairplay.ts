import { listen } from '../compat/listen.ts';
import { childController } from '../compat/abort.ts';
import { PlayerError, toPlayerError } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import { boundSessions } from './key-sessions.ts';
import { LICENCE_TIMEOUT_MS, type Licences } from './licences.ts';
import type { RunElement } from './protected-run.ts';
import { readRefusal } from './read-refusal.ts';
import { releaseKeys } from './release-keys.ts';

const CONFIGURATION: MediaKeySystemConfiguration = {
  initDataTypes: ['skd', 'sinf'],
  videoCapabilities: [{ contentType: 'application/vnd.apple.mpegurl' }],
  distinctiveIdentifier: 'not-allowed',
  persistentState: 'not-allowed',
  sessionTypes: ['temporary'],
};

/**
 * Opens what WebKit plays by itself: the server's certificate, then a session for each key that the stream names, then a licence for each
 * message of a session. All of it ends with the run. ENG-046, CALL-096
 * @returns when the element has its keys and may have its source
 */
export async function openFairPlay(run: RunElement, licences: Licences): Promise<void> {
  const { element, signal, engine } = run;
  const sessions: MediaKeySession[] = [];
  try {
    const keys = await keysOf(run, licences);
    if (signal.aborted) return;
    boundSessions(keys, element, signal);
    await element.setMediaKeys(keys);
    signal.addEventListener('abort', () => void leave(sessions, element), { once: true });
    if (signal.aborted) return void leave(sessions, element);
    listen(element, 'encrypted', (event) => void open(keys, event as MediaEncryptedEvent), signal);
  } catch (thrown) {
    tell(thrown);
  }

  /** The element says so once for each key: one session each, no more. */
  async function open(keys: MediaKeys, { initDataType, initData }: MediaEncryptedEvent): Promise<void> {
    if (!initData) return;
    const session = keys.createSession();
    sessions.push(session);
    listen(session, 'message', (event) => void answer(session, event as MediaKeyMessageEvent), signal);
    listen(session, 'keystatuseschange', () => checkOutput(session), signal);
    await session.generateRequest(initDataType, initData).catch(tell);
  }

  /** The first request and every renewal alike. */
  async function answer(session: MediaKeySession, { message }: MediaKeyMessageEvent): Promise<void> {
    try {
      const licence = await licenceFor(new Uint8Array(message), run, licences);
      if (!signal.aborted) await session.update(licence);
    } catch (thrown) {
      tell(thrown);
    }
  }

  function checkOutput({ keyStatuses }: MediaKeySession): void {
    const isRestricted = [...keyStatuses.values()].includes('output-restricted');
    if (isRestricted) tell(new PlayerError('OUTPUT_RESTRICTED', { severity: 'fatal', engine }));
  }

  function tell(thrown: unknown): void {
    if (!signal.aborted) run.tell(toPlayerError(thrown, 'LICENSE_REFUSED'));
  }
}

async function keysOf({ services, signal, engine }: RunElement, { stream, request }: Licences): Promise<MediaKeys> {
  const unavailable = (cause: unknown): never => {
    throw new PlayerError('KEY_SYSTEM_UNAVAILABLE', { severity: 'fatal', engine, cause });
  };
  const { keySystem, certificateUrl } = stream;
  const access = await request?.(keySystem, [CONFIGURATION]).catch(unavailable);
  const keys = (await access?.createMediaKeys().catch(unavailable)) ?? unavailable(null);
  if (certificateUrl !== undefined)
    await keys.setServerCertificate(await fetched(certificateUrl, { method: 'GET' }, services, signal));
  return keys;
}

const licenceFor = async (
  message: Uint8Array<ArrayBuffer>,
  { services, signal }: RunElement,
  { stream: { keySystem, licenceUrl }, adapter }: Licences,
): Promise<Uint8Array<ArrayBuffer>> => {
  const request = { method: 'POST', headers: adapter.headers, body: adapter.body(message, keySystem) };
  return adapter.licence(await fetched(licenceUrl, request, services, signal), keySystem);
};

/** @throws PlayerError LICENSE_REFUSED for whatever is no answer */
async function fetched(
  url: string,
  init: RequestInit,
  { fetch, clock }: PlayerServices,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const scope = childController(signal);
  clock.after(LICENCE_TIMEOUT_MS, () => scope.abort(), scope.signal);
  try {
    const response = await fetch(url, { ...init, signal: scope.signal });
    const answer = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return answer;
    const refusal = readRefusal(new TextDecoder().decode(answer));
    const httpStatus = response.status;
    throw new PlayerError('LICENSE_REFUSED', { severity: 'fatal', url, httpStatus, ...(refusal && { refusal }) });
  } catch (cause) {
    if (cause instanceof PlayerError) throw cause;
    throw new PlayerError('LICENSE_REFUSED', { severity: 'fatal', url, cause });
  } finally {
    scope.abort();
  }
}

async function leave(sessions: readonly MediaKeySession[], element: HTMLVideoElement): Promise<void> {
  // One that never began cannot be closed.
  await Promise.all(sessions.map((session) => session.close().catch(() => undefined)));
  await releaseKeys(element);
}
