/** In which place of the page each line is drawn. */
export type Places = ReadonlyMap<number, number>;

/**
 * Places for these lines: a line that was drawn keeps its own, because it may have the focus; a new one takes that of a line that is gone, so that
 * its elements are used again. The same object while nothing changes.
 */
export function placesOf(lines: readonly number[], before: Places): Places {
  if (lines.length === before.size && lines.every((line) => before.has(line))) return before;
  const stay = new Set(lines.map((line) => before.get(line)));
  const free = [...before.values()].filter((place) => !stay.has(place));
  const taken = new Set(before.values());
  let fresh = 0;
  const takeFresh = () => {
    while (taken.has(fresh)) fresh += 1;
    return fresh++;
  };
  return new Map(lines.map((line) => [line, before.get(line) ?? free.shift() ?? takeFresh()]));
}
