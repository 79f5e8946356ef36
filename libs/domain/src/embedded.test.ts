import { expect, it } from 'vitest';
import { isEmbedded } from './embedded.ts';

it.each([
  ['/channel_embed/3', true],
  ['/content_embed/film-2019-7', true],
  ['/channels', false],
  ['/channels/all/live_embed', false],
  ['/row/new_embed_films', false],
])('NAV-056 a page is embedded by its route, not by a name in its address: %s is %s', (pathname, expected) => {
  expect(isEmbedded(pathname)).toBe(expected);
});
