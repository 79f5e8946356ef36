/** Numbers that look random and come again with their seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    isTrue: (chance: number): boolean => next() < chance,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
  };
}
export type Random = ReturnType<typeof createRandom>;
