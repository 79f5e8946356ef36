/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of every `part` items, drawn by chance, in their own order. */
export function sampleOf<Item>(items: readonly Item[], seed: number, part: number): readonly Item[] {
  const random = randomFrom(seed);
  const drawn = items.map((item, index) => ({ index, item, at: random() })).sort((one, other) => one.at - other.at);
  return drawn
    .slice(0, Math.ceil(items.length / part))
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}
