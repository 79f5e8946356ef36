import { localised, type Localised } from '../../world/localised.ts';

/** A title written by hand, with the scene that its artwork shows and, for the best known, its own sentence. */
export interface Title {
  readonly title: Localised;
  readonly scene: string | null;
  readonly tagline: Localised | null;
}

export type FourTexts = readonly [ru: string, kk: string, uz: string, en: string];

export function title(texts: FourTexts, scene: string | null = null, tagline: FourTexts | null = null): Title {
  return { title: localised(...texts), scene, tagline: tagline === null ? null : localised(...tagline) };
}
