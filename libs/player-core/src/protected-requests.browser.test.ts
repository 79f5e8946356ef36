import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, type PlayerClock } from './services.ts';
import type { KeySystem, Source } from './source.ts';
import { installKeySystem } from './testing/fake-key-system.ts';
import { hurriedClock } from './testing/hurried-clock.ts';
import { protectedSource } from './testing/media-origin.ts';
import { mountPlayer, reached, shown } from './testing/mounted-player.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (...values: number[]): Bytes => Uint8Array.from(values);
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const utf16 = (text: string): Bytes => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);

/** No letters of any text, so that nothing on the way can take them for one. */
const CHALLENGE = bytes(0x08, 0x01, 0x12, 0xff, 0x00, 0xc3, 0x28, 0x0d, 0x0a, 0xfe);
const RENEWAL = bytes(0x08, 0x02, 0x00, 0xff, 0x3d);
/** Which anybody but FairPlay's leaves as it is, though it could be base64. */
const LICENCE = utf8('bGljZW5jZQ==');
const OCTETS = 'application/octet-stream';

/** As PlayReady says it: the challenge, and what it wants beside it, in one document. */
const SOAP = '<soap:Envelope><Challenge>кілт</Challenge></soap:Envelope>';
const ACTION = '"http://schemas.microsoft.com/DRM/2007/03/protocols/AcquireLicense"';
const header = (name: string, value: string) => `<HttpHeader><name>${name}</name><value>${value}</value></HttpHeader>`;
const KEY_MESSAGE = utf16(
  [
    '<PlayReadyKeyMessage type="LicenseAcquisition"><LicenseAcquisition Version="1">',
    `<Challenge encoding="base64encoded">${btoa(String.fromCharCode(...utf8(SOAP)))}</Challenge><HttpHeaders>`,
    header('Content-Type', 'text/xml; charset=utf-8') + header('SOAPAction', ACTION),
    '</HttpHeaders></LicenseAcquisition></PlayReadyKeyMessage>',
  ].join(''),
);

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: number[];
}

const LICENCES = 'https://keys.test/';
const WIDEVINE_AT = `${LICENCES}widevine?token=a%2Fb`;
const PLAYREADY_AT = `${LICENCES}playready`;

/** Licence servers that write down every request as the browser would send it. */
const servers: { asked: Asked[]; answer: () => Response } = { asked: [], answer: () => new Response(LICENCE) };

// shaka keeps the function that it finds when its code comes: it has to find this one.
beforeAll(() => {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    const request = new Request(address, init);
    if (!request.url.startsWith(LICENCES)) return fetch(address, init);
    const { method, url } = request;
    const body = [...new Uint8Array(await request.arrayBuffer())];
    servers.asked.push({ method, url, headers: Object.fromEntries(request.headers), body });
    return method === 'GET' ? new Response(bytes(1, 2, 3)) : servers.answer();
  };
  return () => void (globalThis.fetch = fetch);
});

beforeEach(() => {
  servers.asked.length = 0;
  servers.answer = () => new Response(LICENCE);
});

const WIDEVINE = { keySystem: 'com.widevine.alpha', licenceUrl: WIDEVINE_AT } as const;
const PLAYREADY = { keySystem: 'com.microsoft.playready', licenceUrl: PLAYREADY_AT } as const;

interface Device {
  readonly certificateUrl?: string;
  readonly clock?: PlayerClock;
}

/** What the server offers, on a device that has one key system of the two. */
function device(keySystem: KeySystem, challenge: Bytes, { clock = systemClock, ...more }: Device = {}) {
  const inClearKey = protectedSource('vod', { format: 'dash' });
  const clearKeyUrl = inClearKey.protection?.streams[0]?.licenceUrl ?? '';
  const keys = installKeySystem({ keySystem, challenge, licence: LICENCE, clearKeyUrl });
  const streams = [PLAYREADY, WIDEVINE].map((one) => ({
    ...one,
    ...more,
    url: inClearKey.url,
    format: 'dash' as const,
  }));
  const source: Source = { ...inClearKey, protection: { streams } };
  const { player } = mountPlayer({ services: { clock } });
  return { keys, player, load: () => player.load(source) };
}

const posted = (url: string, body: Bytes, headers: object = {}) => ({
  method: 'POST',
  url,
  headers: { 'content-type': OCTETS, ...headers },
  body: [...body],
});

