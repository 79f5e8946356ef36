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
    prepare: (wish) => begun((here) => ports.prepare(wish, here)),
    askPin: () => begun((here) => ports.askPin(here)),
    askTime: () => begun((here) => givenUpAfter(CLAIM_HOLDS_MS, here, ports.askTime)),
    takesKeys: () => begun((here) => givenUpAfter(CLAIM_HOLDS_MS, here, ports.takesKeys)),
    send: (call, key) => begun((here) => givenUpAfter(SEND_GIVEN_UP_MS, here, (until) => ports.send(call, key, until))),
    find: (record, beside) => begun((here) => ports.find(record, beside, here)),
    poll: (record) => begun((here) => ports.poll(record, here)),
    cancel: (record) => begun((here) => ports.cancel(record, here)),
    wait: (ms) => begun((here) => ports.wait(ms, here)),
    lock: (name) => (locked) =>
      begun((here) => tabs.exclusively(name, here, () => untilReleased(locked, here)))(() => undefined),
  });
  signal.addEventListener('abort', running.stop);
  return running;
}

const untilReleased = (locked: (release: Cancel) => void, here: AbortSignal): Promise<void> =>
  new Promise((resolve) => (here.aborted ? resolve() : locked(resolve)));

/** What was given up ends here; anything else is a fault of the program and goes where all of these go. */
const begun =
  <Answer>(call: (here: AbortSignal) => Promise<Answer>): Cancellable<Answer> =>
  (answered) => {
    const life = new AbortController();
    const end = (answer: Answer) => void (life.signal.aborted || answered(answer));
    call(life.signal).then(end, (reason: unknown) => {
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
async function givenUpAfter<Answer>(
  ms: number,
  here: AbortSignal,
  call: (until: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const until = new AbortController();
  const giveUp = () => until.abort();
  const timer = setTimeout(giveUp, ms);
  here.addEventListener('abort', giveUp, { once: true });
  try {
    return await call(until.signal);
  } finally {
    clearTimeout(timer);
    here.removeEventListener('abort', giveUp);
  }
}
