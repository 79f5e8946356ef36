import { expect, it } from 'vitest';
import { IDLE_STATE } from '../state/player-state.ts';
import { DIAGNOSTIC_FIELDS, diagnosticsOf, diagnosticsText } from './diagnostics.ts';
import { PlayerError } from './player-error.ts';

const SECRET = 'aZ8kQ1mPzX7wLr5TgVbN2cYdE4fHj9sU';
const world = { nowMs: Date.UTC(2026, 0, 2, 3, 4, 5), userAgent: 'Browser/1' };
const error = new PlayerError('SEGMENT_UNREACHABLE', {
  severity: 'fatal',
  engine: 'hlsjs 1.7.4',
  engineCode: 'fragLoadError',
  httpStatus: 503,
  url: `https://cdn.test/a/1.ts?token=${SECRET}`,
});
const failed = {
  ...IDLE_STATE,
  error,
  content: 'archive' as const,
  position: { mediaTime: 61.25, wallTimeMs: Date.UTC(2026, 0, 1) },
  recovery: { ...IDLE_STATE.recovery, totals: { errors: 9, segmentErrors: 3, retries: 2 } },
};
const report = diagnosticsOf(failed, { contentId: 1, channelId: 2, libraryId: 3 }, world);

it('ENG-053 names everything that support asks for, in its order', () => {
  expect(Object.keys(report)).toEqual([...DIAGNOSTIC_FIELDS]);
  expect(report).toMatchObject({
    code: '1005 SEGMENT_UNREACHABLE',
    type: 'fragment',
    stream_type: 'archive',
    position: '2026-01-01T00:00:00.000Z',
    details: 'hlsjs 1.7.4, fragLoadError, HTTP 503',
    content_id: '1',
    channel_id: '2',
    library_id: '3',
    time: '2026-01-02T03:04:05.000Z',
    user_agent: 'Browser/1',
    fragment_errors: '3',
    total_errors: '9',
    retry_count: '2',
  });
});

it('ENG-056 no report holds a secret, wherever the address came from', () => {
  expect(report.url).toBe('https://cdn.test/a/1.ts?token=***');
  const early = {
    ...IDLE_STATE,
    source: { kind: 'live' as const, url: `https://cdn.test/${SECRET}/live.m3u8?access_token=x` },
  };
  const text = diagnosticsText(diagnosticsOf(early, {}, world));
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('access_token=x');
  expect(text).toContain('url: https://cdn.test/***/live.m3u8?access_token=***');
});

it('leaves out what nobody knows', () => {
  const sparse = diagnosticsOf(IDLE_STATE, {}, world);
  expect(Object.keys(sparse)).toEqual([
    'position',
    'time',
    'user_agent',
    'fragment_errors',
    'total_errors',
    'retry_count',
  ]);
});
