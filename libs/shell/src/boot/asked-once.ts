/** Asks once for all: the same promise each time. One that has failed is asked anew by whoever comes next. */
export function askedOnce<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
