import type { Called } from '@livery/domain/payment';
import type { Viewer } from './viewer.ts';

/** What is on the way may arrive a little after it was given up. */
const LANDS_WITHIN_MS = 34_000;
const CALL_MS = 30_000;
const LOST = { error: { kind: 'network', message: 'lost' } } as const;

/** What becomes of a call on its way. The last ones are the back end's own. */
export const FAULTS = ['lostRequest', 'lostAnswer', 'twice', 'noToken', 'broken', 'brokenOff', 'slow'] as const;
type Fault = (typeof FAULTS)[number] | 'none';

/** Something that waits until the history lets it go on. */
export interface Held {
  readonly what: string;
  readonly isSend: boolean;
  stage(): 'waiting' | 'out' | 'back';
  isReady(): boolean;
  goOn(fault: Fault): Promise<void>;
  /** Time has passed. */
  age(): void;
}

export type HeldCalls = ReturnType<typeof createHeld>;

/** The calls and waits of some tabs, each held back until somebody lets it go on. */
export function createHeld(now: () => number) {
  let all: Held[] = [];
  const add = (one: Held) => void all.push(one);
  const remove = (one: Held) => void (all = all.filter((other) => other !== one));

  return {
    all: (): readonly Held[] => all,
    age: () => all.forEach((one) => one.age()),

    /** @returns how long it has waited */
    until(what: string, isReady: () => boolean, here: AbortSignal): Promise<number> {
      const sinceMs = now();
      return new Promise((resolve, reject) => {
        const one: Held = {
          ...{ what, isSend: false, isReady, stage: () => 'waiting', age: () => undefined },
          goOn() {
            remove(one);
            resolve(now() - sinceMs);
            return Promise.resolve();
          },
        };
        const end = () => {
          remove(one);
          reject(new Error('aborted'));
        };
        if (here.aborted) return end();
        here.addEventListener('abort', end, { once: true });
        add(one);
      });
    },

    call<Data>(
      {
        what,
        isSend,
        viewer,
        here,
      }: { readonly what: string; readonly isSend: boolean; readonly viewer: Viewer; readonly here: AbortSignal },
      ask: () => Promise<Called<Data>>,
    ): Promise<Called<Data>> {
      const sinceMs = now();
      return new Promise((resolve) => {
        let answer: Called<Data> | null = null;
        let isLeft = false;
        const one: Held = {
          ...{ what, isSend, isReady: () => true, stage: () => (answer ? 'back' : 'out') },
          async goOn(fault) {
            if (answer) {
              remove(one);
              return resolve(answer);
            }
            answer = await answerOf(viewer, ask, fault);
            if (isLeft) remove(one);
          },
          age() {
            const ageMs = now() - sinceMs;
            if (ageMs >= LANDS_WITHIN_MS) remove(one);
            if (ageMs < CALL_MS || isLeft) return;
            isLeft = true;
            if (!isSend || answer) remove(one);
            resolve(LOST);
          },
        };
        // A payment that is on its way arrives although nobody waits for its answer.
        const leave = () => {
          isLeft = true;
          if (!isSend || answer) remove(one);
          // As the site's own calls have it: what is given up is an answer, also on a machine so busy that it takes a timer's whole time.
          resolve(LOST);
        };
        if (here.aborted) return leave();
        here.addEventListener('abort', leave, { once: true });
        add(one);
      });
    },
  };
}

async function answerOf<Data>(viewer: Viewer, ask: () => Promise<Called<Data>>, fault: Fault): Promise<Called<Data>> {
  switch (fault) {
    case 'none':
      return ask();
    case 'lostRequest':
      return LOST;
    case 'lostAnswer':
      await ask();
      return LOST;
    case 'twice':
      return (await Promise.all([ask(), ask()]))[1];
    case 'noToken':
      await viewer.expireToken();
      return ask();
    case 'broken':
      await viewer.spoil('fault', { failBefore: 1 });
      return ask();
    case 'brokenOff':
      await viewer.spoil('fault', { loseAnswer: 1 });
      return ask();
    case 'slow':
      await viewer.spoil('timeouts', { polls: 1 });
      return ask();
  }
}
