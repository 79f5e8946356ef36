/** Some 8 kB each, so at most some 8 MB. */
const MOST_KEPT = 1_000;

type Kept = { readonly answer: Promise<unknown>; readonly madeMs: number };

/**
 * Gives an answer to everybody who asks the same: to those who ask while it is being made, and for a while to those who come later. The key
 * names all that it depends on. What is a viewer's own has no place in it.
 */
export type ShareAnswer = <Answer>(revision: string, key: string, make: () => Promise<Answer>) => Promise<Answer>;

/** `keptMs`: how long an answer stands. A new catalogue, named by its revision, ends all of them at once. */
export function shareAnswers({ clock, keptMs }: { clock: () => number; keptMs: number }): ShareAnswer {
  let known = '';
  const kept = new Map<string, Kept>();
  return <Answer>(revision: string, key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (revision !== known) {
      kept.clear();
      known = revision;
    }
    const had = kept.get(key);
    if (had && clock() - had.madeMs < keptMs) return had.answer as Promise<Answer>;
    const answer = make();
    kept.delete(key);
    kept.set(key, { answer, madeMs: clock() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // What has failed is asked anew.
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    return answer;
  };
}
