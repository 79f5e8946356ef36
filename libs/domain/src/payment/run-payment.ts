import type { CrossTab, KeyValueStore } from '../ports.ts';
import { STORED } from '../stored-keys.ts';
import { CLAIM_HOLDS_MS, SEND_GIVEN_UP_MS } from './constants.ts';
import type { Cancellable, Cancel } from './routine.ts';
import { createPaymentRunner, type RunnerPorts, type RunningPayment, type StoredPayments } from './payment-runner.ts';
import { readRecords } from './record.ts';

type Promised<Begin> = Begin extends (...args: infer Args) => Cancellable<infer Answer>
  ? (...args: [...Args, signal: AbortSignal]) => Promise<Answer>
  : never;
type Calls = 'prepare' | 'askPin' | 'askTime' | 'takesKeys' | 'send' | 'find' | 'poll' | 'cancel' | 'wait';

/** The outside of a payment, by promises. Nothing here throws, unless the signal has aborted. */
export type PaymentPorts = Pick<RunnerPorts, 'clock' | 'store' | 'pollEveryMs' | 'userId' | 'chance'> & {
  readonly tabs: Pick<CrossTab, 'exclusively'>;
} & { readonly [Call in Calls]: Promised<RunnerPorts[Call]> };

/** The payment of a page, until the signal. */
export function runPayment(ports: PaymentPorts, signal: AbortSignal): RunningPayment {
  const { clock, store, tabs, pollEveryMs, userId, chance } = ports;
  const running = createPaymentRunner({
    ...{ clock, store, pollEveryMs, userId, chance },
    records: storedPayments(store),
    prepare: begun(ports.prepare),
    askPin: begun(ports.askPin),
    askTime: begun(givenUpAfter(CLAIM_HOLDS_MS, ports.askTime)),
    takesKeys: begun(givenUpAfter(CLAIM_HOLDS_MS, ports.takesKeys)),
    send: begun(givenUpAfter(SEND_GIVEN_UP_MS, ports.send)),
    find: begun(ports.find),
    poll: begun(ports.poll),
    cancel: begun(ports.cancel),
    wait: begun(ports.wait),
    lock: (name) => (locked) => {
      const held = begun((here: AbortSignal) => tabs.exclusively(name, here, () => untilReleased(locked, here)));
      return held()(() => undefined);
    },
  });
  signal.addEventListener('abort', running.stop);
  return running;
}

const untilReleased = (locked: (release: Cancel) => void, here: AbortSignal): Promise<void> =>
  new Promise((resolve) => (here.aborted ? resolve() : locked(resolve)));

type Promises<Given extends readonly unknown[], Answer> = (
  ...given: [...Given, signal: AbortSignal]
) => Promise<Answer>;

/** What was given up ends here; anything else is a fault of the program and goes where all of these go. */
const begun =
  <Given extends unknown[], Answer>(call: Promises<Given, Answer>) =>
  (...given: Given): Cancellable<Answer> =>
  (answered) => {
    const life = new AbortController();
    const end = (answer: Answer) => void (life.signal.aborted || answered(answer));
    call(...given, life.signal).then(end, (reason: unknown) => {
      if (!life.signal.aborted) throw reason;
    });
    return () => life.abort();
  };

function storedPayments(store: KeyValueStore): StoredPayments {
  return {
    read: () => readRecords(store.get(STORED.payments)),
    write(records) {
      const text = records.length > 0 ? JSON.stringify(records) : null;
      if (text === store.get(STORED.payments)) return;
      if (text === null) store.remove(STORED.payments);
      else store.set(STORED.payments, text);
    },
  };
}

/** Aborts a call when its time is over, or its caller has lost interest. */
const givenUpAfter =
  <Given extends unknown[], Answer>(ms: number, call: Promises<Given, Answer>): Promises<Given, Answer> =>
  async (...given) => {
    const here = given.pop() as AbortSignal;
    const until = new AbortController();
    const giveUp = () => until.abort();
    const timer = setTimeout(giveUp, ms);
    here.addEventListener('abort', giveUp, { once: true });
    try {
      return await call(...(given as unknown as Given), until.signal);
    } finally {
      clearTimeout(timer);
      here.removeEventListener('abort', giveUp);
    }
  };
