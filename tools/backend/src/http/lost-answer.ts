/** Everything is done, and nobody hears of it: the connection is broken off in place of the answer. */
export class LostAnswer extends Error {
  constructor() {
    super('An answer was lost on purpose.');
  }
}
