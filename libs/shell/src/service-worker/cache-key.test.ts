import { expect, it } from 'vitest';
import { answerKey, viewerKey } from './cache-key.ts';

const viewer = viewerKey({ user: 7, profile: null, language: 'kk' });

it('keeps the access token out of the key', () => {
  expect(answerKey('https://api.test/v2/rowsets/1?kind=web&access_token=secret', viewer)).toBe(
    'https://api.test/v2/rowsets/1?kind=web&viewer=7%2F-%2Fkk',
  );
});

it('gives the same key whatever the order of the query', () => {
  expect(answerKey('https://a.test/x?b=2&a=1', viewer)).toBe(answerKey('https://a.test/x?a=1&b=2', viewer));
});

it('gives other viewers, profiles and languages other keys', () => {
  const keys = [
    { user: 7, profile: null, language: 'kk' },
    { user: 7, profile: 1, language: 'kk' },
    { user: 8, profile: null, language: 'kk' },
    { user: 7, profile: null, language: 'ru' },
  ].map((one) => answerKey('https://a.test/x', viewerKey(one)));
  expect(new Set(keys).size).toBe(4);
});
