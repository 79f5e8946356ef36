/** What gives up that which was begun. */
export type Stop = () => void;

/** Something that is begun, and answers once: at once or later. Nothing answers after it was given up. */
export type Later<Answer> = (answered: (answer: Answer) => void) => Stop;

/** Work that waits for answers, one after another. Whoever performs it decides when each of them comes. */
export type Steps<Result> = Generator<Later<never>, Result, unknown>;

/** Waits for an answer within `Steps`. */
export function* answerOf<Answer>(later: Later<Answer>): Steps<Answer> {
  return (yield later as unknown as Later<never>) as Answer;
}

/** Performs steps to their end. What stops them ends what they wait for, and runs their `finally`. */
export function perform<Result>(steps: Steps<Result>, over: (result: Result) => void): Stop {
  let stop: Stop | null = null;
  let turn = 0;
  const goOn = (answer?: unknown) => {
    const own = (turn += 1);
    stop = null;
    const step = steps.next(answer);
    if (step.done) {
      turn = Infinity;
      return over(step.value);
    }
    const stopThis = (step.value as Later<unknown>)((given) => {
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
