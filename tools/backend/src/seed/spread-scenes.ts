import type { SeedContent } from './world.ts';

/** A row shows about so many cards at once; among them no scene should come twice. */
const VISIBLE_CARDS = 6;

/** Keeps the order as far as it can, but lets an item wait while its scene is among the last few. */
export function spreadScenes(contents: readonly SeedContent[]): readonly SeedContent[] {
  const waiting = [...contents];
  const ordered: SeedContent[] = [];
  while (waiting.length > 0) {
    const visible = new Set(ordered.slice(-(VISIBLE_CARDS - 1)).map(({ scene }) => scene));
    const fresh = waiting.findIndex(({ scene }) => !visible.has(scene));
    ordered.push(...waiting.splice(Math.max(0, fresh), 1));
  }
  return ordered;
}

/** Deals the same popularities out again, so that the most popular titles of each kind differ in what their posters show. */
export function withSpreadPopularity(contents: readonly SeedContent[]): readonly SeedContent[] {
  const byPopularity = [...contents].sort((one, other) => other.popularity - one.popularity);
  const dealt = new Map(spreadScenes(byPopularity).map(({ id }, index) => [id, byPopularity[index]?.popularity ?? 0]));
  return contents.map((content) => ({ ...content, popularity: dealt.get(content.id) ?? content.popularity }));
}
