export interface TestOptions {
  /** The stages that were asked for; all of them when none was. */
  readonly stages: readonly string[];
  /** Null: everything. Else only what a change can break, against this base or, without a name, against the usual one. */
  readonly changed: { readonly base: string | undefined } | null;
}

const CHANGED = '--changed';

/**
 * What `npm test` was asked for.
 * @throws Error with one sentence that says what makes no sense.
 */
export function readTestOptions(args: readonly string[], known: readonly string[]): TestOptions {
  const stages = args.filter((arg) => !arg.startsWith('--'));
  const unknown = stages.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No stage is called ${unknown.join(', ')}: the stages are ${known.join(', ')}.`);
  const changed = args.find((arg) => arg === CHANGED || arg.startsWith(`${CHANGED}=`));
  const strange = args.find((arg) => arg.startsWith('--') && arg !== changed);
  if (strange !== undefined)
    throw new Error(`"${strange}" is no option: there are ${CHANGED} and ${CHANGED}=<commit>.`);
  if (changed === `${CHANGED}=`) throw new Error(`${CHANGED}= needs the name of a commit or a branch.`);
  return {
    stages: stages.length > 0 ? known.filter((name) => stages.includes(name)) : known,
    changed: changed === undefined ? null : { base: changed.slice(CHANGED.length + 1) || undefined },
  };
}
