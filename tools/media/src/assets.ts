import type { Language } from './story.ts';

/** What is made. The key is the name in addresses; `picture` is the name of the drawing. */
export type AssetPlan =
  | { kind: 'loop'; picture: string; bed: string; seconds: number }
  | { kind: 'film'; picture: string; seconds: number; spoken: readonly Language[] };

export const ASSETS: Readonly<Record<string, AssetPlan>> = {
  steppe: { kind: 'loop', picture: 'steppe', bed: 'steppe', seconds: 16 },
  city: { kind: 'loop', picture: 'city', bed: 'city', seconds: 16 },
  stadium: { kind: 'loop', picture: 'stadium', bed: 'stadium', seconds: 16 },
  orchard: { kind: 'loop', picture: 'orchard', bed: 'orchard', seconds: 16 },
  orbit: { kind: 'loop', picture: 'orbit', bed: 'orbit', seconds: 16 },
  newsroom: { kind: 'loop', picture: 'newsroom', bed: 'newsroom', seconds: 16 },
  dusk: { kind: 'loop', picture: 'dusk', bed: 'dusk', seconds: 16 },
  film: { kind: 'film', picture: 'film', seconds: 48, spoken: ['ru', 'en'] },
};
