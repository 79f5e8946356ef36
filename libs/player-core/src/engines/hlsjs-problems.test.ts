import type { ErrorData } from 'hls.js';
import { describe, expect, it } from 'vitest';
import { readHlsProblems } from './hlsjs-problems.ts';

/** As much of hls.js' error as is read. */
const problem = (details: string, rest: object = {}) =>
  ({ details, fatal: false, error: new Error(details), ...rest }) as unknown as ErrorData;

describe('readHlsProblems', () => {
  it('names the error, the engine and the server’s answer, without tokens', () => {
    const data = problem('fragLoadError', {
      fatal: true,
      frag: { url: 'https://cdn.test/1.m4s?token=x' },
      response: { code: 404 },
    });
    expect(readHlsProblems('hlsjs 1')(data, 0)).toMatchObject({
      code: 'SEGMENT_UNREACHABLE',
      severity: 'fatal',
      engine: 'hlsjs 1',
      engineCode: 'fragLoadError',
      httpStatus: 404,
      url: 'https://cdn.test/1.m4s?token=***',
    });
  });

  it.each([401, 403, 410])('takes %i of any request for an expired address, of a key for its refusal', (code) => {
    const read = readHlsProblems('hlsjs');
    for (const details of ['manifestLoadError', 'levelLoadError', 'fragLoadError', 'audioTrackLoadError'])
      expect(read(problem(details, { response: { code } }), 0)?.code, details).toBe('ACCESS_EXPIRED');
    expect(read(problem('keyLoadError', { response: { code } }), 0)?.code).toBe('KEY_REFUSED');
  });

  it('tells what is known to be behind an error in the place of what the engine says', () => {
    const cause = { code: 'KEY_WRONG', severity: 'fatal' } as const;
    const told = readHlsProblems('hlsjs')(problem('fragParsingError'), 0, cause);
    expect(told).toMatchObject({ ...cause, engineCode: 'fragParsingError' });
  });

  it('tells one stall once, however often hls.js repeats it', () => {
    const read = readHlsProblems('hlsjs');
    const stall = problem('bufferStalledError', { fatal: true });
    const told = [10, 10, 10.1, 10, 30].map((mediaTime) => read(stall, mediaTime)?.code);
    expect(told).toEqual(['BUFFER_STALLED', undefined, undefined, undefined, 'BUFFER_STALLED']);
  });

  it('keeps to itself what hls.js only reports about its own work', () => {
    const read = readHlsProblems('hlsjs');
    for (const details of ['bufferNudgeOnStall', 'bufferSeekOverHole', 'fragGap'])
      expect(read(problem(details), 0)).toBeNull();
  });

  it('calls what it does not know UNKNOWN', () => {
    expect(readHlsProblems('hlsjs')(problem('somethingNew', { fatal: true }), 0)?.code).toBe('UNKNOWN');
  });
});
