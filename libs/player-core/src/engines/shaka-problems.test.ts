import { describe, expect, it } from 'vitest';
import { isOwnDoing, readShakaProblem } from './shaka-problems.ts';

const shakaError = (code: number, data: readonly unknown[] = [], severity = 2) => ({
  code,
  category: Math.floor(code / 1000),
  severity,
  data,
});
const read = (thrown: unknown, isLoaded = true) => readShakaProblem(thrown, { engine: 'shaka 5', isLoaded });
const SEGMENT = 1;
const MANIFEST = 0;
const URL = 'https://cdn.test/1.m4s?token=x';

describe('readShakaProblem', () => {
  it('names the error, the engine and the server’s answer, without tokens', () => {
    expect(read(shakaError(1001, [URL, 404, '', {}, SEGMENT]))).toMatchObject({
      code: 'SEGMENT_UNREACHABLE',
      severity: 'fatal',
      engine: 'shaka 5',
      engineCode: '1001',
      httpStatus: 404,
      url: 'https://cdn.test/1.m4s?token=***',
    });
  });

  it.each([
    ['a refused request', shakaError(1001, [URL, 403, '', {}, SEGMENT]), 'ACCESS_EXPIRED'],
    ['a segment that took too long', shakaError(1003, [URL, SEGMENT]), 'SEGMENT_TIMEOUT'],
    ['a broken connection', shakaError(1002, [URL, new Error('reset'), SEGMENT]), 'SEGMENT_UNREACHABLE'],
    ['a refresh that failed', shakaError(1002, [URL, null, MANIFEST]), 'PLAYLIST_UNREACHABLE'],
    ['media that the browser refused', shakaError(3015), 'APPEND_FAILED'],
    ['a segment of another shape', shakaError(3018), 'SEGMENT_CORRUPT'],
    ['nothing that this device decodes', shakaError(4032), 'CODECS_UNSUPPORTED'],
    ['no playlist at all', shakaError(4015), 'MANIFEST_FOREIGN'],
    ['a key that is refused', shakaError(1001, [URL, 403, '', {}, 6]), 'KEY_REFUSED'],
    ['a key that is too short', shakaError(4049), 'KEY_WRONG'],
    ['a key that does not open the media', new DOMException('', 'OperationError'), 'KEY_WRONG'],
    ['nothing left that this device decodes', shakaError(4012, [{ hasAppRestrictions: true }]), 'CODECS_UNSUPPORTED'],
    ['keys that did not come', shakaError(4012, [{ missingKeys: ['1'] }]), 'DECRYPT_FAILED'],
    ['keys that broke', shakaError(4012, [{ restrictedKeyStatuses: ['internal-error'] }]), 'DECRYPT_FAILED'],
    ['a cable', shakaError(4012, [{ restrictedKeyStatuses: ['output-restricted'] }]), 'OUTPUT_RESTRICTED'],
    ['a licence that the key system refuses', shakaError(6008), 'LICENSE_REFUSED'],
    ['no server of licences', shakaError(6012), 'KEY_SYSTEM_UNAVAILABLE'],
    ['what is no error of shaka’s', new TypeError('x'), 'UNKNOWN'],
  ])('%s', (_what, thrown, code) => {
    expect(read(thrown).code).toBe(code);
  });

  it('ENG-050 finds the words of a licence server inside of the request that failed', () => {
    const request = shakaError(1001, ['https://keys.test/ck?token=x', 403, 'code=17;message=Too many', {}, 2]);
    expect(read(shakaError(6007, [request]))).toMatchObject({
      code: 'LICENSE_REFUSED',
      httpStatus: 403,
      url: 'https://keys.test/ck?token=***',
      refusal: { code: 17, message: 'Too many' },
    });
    expect(read(shakaError(6007, [shakaError(1003, ['https://keys.test/ck', 2])])).refusal).toBeNull();
  });

  it('tells the first manifest from its refreshes', () => {
    const refused = shakaError(1001, [URL, 500, '', {}, MANIFEST]);
    expect(read(refused, false).code).toBe('MANIFEST_UNREACHABLE');
    expect(read(refused, true).code).toBe('PLAYLIST_UNREACHABLE');
  });

  it('takes what shaka survives for a warning, and what we did ourselves for nothing', () => {
    expect(read(shakaError(3018, [], 1)).severity).toBe('warning');
    expect(isOwnDoing(shakaError(7000))).toBe(true);
    expect(isOwnDoing(shakaError(1002))).toBe(false);
  });
});
