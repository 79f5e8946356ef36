import { expect, it } from 'vitest';
import { isEmbedded } from './embedded.ts';

it.each([
  ['/channel_embed/3', true],
  ['/content_embed/film-2019-7', true],
  ['/channels', false],
])('NAV-056 a path that contains `_embed` is a page inside of another site: %s is %s', (pathname, expected) => {
  expect(isEmbedded(pathname)).toBe(expected);
});
