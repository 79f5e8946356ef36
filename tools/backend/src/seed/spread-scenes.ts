import type { SeedContent } from '../world/catalogue.ts';

/** A wide screen shows so many cards of a row at once; among them no scene should come twice. */
const VISIBLE_CARDS = 8;

type Spreading<Item> = {
  sceneOf: (item: Item) => string | undefined;
  /** Only neighbours of the same rank change places, such as films of one year. */
  rankOf?: (item: Item) => number;
};

/**
 * Keeps the order as far as it can, but lets an item wait while its scene is among the last few. Where all scenes were
 * just seen, the one that was seen longest ago is next.
 */
export function spread<Item>(items: readonly Item[], { sceneOf, rankOf = () => 0 }: Spreading<Item>): readonly Item[] {
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const recent = ordered.slice(1 - VISIBLE_CARDS).map(sceneOf);
    const [first] = waiting;
    const end = waiting.findIndex((item) => first !== undefined && rankOf(item) !== rankOf(first));
    const ages = waiting.slice(0, end < 0 ? undefined : end).map((item) => recent.lastIndexOf(sceneOf(item)));
    ordered.push(...waiting.splice(ages.indexOf(Math.min(...ages)), 1));
  }
  return ordered;
}

export const spreadScenes = (contents: readonly SeedContent[]): readonly SeedContent[] =>
  spread(contents, { sceneOf: ({ scene }) => scene });

/** Deals the same popularities out again, so that the most popular titles of each kind differ in what their posters show. */
export function withSpreadPopularity(contents: readonly SeedContent[]): readonly SeedContent[] {
  const byPopularity = [...contents].sort((one, other) => other.popularity - one.popularity);
  const dealt = new Map(spreadScenes(byPopularity).map(({ id }, index) => [id, byPopularity[index]?.popularity ?? 0]));
  return contents.map((content) => ({ ...content, popularity: dealt.get(content.id) ?? content.popularity }));
}
