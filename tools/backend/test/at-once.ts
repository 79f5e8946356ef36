import type { Answer } from './test-backend.ts';

/** Calls that arrive together; a network of phones or a program sends them so. */
export const AT_ONCE = 200;

export const atOnce = <Result>(call: (index: number) => Promise<Result>, count = AT_ONCE): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** How many answers there were of each kind: `{ "200": 1, "429 code_too_soon": 199 }`. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = status === 200 ? '200' : `${status} ${body.error?.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
