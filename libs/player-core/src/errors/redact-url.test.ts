import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlayerError } from './player-error.ts';
import { redactUrl } from './redact-url.ts';

it.each([
  ['https://cdn.test/live/news/master.m3u8', 'https://cdn.test/live/news/master.m3u8'],
  ['https://cdn.test/a.m3u8?token=abc&ts=1700000000', 'https://cdn.test/a.m3u8?token=***&ts=1700000000'],
  ['https://cdn.test/a?access_token=abc&hdnts=exp=1~acl=*', 'https://cdn.test/a?access_token=***&hdnts=***'],
  ['https://user:pass@cdn.test/a', 'https://cdn.test/a'],
  ['https://cdn.test/4f1c0a9b7e2d4c6f8a1b3c5d7e9f0a2b/a.m3u8', 'https://cdn.test/***/a.m3u8'],
  ['https://cdn.test/a?x=eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl', 'https://cdn.test/a?x=***'],
  ['https://cdn.test/a#token=abc', 'https://cdn.test/a'],
  ['/live/one/720p.m3u8?sid=7', '/live/one/720p.m3u8?sid=7'],
])('shows %s as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

it('never shows the value of a parameter that is named like a secret', () => {
  const anyName = fc.constantFrom(
    'token',
    'access_token',
    'Signature',
    'auth',
    'X-Amz-Credential',
    'sessionId',
    'device_serial',
  );
  const anyValue = fc.stringMatching(/^[a-zA-Z0-9%=._-]{4,40}$/).map((value) => `s3cret${value}`);
  fc.assert(
    fc.property(anyName, anyValue, (name, value) => {
      expect(redactUrl(`https://cdn.test/a.m3u8?q=1&${name}=${value}`)).not.toContain('s3cret');
    }),
  );
});

it('leaves no token in an error', () => {
  const error = new PlayerError('SEGMENT_UNREACHABLE', { severity: 'fatal', url: 'https://cdn.test/1.m4s?token=abc' });
  expect(error.url).toBe('https://cdn.test/1.m4s?token=***');
});
