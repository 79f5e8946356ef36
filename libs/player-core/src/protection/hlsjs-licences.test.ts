import type { ErrorData, HlsConfig } from 'hls.js';
import { expect, it } from 'vitest';
import type { KeySystem } from '../source.ts';
import { hlsLicenceProblem, hlsLicences } from './hlsjs-licences.ts';
import { adapterOf } from './licence-exchange.ts';

const settings = (keySystem: KeySystem) =>
  hlsLicences({
    stream: {
      keySystem,
      url: 'https://cdn.test/a.m3u8',
      format: 'hls',
      licenceUrl: 'https://keys.test/licence',
      certificateUrl: 'https://keys.test/certificate',
    },
    adapter: adapterOf(undefined),
    request: null,
  });

/** Writes down what is done to a request before it is sent. */
function recorded() {
  const calls: unknown[] = [];
  const xhr = {
    timeout: 0,
    open: (...said: unknown[]) => calls.push(['open', ...said]),
    setRequestHeader: (...said: unknown[]) => calls.push(['header', ...said]),
  };
  return { calls, xhr: xhr as unknown as XMLHttpRequest };
}
type Setup = NonNullable<HlsConfig['licenseXhrSetup']>;

it('CALL-095 a licence is asked for by POST, as octets, and not for ever', async () => {
  const { calls, xhr } = recorded();
  const { licenseXhrSetup } = settings('com.widevine.alpha');
  const message = Uint8Array.from([1, 2, 3]);
  const body = await (licenseXhrSetup as (...given: unknown[]) => ReturnType<Setup>)(
    xhr,
    'https://keys.test/licence',
    {},
    message,
  );
  expect(calls).toEqual([
    ['open', 'POST', 'https://keys.test/licence', true],
    ['header', 'Content-Type', 'application/octet-stream'],
  ]);
  expect([body, xhr.timeout]).toEqual([message, 8_000]);
});

it('ENG-045 ENG-046 each key system has its own addresses', () => {
  for (const keySystem of ['com.widevine.alpha', 'com.microsoft.playready'] as const)
    expect(settings(keySystem)).toMatchObject({
      emeEnabled: true,
      drmSystems: {
        [keySystem]: { licenseUrl: 'https://keys.test/licence', serverCertificateUrl: 'https://keys.test/certificate' },
      },
    });
});

it('ClearKey is asked by the id of the key that the playlist names, and else by what the media say', () => {
  const systems = settings('org.w3.clearkey').drmSystems as Readonly<Record<string, { generateRequest?: unknown }>>;
  const ask = systems['org.w3.clearkey']?.generateRequest as (
    type: string,
    data: ArrayBuffer | null,
    context: unknown,
  ) => {
    initDataType: string;
    initData: ArrayBuffer;
  };
  const keyId = Uint8Array.from([251, 255, 254, ...Array<number>(13).fill(0)]);
  const { initDataType, initData } = ask('cenc', null, { decryptdata: { keyId } });
  expect([initDataType, new TextDecoder().decode(initData)]).toEqual(['keyids', '{"kids":["-__-AAAAAAAAAAAAAAAAAA"]}']);
  const data = new ArrayBuffer(4);
  expect(ask('cenc', data, { decryptdata: { keyId: null } })).toEqual({ initDataType: 'cenc', initData: data });
});

const problem = (details: string) =>
  hlsLicenceProblem({ details, error: new Error('x'), fatal: false } as unknown as ErrorData, 'hlsjs 1');

it.each([
  ['keySystemNoAccess', 4001],
  ['keySystemNoConfiguredLicense', 4001],
  ['keySystemLicenseRequestFailed', 4002],
  ['keySystemSessionUpdateFailed', 4002],
  ['keySystemServerCertificateRequestFailed', 4002],
  ['keySystemStatusOutputRestricted', 4003],
  ['keySystemStatusInternalError', 4004],
])('%s is %i, and fatal whatever hls.js thinks of it', (details, number) => {
  expect(problem(details)).toMatchObject({ entry: { number }, severity: 'fatal', engineCode: details });
});

it('leaves everything else to its own reader', () => {
  expect(problem('fragLoadError')).toBeNull();
  expect(problem('keySystemDestroyCloseSessionError')).toBeNull();
});
