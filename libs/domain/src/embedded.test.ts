import { expect, it } from 'vitest';
import { isEmbedded } from './embedded.ts';

it('NAV-056 a path with _embed is embedded', () => {
  expect([isEmbedded('/channel_embed/3'), isEmbedded('/channels')]).toEqual([true, false]);
});