it('ENG-044 ENG-045 CALL-095 Widevine is asked for at its address with its own octets, and its answer opens the picture', async () => {
  const { keys, player, load } = device('com.widevine.alpha', CHALLENGE);
  await load();
  expect((await shown(player, 25)).error).toBeNull();
  expect(servers.asked).toEqual([posted(WIDEVINE_AT, CHALLENGE)]);
  expect(keys.licences).toEqual([LICENCE]);
});

it('ENG-044 ENG-045 CALL-095 PlayReady sends what is in its message, with the headers that it names, as octets', async () => {
  const { keys, player, load } = device('com.microsoft.playready', KEY_MESSAGE);
  await load();
  expect((await shown(player, 25)).error).toBeNull();
  expect(servers.asked).toEqual([posted(PLAYREADY_AT, utf8(SOAP), { soapaction: ACTION })]);
  expect(keys.licences).toEqual([LICENCE]);
});

it('CALL-095 a PlayReady that says its challenge without a wrapping sends it as it is, as octets', async () => {
  const { player, load } = device('com.microsoft.playready', utf8(SOAP));
  await load();
  expect((await shown(player, 5)).error).toBeNull();
  expect(servers.asked).toEqual([posted(PLAYREADY_AT, utf8(SOAP))]);
});

it('CALL-095 a renewal is the message of the key system, asked for as the first licence was', async () => {
  const { keys, player, load } = device('com.widevine.alpha', CHALLENGE);
  await load();
  await shown(player, 5);
  keys.say(RENEWAL, 'license-renewal');
  await expect.poll(() => keys.licences).toEqual([LICENCE, LICENCE]);
  expect(servers.asked).toEqual([posted(WIDEVINE_AT, CHALLENGE), posted(WIDEVINE_AT, RENEWAL)]);
  expect((await shown(player, 5)).error).toBeNull();
});

it('ENG-046 a certificate that the server names is fetched by GET before a licence is asked for', async () => {
  const certificateUrl = `${LICENCES}certificate`;
  const { keys, player, load } = device('com.widevine.alpha', CHALLENGE, { certificateUrl });
  await load();
  await shown(player, 5);
  expect(servers.asked).toEqual([
    { method: 'GET', url: certificateUrl, headers: {}, body: [] },
    posted(WIDEVINE_AT, CHALLENGE),
  ]);
  expect(keys.certificates).toEqual([bytes(1, 2, 3)]);
});

/** What fails is tried again first, and nobody waits for a key here. */
const failing = (keySystem: KeySystem, challenge: Bytes) => device(keySystem, challenge, { clock: hurriedClock(4) });

describe.each([
  ['Widevine', 'com.widevine.alpha', CHALLENGE],
  ['PlayReady', 'com.microsoft.playready', KEY_MESSAGE],
] as const)('a licence of %s', (_name, keySystem, challenge) => {
  it.each([
    [
      'refused in words',
      () => refusal('{"errorCode":17,"message":"Too many devices"}'),
      403,
      17,
      'Too many devices',
      null,
    ],
    [
      'refused with 8002',
      () => refusal('ERRORCODE=8002;MESSAGE=Device limit;ERROR=E17'),
      403,
      8002,
      'Device limit',
      'E17',
    ],
  ])('ENG-050 ENG-051 that is %s is told with them', async (_how, answer, httpStatus, code, message, error) => {
    servers.answer = answer;
    const told = await failure(failing(keySystem, challenge));
    expect(told).toMatchObject({ code: 'LICENSE_REFUSED', entry: { number: 4002 }, httpStatus });
    expect(told?.refusal).toEqual({ code, message, error });
  });

  it.each([
    ['500', () => new Response('broken', { status: 500 }), 500],
    ['empty', () => new Response(''), null],
    ['a page', () => new Response('<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } }), null],
  ])('CALL-095 that is %s: 4002', async (_how, answer, httpStatus) => {
    servers.answer = answer;
    const told = await failure(failing(keySystem, challenge));
    expect(told).toMatchObject({ code: 'LICENSE_REFUSED', entry: { number: 4002 } });
    expect(told?.httpStatus).toBe(httpStatus);
    expect(told?.refusal).toBeNull();
  });
});

const refusal = (text: string) => new Response(text, { status: 403 });

async function failure({ player, load }: ReturnType<typeof device>) {
  void load();
  return (await reached(player, ({ lifecycle }) => lifecycle === 'failed', 30_000)).error;
}
