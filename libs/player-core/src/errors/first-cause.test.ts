import { describe, expect, it } from 'vitest';
import type { ErrorCode, Severity } from './catalogue.ts';
import { FirstCause } from './first-cause.ts';
import { PlayerError } from './player-error.ts';
import { NO_HISTORY } from './recovery-history.ts';

const UNDER_WAY = { ...NO_HISTORY, steps: { restart: 1 } };
const error = (code: ErrorCode, severity: Severity = 'fatal') => new PlayerError(code, { severity });

describe('what is told of a trouble', () => {
  it.each<[told: ErrorCode, heard: [ErrorCode, Severity?][]]>([
    ['SEGMENT_CORRUPT', [['SEGMENT_CORRUPT'], ['APPEND_FAILED'], ['UNKNOWN']]],
    ['APPEND_FAILED', [['ENGINE_EXCEPTION'], ['LOAD_TIMEOUT'], ['APPEND_FAILED'], ['MANIFEST_INVALID']]],
    ['CODECS_UNSUPPORTED', [['SEGMENT_CORRUPT'], ['CODECS_UNSUPPORTED']]],
    ['SEGMENT_TIMEOUT', [['SEGMENT_TIMEOUT', 'warning'], ['BUFFER_STARVED']]],
    ['PLAYLIST_UNREACHABLE', [['SEGMENT_TIMEOUT', 'warning'], ['PLAYLIST_UNREACHABLE']]],
    ['LOAD_TIMEOUT', [['LOAD_TIMEOUT']]],
  ])('is %s of %j', (told, heard) => {
    const causes = new FirstCause();
    const errors = heard.map(([code, severity]) => error(code, severity));
    errors.forEach((one, index) => causes.hear(one, index === 0 ? NO_HISTORY : UNDER_WAY));
    expect(causes.of(errors.at(-1) ?? error('UNKNOWN')).code).toBe(told);
  });

  it.each(['PLAYLIST_TIMEOUT', 'SEGMENT_TIMEOUT', 'MANIFEST_TIMEOUT'] as const)(
    'is the refusal of a server that was late first: %s, then 403',
    (code) => {
      const causes = new FirstCause();
      const refused = new PlayerError('ACCESS_EXPIRED', { severity: 'fatal', httpStatus: 403 });
      causes.hear(error(code), NO_HISTORY);
      causes.hear(error('SEGMENT_CORRUPT'), UNDER_WAY);
      expect(causes.of(refused).code).toBe(code);
      causes.hear(refused, UNDER_WAY);
      expect(causes.of(refused)).toBe(refused);
      causes.hear(new PlayerError('MANIFEST_UNREACHABLE', { severity: 'fatal', httpStatus: 404 }), UNDER_WAY);
      expect(causes.of(refused)).toBe(refused);
    },
  );

  it('is nothing of an earlier trouble that was overcome', () => {
    const causes = new FirstCause();
    causes.hear(error('SEGMENT_CORRUPT'), NO_HISTORY);
    causes.hear(error('SEGMENT_TIMEOUT', 'warning'), UNDER_WAY);
    causes.onMediaArrived();
    const last = error('BUFFER_STARVED');
    causes.hear(last, NO_HISTORY);
    expect(causes.of(last)).toBe(last);
  });
});
