/** What gives up that which was begun. */
export type Cancel = () => void;

/** Something that is begun, and answers once: at once or later. Nothing answers after it was given up. */
export type Cancellable<Answer> = (answered: (answer: Answer) => void) => Cancel;

/** Work that waits for answers, one after another. Whoever performs it decides when each of them comes. */
export type Routine<Result> = Generator<Cancellable<never>, Result, unknown>;

/** Waits for an answer within `Routine`. */
export function* answerOf<Answer>(later: Cancellable<Answer>): Routine<Answer> {
  return (yield later as unknown as Cancellable<never>) as Answer;
}

/** Performs steps to their end. What stops them ends what they wait for, and runs their `finally`. */
export function perform<Result>(steps: Routine<Result>, over: (result: Result) => void): Cancel {
  let stop: Cancel | null = null;
  let turn = 0;
  const goOn = (answer?: unknown) => {
    const own = (turn += 1);
    stop = null;
    const step = steps.next(answer);
    if (step.done) {
      turn = Infinity;
      return over(step.value);
    }
    const stopThis = (step.value as Cancellable<unknown>)((given) => {
      if (turn === own) goOn(given);
    });
    if (turn === own) stop = stopThis;
  };
  goOn();
  return () => {
    if (turn === Infinity) return;
    turn = Infinity;
    stop?.();
    steps.return(undefined as never);
  };
}
