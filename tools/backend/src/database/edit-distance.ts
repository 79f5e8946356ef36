/**
 * How many letters must be left out, added, replaced or swapped with their neighbour until a typed word begins the other one.
 * The other word may go on: whoever types is not at its end yet.
 */
export function editsToBegin(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  from.forEach((letter, row) => {
    const next = [row + 1];
    to.forEach((other, column) => {
      const replaced = at(last, column) + (letter === other ? 0 : 1);
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && other === from[row - 1]
          ? at(beforeLast, column - 1) + 1
          : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, swapped, at(last, column + 1) + 1, at(next, column) + 1));
    });
    [beforeLast, last] = [last, next];
  });
  return Math.min(...last);
}

const at = (costs: readonly number[], index: number) => costs[index] ?? Number.POSITIVE_INFINITY;
