import { expect, it } from 'vitest';
import type { ShakaPlayer } from '../engines/shaka.ts';
import { adapterOf } from './licence-exchange.ts';
import { shakaLicences } from './shaka-licences.ts';

type Filter = (type: number, message: Record<string, unknown>) => void;

/** As much of shaka as licences touch. */
function fakeShaka() {
  const filters: { request?: Filter; response?: Filter } = {};
  let configuration: unknown;
  const player = {
    configure: (given: unknown) => (configuration = given),
    getNetworkingEngine: () => ({
      registerRequestFilter: (filter: Filter) => (filters.request = filter),
      registerResponseFilter: (filter: Filter) => (filters.response = filter),
    }),
  };
  shakaLicences(player as unknown as ShakaPlayer, {
    stream: {
      keySystem: 'com.microsoft.playready',
      url: 'https://cdn.test/a.mpd',
      format: 'dash',
      licenceUrl: 'https://keys.test/pr',
      certificateUrl: 'https://keys.test/pr.cer',
    },
    adapter: adapterOf(undefined),
    request: null,
  });
  return { filters, configuration };
}

const LICENCE = 2;
const SEGMENT = 1;

it('ENG-045 ENG-046 shaka has the addresses of the key system, and asks once', () => {
  expect(fakeShaka().configuration).toMatchObject({
    drm: {
      servers: { 'com.microsoft.playready': 'https://keys.test/pr' },
      advanced: { 'com.microsoft.playready': { serverCertificateUri: 'https://keys.test/pr.cer' } },
      retryParameters: { maxAttempts: 1, timeout: 8_000 },
    },
  });
});

it('CALL-095 what shaka sends and gets goes through the adapter, licences alone', () => {
  const { filters } = fakeShaka();
  const request = { headers: { 'Content-Type': 'text/xml' }, body: Uint8Array.from([0, 1, 2]).subarray(1) };
  filters.request?.(LICENCE, request);
  expect(request).toEqual({ headers: { 'Content-Type': 'application/octet-stream' }, body: Uint8Array.from([1, 2]) });
  const response = { data: Uint8Array.from([5]).buffer };
  filters.response?.(LICENCE, response);
  expect(response.data).toEqual(Uint8Array.from([5]));
  const segment = { headers: {}, body: null };
  filters.request?.(SEGMENT, segment);
  expect(segment).toEqual({ headers: {}, body: null });
});
