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
    ['no server of licences', shakaError(6012), 'KEY_SYSTEM_UNAVAILABLE'],
    ['what is no error of shaka’s', new TypeError('x'), 'UNKNOWN'],
  ])('%s', (_what, thrown, code) => {
    expect(read(thrown).code).toBe(code);
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
