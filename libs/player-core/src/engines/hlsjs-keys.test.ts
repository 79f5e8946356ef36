import type { ErrorData, Fragment } from 'hls.js';
import { expect, it } from 'vitest';
import { KeyWatch } from './hlsjs-keys.ts';

const encrypted = (key: object = {}) => ({
  decryptdata: {
    uri: 'https://cdn.test/key',
    method: 'AES-128',
    keyFormat: 'identity',
    key: new Uint8Array(16),
    ...key,
  },
});
const error = (details: string, frag: object, fatal = false) => ({ details, frag, fatal }) as unknown as ErrorData;
const arrived = (frag: object, media: object | null = {}) =>
  ({ ...frag, elementaryStreams: { audio: null, video: media } }) as unknown as Fragment;

it('noise in place of the first segments is the fault of the key, and certain the third time', () => {
  const keys = new KeyWatch();
  const told = [1, 2, 3].map(() => keys.causeOf(error('fragParsingError', encrypted()))?.severity);
  expect(told).toEqual(['warning', 'warning', 'fatal']);
  expect(keys.causeOf(error('fragDecryptError', encrypted()))?.code).toBe('KEY_WRONG');
});

it('a key that has opened a segment is not to blame for the next one, another key is', () => {
  const keys = new KeyWatch();
  keys.onArrived(arrived(encrypted(), null));
  expect(keys.causeOf(error('fragParsingError', encrypted()))?.code).toBe('KEY_WRONG');
  keys.onArrived(arrived(encrypted()));
  expect(keys.causeOf(error('fragParsingError', encrypted()))).toBeNull();
  expect(keys.causeOf(error('fragParsingError', encrypted({ uri: 'https://cdn.test/next' })))?.code).toBe('KEY_WRONG');
});

it('noise that passes for media of a codec that nobody has is the fault of a key that has opened nothing yet', () => {
  const keys = new KeyWatch();
  const odd = error('bufferAddCodecError', undefined as never);
  expect(keys.causeOf(odd)).toBeNull();
  keys.onLoaded(encrypted() as unknown as Fragment);
  expect(keys.causeOf(odd)).toEqual({ code: 'KEY_WRONG', severity: 'fatal' });
  keys.onArrived(arrived(encrypted()));
  expect(keys.causeOf(odd)).toBeNull();
  keys.onLoaded(encrypted({ method: 'NONE' }) as unknown as Fragment);
  expect(keys.causeOf(odd)).toBeNull();
});

it('a key that is too short is wrong at once', () => {
  const keys = new KeyWatch();
  const short = error('fragParsingError', encrypted({ key: new Uint8Array(10) }));
  expect(keys.causeOf(short)).toEqual({ code: 'KEY_WRONG', severity: 'fatal' });
});

it('a key of a system of licences that cannot be fetched is named as that', () => {
  const keys = new KeyWatch();
  const frag = encrypted({ method: 'SAMPLE-AES', keyFormat: 'com.apple.streamingkeydelivery', key: null });
  expect(keys.causeOf(error('keyLoadError', frag, true))).toEqual({
    code: 'KEY_SYSTEM_UNAVAILABLE',
    severity: 'fatal',
  });
});

it('a key that does not come is asked for three times, whatever hls.js makes of it', () => {
  const keys = new KeyWatch();
  const told = [1, 2, 3].map(() => keys.causeOf(error('keyLoadError', encrypted({ key: null })))?.severity);
  expect(told).toEqual(['warning', 'warning', 'fatal']);
  keys.onArrived(arrived(encrypted()));
  expect(keys.causeOf(error('keyLoadTimeOut', { decryptdata: null }))).toEqual({
    code: 'KEY_UNREACHABLE',
    severity: 'warning',
  });
});

it('what hls.js cuts off after a key has failed is begun again, once for each failure', () => {
  const keys = new KeyWatch();
  const aborted = error('aborted', encrypted());
  const fail = () => keys.causeOf(error('keyLoadError', encrypted({ key: null })));
  expect(keys.isCutOff(aborted)).toBe(false);
  fail();
  expect([keys.isCutOff(aborted), keys.isCutOff(aborted)]).toEqual([true, false]);
  fail();
  expect(keys.isCutOff(aborted)).toBe(true);
  fail();
  expect(keys.isCutOff(aborted)).toBe(false);
});

it('what is not encrypted, or did not come, has nothing to do with a key', () => {
  const keys = new KeyWatch();
  expect(keys.causeOf(error('fragParsingError', { decryptdata: null }))).toBeNull();
  expect(keys.causeOf(error('fragParsingError', encrypted({ method: 'NONE' })))).toBeNull();
  expect(keys.causeOf(error('fragLoadError', encrypted()))).toBeNull();
});
