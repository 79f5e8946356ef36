import { expect, it } from 'vitest';
import { rememberRequests, requestKey, type RememberedRequests } from './early.ts';

it('knows one request in two spellings, whatever its token', () => {
  expect(requestKey('https://api.test/v2/rowsets/1?kind=web&access_token=secret&a=1')).toBe(
    requestKey('https://api.test/v2/rowsets/1?a=1&kind=web'),
  );
  expect(requestKey('https://api.test/v2/rowsets?access_token=secret')).toBe('https://api.test/v2/rowsets');
});

it('tells requests apart by origin, path and query', () => {
  const addresses = ['https://a.test/x', 'https://b.test/x', 'https://a.test/y', 'https://a.test/x?kind=web'];
  expect(new Set(addresses.map(requestKey)).size).toBe(4);
});

it('remembers requests without their token, each once', () => {
  const text = rememberRequests(
    [
      { url: 'https://api.test/v2/rowsets/1?kind=web&access_token=secret', mayBeOld: true },
      { url: 'https://api.test/v2/channels/channel_list?access_token=secret', mayBeOld: false },
      { url: 'https://api.test/v2/rowsets/1?access_token=other&kind=web', mayBeOld: true },
    ],
    'kk',
  );
  expect(text).not.toContain('secret');
  expect(JSON.parse(text) as RememberedRequests).toEqual({
    acceptLanguage: 'kk',
    requests: [
      { path: '/v2/rowsets/1?kind=web', mayBeOld: true },
      { path: '/v2/channels/channel_list', mayBeOld: false },
    ],
  });
});
