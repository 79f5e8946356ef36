/** Something that a person can put right, told in one sentence; anything else is a fault of ours, with its trace. */
export class Refusal extends Error {}

/** A site that has no such screen: nothing to look at, and nothing wrong. */
export class Absence extends Refusal {}

/** Runs a command's work: a refusal ends it with its sentence and no trace. */
export async function withSentences(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
