import type { Localised } from './localised.ts';

/**
 * A picture that the image server can compose: `/images/{kind}/{key}.jpg`. The key is unique in the world
 * (`c…` contents, `e…` episodes, `t…` programmes, `ch…` channels, `p…` persons, `n…` news, `pr…` promos, `l…` libraries,
 * `col…` collections, `av…` avatars, `i…` icons).
 */
export interface SeedArtwork {
  readonly key: string;
  readonly drawing:
    | { readonly type: 'scene'; readonly scene: string; readonly grade: string; readonly flip: boolean }
    | { readonly type: 'portrait'; readonly portrait: string; readonly background: string }
    | { readonly type: 'glyph'; readonly glyph: string; readonly from: string; readonly to: string };
  /** Lettering that posters and heroes may carry; absent for pictures that never do. */
  readonly title?: Localised;
  readonly lettering?: string;
  /** `#rrggbb`, shown before the picture arrives. */
  readonly dominantColor: string;
}
