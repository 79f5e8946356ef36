/**
 * Asks once for all: the same promise each time, which `use` reads without a wait once it is settled. One that has failed is asked anew by
 * whoever comes next.
 */
export function askedOnce<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | null = null;
  return () => {
    asked ??= readable(
      ask().catch((error: unknown) => {
        asked = null;
        throw error;
      }),
    );
    return asked;
  };
}

/** Marks a fulfilled promise as React marks those that it has read. */
function readable<Result>(promise: Promise<Result>): Promise<Result> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
