import type { Called, Cancellable } from '@livery/domain/payment';
import { failureOf, IS_DONE, type Fault } from './faults.ts';

const CALL_MS = 30_000;
/** What is on the way may arrive a little after it was given up. */
const LANDS_WITHIN_MS = 34_000;
const LOST = { error: { kind: 'network', message: 'lost' } } as const;

/** Something that waits until the history lets it go on. `out`: on its way to the server. `back`: the answer is on its way. */
export interface Held<Owner> {
  readonly owner: Owner;
  readonly what: string;
  readonly stage: 'waiting' | 'out' | 'back';
  isReady(): boolean;
  goOn(fault: Fault): void;
}

interface Kept<Owner> extends Held<Owner> {
  stage: 'waiting' | 'out' | 'back';
  readonly sinceMs: number;
  readonly givenUpMs: number;
  giveUp(): void;
}

export interface Ask<Owner, Data> {
  readonly owner: Owner;
  readonly what: string;
  /** It arrives although nobody waits for its answer. */
  readonly isSent?: boolean;
  readonly givenUpMs?: number;
  /** Asks the server. */
  ask(): Called<Data>;
  /** The server has answered: it tells the time. */
  onAnswer(): void;
}

/** What has begun and is not over in some tabs, each held back until somebody lets it go on. */
export function createHeld<Owner>(now: () => number) {
  const all: Kept<Owner>[] = [];
  const remove = (one: Kept<Owner>) => removeFrom(all, one);

  return {
    all: (): readonly Held<Owner>[] => all,

    until:
      (owner: Owner, what: string, isReady: () => boolean): Cancellable<undefined> =>
      (answered) => {
        const one: Kept<Owner> = {
          ...{ owner, what, stage: 'waiting', sinceMs: now(), givenUpMs: Infinity, isReady, giveUp: () => undefined },
          goOn() {
            remove(one);
            answered(undefined);
          },
        };
        all.push(one);
        return () => remove(one);
      },

    call:
      <Data>({
        owner,
        what,
        isSent = false,
        givenUpMs = CALL_MS,
        ask,
        onAnswer,
      }: Ask<Owner, Data>): Cancellable<Called<Data>> =>
      (answered) => {
        let answer: Called<Data> = LOST;
        let isLeft = false;
        const one: Kept<Owner> = {
          ...{ owner, what, stage: 'out', sinceMs: now(), givenUpMs, isReady: () => true },
          goOn(fault) {
            if (one.stage === 'back') {
              remove(one);
              if (answer !== LOST && answer.error?.kind !== 'network') onAnswer();
              return answered(answer);
            }
            const error = failureOf(fault);
            const done = IS_DONE.has(fault) ? ask() : LOST;
            answer = error ? { error } : done;
            one.stage = 'back';
            if (isLeft) remove(one);
          },
          giveUp() {
            if (isLeft) return;
            isLeft = true;
            if (!isSent || one.stage === 'back') remove(one);
            answered(LOST);
          },
        };
        all.push(one);
        return () => {
          isLeft = true;
          if (!isSent || one.stage === 'back') remove(one);
        };
      },

    /** Time has passed: what nobody has answered is given up, and what has not arrived by then never does. */
    age(): void {
      const old = all.filter(({ stage, sinceMs, givenUpMs }) => stage !== 'waiting' && now() - sinceMs >= givenUpMs);
      for (const one of old) {
        if (all.includes(one)) one.giveUp();
        if (one.stage === 'out' && now() - one.sinceMs >= LANDS_WITHIN_MS) remove(one);
      }
    },
  };
}

/** In place: a million histories leave no arrays behind. */
function removeFrom<One>(all: One[], one: One): void {
  const place = all.indexOf(one);
  if (place >= 0) all.splice(place, 1);
}
