import { expect, it } from 'vitest';
import type { PlayerError } from '../errors/player-error.ts';
import { fakeClock, settled } from '../testing/fake-clock.ts';
import { withBrowserServices } from '../services.ts';
import type { RequestKeySystem } from './choose-stream.ts';
import { openFairPlay } from './fairplay.ts';
import { adapterOf } from './licence-exchange.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (body: unknown) => (body instanceof Uint8Array ? new TextDecoder().decode(body) : body);

/** A key session that tells what is done to it. */
class FakeSession extends EventTarget {
  readonly log: unknown[] = [];
  readonly closed = new Promise<never>(() => {});
  keyStatuses = new Map<string, string>();
  generateRequest = async (type: string) => void this.log.push(['generateRequest', type]);
  update = async (licence: Uint8Array) => void this.log.push(['update', ...licence]);
  close = async () => void this.log.push('close');
  say(message: Uint8Array): void {
    this.dispatchEvent(Object.assign(new Event('message'), { message: message.buffer }));
  }
}

/** WebKit as far as FairPlay goes, and a licence server that writes down what it is asked. */
async function device({ answer = new Response(bytes(9, 0, 9)), certificate = new Response(bytes(1, 2, 3)) } = {}) {
  const sessions: FakeSession[] = [];
  const asked: unknown[] = [];
  const errors: PlayerError[] = [];
  const run = new AbortController();
  const certificates: unknown[] = [];
  const keys = {
    setServerCertificate: async (given: Uint8Array) => void certificates.push([...given]),
    createSession() {
      const session = new FakeSession();
      sessions.push(session);
      return session;
    },
  };
  const element = Object.assign(new EventTarget(), {
    mediaKeys: null as unknown,
    currentTime: 0,
    buffered: { length: 0 },
    async setMediaKeys(given: unknown) {
      element.mediaKeys = given;
    },
  });
  const request: RequestKeySystem = async (keySystem, configurations) => {
    asked.push([keySystem, configurations[0]?.initDataTypes]);
    return { createMediaKeys: async () => keys } as unknown as MediaKeySystemAccess;
  };
  const clock = fakeClock();
  const services = withBrowserServices({
    clock,
    fetch: async (url, { method, headers, body }) => {
      asked.push([method, url, ...(body === undefined ? [] : [headers, text(body)])]);
      return url.endsWith('.cer') ? certificate : answer.clone();
    },
  });
  await openFairPlay(
    {
      element: element as unknown as HTMLVideoElement,
      services,
      signal: run.signal,
      engine: 'native',
      tell: (error) => errors.push(error),
    },
    {
      stream: {
        keySystem: 'com.apple.fps',
        url: 'https://cdn.test/a.m3u8',
        format: 'hls',
        licenceUrl: 'https://keys.test/fp',
        certificateUrl: 'https://keys.test/fp.cer',
      },
      adapter: adapterOf(undefined),
      request,
    },
  );
  const encrypted = (initData: Uint8Array | null) =>
    element.dispatchEvent(Object.assign(new Event('encrypted'), { initDataType: 'skd', initData }));
  return { element, sessions, asked, errors, certificates, encrypted, leave: () => run.abort() };
}

const LICENCE = ['POST', 'https://keys.test/fp', { 'Content-Type': 'application/octet-stream' }, 'spc=AQID'];

it('ENG-046 FairPlay gets its certificate by GET before anything is asked for', async () => {
  const { asked, certificates, element } = await device();
  expect(asked).toEqual([
    ['com.apple.fps', ['skd', 'sinf']],
    ['GET', 'https://keys.test/fp.cer'],
  ]);
  expect(certificates).toEqual([[1, 2, 3]]);
  expect(element.mediaKeys).not.toBeNull();
});

it('CALL-095 CALL-096 each message of a session is answered by a licence, renewals too', async () => {
  const { asked, sessions, encrypted, errors } = await device();
  encrypted(bytes(7));
  await settled();
  sessions[0]?.say(bytes(1, 2, 3));
  await settled();
  sessions[0]?.say(bytes(1, 2, 3));
  await settled();
  expect(asked.slice(2)).toEqual([LICENCE, LICENCE]);
  expect(sessions[0]?.log).toEqual([
    ['generateRequest', 'skd'],
    ['update', 9, 0, 9],
    ['update', 9, 0, 9],
  ]);
  expect(errors).toEqual([]);
});

it('CALL-096 a licence in base64 is taken for what it stands for', async () => {
  const { sessions, encrypted } = await device({ answer: new Response(btoa('abc')) });
  encrypted(bytes(7));
  sessions[0]?.say(bytes(1));
  await settled();
  expect(sessions[0]?.log.at(-1)).toEqual(['update', 97, 98, 99]);
});

it('a session for each key, closed with the run, and the element gives its keys back', async () => {
  const { sessions, encrypted, element, leave } = await device();
  encrypted(bytes(1));
  encrypted(bytes(2));
  encrypted(null);
  await settled();
  expect(sessions).toHaveLength(2);
  leave();
  await settled();
  expect(sessions.map(({ log }) => log.at(-1))).toEqual(['close', 'close']);
  expect(element.mediaKeys).toBeNull();
});

it('ENG-050 a refusal comes with the words of the server', async () => {
  const answer = new Response('{"errorCode":17,"message":"Too many devices"}', { status: 403 });
  const { sessions, encrypted, errors } = await device({ answer });
  encrypted(bytes(1));
  sessions[0]?.say(bytes(1));
  await settled();
  expect(errors).toMatchObject([
    { code: 'LICENSE_REFUSED', httpStatus: 403, refusal: { code: 17, message: 'Too many devices' } },
  ]);
});

it('ENG-046 without its certificate nothing is asked for, and it is told', async () => {
  const { sessions, encrypted, errors } = await device({ certificate: new Response('', { status: 404 }) });
  encrypted(bytes(1));
  expect(sessions).toEqual([]);
  expect(errors).toMatchObject([{ code: 'LICENSE_REFUSED', httpStatus: 404, url: 'https://keys.test/fp.cer' }]);
});

it('a screen that is not allowed is told as such', async () => {
  const { sessions, encrypted, errors } = await device();
  encrypted(bytes(1));
  sessions[0]?.keyStatuses.set('key', 'output-restricted');
  sessions[0]?.dispatchEvent(new Event('keystatuseschange'));
  expect(errors.map(({ code }) => code)).toEqual(['OUTPUT_RESTRICTED']);
});

it('a channel that has changed its key for hours has four sessions open', async () => {
  const { sessions, encrypted, element } = await device();
  for (let key = 0; key < 30; key++) {
    element.currentTime = key * 600;
    encrypted(bytes(key));
    await settled();
  }
  const closed = sessions.map(({ log }) => log.includes('close'));
  expect(closed).toEqual([...Array<boolean>(26).fill(true), ...Array<boolean>(4).fill(false)]);
});
