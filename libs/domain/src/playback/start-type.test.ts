import { expect, it } from 'vitest';
import { startTypeOfFilm } from './start-type.ts';

it.each([
  [{ startSeconds: 0, followsEpisode: false }, 'vod'],
  [{ startSeconds: 300, followsEpisode: false }, 'resume'],
  [{ startSeconds: 0, followsEpisode: true }, 'next'],
  [{ startSeconds: 300, followsEpisode: true }, 'next'],
] as const)('STAT-032 a film that begins by %o starts as %s', (facts, startType) => {
  expect(startTypeOfFilm(facts)).toBe(startType);
});
