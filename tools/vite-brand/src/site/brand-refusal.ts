/** Why a brand is not built, a sentence for each reason. It has no trace to print: nothing is wrong with our code. */
export class BrandRefusal extends Error {
  constructor(id: string, sentences: readonly string[]) {
    super([`The brand "${id}" cannot be built:`, ...sentences.map((sentence) => `  - ${sentence}`)].join('\n'));
    this.stack = this.message;
  }
}
