import { expect, it } from 'vitest';
import { requestKey } from './early.ts';

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
