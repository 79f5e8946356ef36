import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeyValueStore } from '../ports.ts';
import { STORED } from '../stored-keys.ts';
import { payment } from './machine.ts';
import { foundAmong } from './match-transaction.ts';
import { readRecords } from './record.ts';
import type { TransactionFacts } from './answers.ts';
import type { Called, RunningPayment } from './payment-runner.ts';
import { runPayment, type PaymentPorts } from './run-payment.ts';
import {
  checkoutOf,
  choiceOf,
  NOW_MS,
  recordByQr,
  recordOf,
  stampOf,
  sureClock,
  termsOf,
  USER_ID,
} from './testing/samples.ts';
import { cardWish, packetWish } from './wish.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => void vi.useRealTimers());

const { actions } = payment;
const POLL_MS = 5_000;
const PENDING = { data: { id: 't1', status: 'pending' } } as const;
const COMPLETE = { data: { id: 't1', status: 'complete' } } as const;
const http = (status: number) => ({ error: { kind: 'http', status, message: `${status}` } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A browser in memory: tabs share storage and locks. */
function openBrowser() {
  const values = new Map<string, string>();
  const store: KeyValueStore = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  const last = new Map<string, Promise<unknown>>();
  const asked: { readonly atMs: number; readonly tab: number }[] = [];
  let asking = 0;
  let mostAsking = 0;
  let tabs = 0;

  function openTab(changes: Partial<PaymentPorts> = {}) {
    const page = new AbortController();
    const tab = (tabs += 1);
    let isHere = true;
    const back = new Set<() => void>();
    const ports: PaymentPorts = {
      clock: sureClock(() => Date.now()),
      askTime: () => Promise.resolve(),
      store,
      tabs: {
        async exclusively(name, signal, task) {
          const turn = (last.get(name) ?? Promise.resolve()).then(() => {
            signal.throwIfAborted();
            return task();
          });
          last.set(
            name,
            turn.catch(() => undefined),
          );
          await turn;
        },
      },
      pollEveryMs: POLL_MS,
      userId: () => USER_ID,
      prepare: () => Promise.resolve({ data: termsOf({ choices: [choiceOf({ hasMoneyOnBalance: true })] }) }),
      askPin: () => Promise.resolve(true),
      takesKeys: () => Promise.resolve({ data: true }),
      send: vi.fn(() => Promise.resolve(PENDING)),
      find: () => Promise.resolve({ is: 'notFound' }),
      poll: () => Promise.resolve(PENDING),
      cancel: () => Promise.resolve(PENDING),
      async wait(ms, signal) {
        const sinceMs = Date.now();
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (!isHere) await new Promise<void>((resolve) => back.add(resolve));
        signal.throwIfAborted();
        return Math.min(ms, Date.now() - sinceMs);
      },
      chance: () => 0,
      ...changes,
    };
    const poll = ports.poll;
    const counted: PaymentPorts = {
      ...ports,
      async poll(record, signal) {
        asked.push({ atMs: Date.now(), tab });
        mostAsking = Math.max(mostAsking, (asking += 1));
        try {
          return await poll(record, signal);
        } finally {
          asking -= 1;
        }
      },
    };
    const running = runPayment(counted, page.signal);
    return {
      running,
      send: ports.send,
      kind: () => running.state().kind,
      close: () => page.abort(),
      leave: () => void (isHere = false),
      comeBack() {
        isHere = true;
        for (const resume of back) resume();
        back.clear();
      },
    };
  }
  return {
    openTab,
    store,
    values,
    asked,
    mostAsking: () => mostAsking,
    records: () => readRecords(store.get(STORED.payments)),
  };
}

/** From the wish to the press that pays. */
async function pay(running: RunningPayment, key = 'key-1'): Promise<void> {
  running.send(actions.wanted({ wish: checkoutOf().wish }));
  await pass(0);
  running.send(actions.balanceConfirmed(stampOf({ key, nowMs: Date.now() })));
  await pass(0);
}
const keepOpen = (store: KeyValueStore, changes: Parameters<typeof recordOf>[0] = {}) =>
  store.set(STORED.payments, JSON.stringify([recordOf({ transactionId: 't1', ...changes })]));
const gaps = (asked: readonly { readonly atMs: number }[]) =>
  asked.slice(1).map(({ atMs }, index) => atMs - asked[index]!.atMs);

it('PAY-051 the record is stored before the first request', async () => {
  const browser = openBrowser();
  const stored: number[] = [];
  const { running } = browser.openTab({
    send() {
      stored.push(browser.records().length);
      return Promise.resolve(PENDING);
    },
  });
  await pay(running);
  expect(stored).toEqual([1]);
  expect(browser.records()).toMatchObject([{ key: 'key-1', transactionId: 't1' }]);
});

it('PAY-080 of two tabs that pay for the same one sends, and the other follows', async () => {
  const browser = openBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await Promise.all([pay(one.running), pay(two.running, 'key-2')]);
  expect(vi.mocked(one.send).mock.calls.length + vi.mocked(two.send).mock.calls.length).toBe(1);
  await pass(POLL_MS);
  expect(new Set(browser.records().map(({ key }) => key)).size).toBe(1);
});

it('PAY-036 asks every 5 s, one tab at a time and all tabs together, whatever fails', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  const answers = [http(504), http(401), { error: { kind: 'network', message: '' } }, PENDING];
  let count = 0;
  const poll = () => Promise.resolve(answers[(count += 1) % answers.length]!);
  for (const { running } of [browser.openTab({ poll }), browser.openTab({ poll })]) running.lookUp();
  await pass(60_000);
  expect(browser.asked.length).toBeGreaterThan(10);
  expect(Math.min(...gaps(browser.asked))).toBeGreaterThanOrEqual(POLL_MS);
  expect(browser.mostAsking()).toBe(1);
});

it('PAY-042 PAY-047 a tab in front learns the outcome while another one is hidden', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  const hidden = browser.openTab();
  hidden.running.lookUp();
  await pass(1_000);
  hidden.leave();
  const seen = browser.openTab({ poll: () => Promise.resolve(COMPLETE) });
  seen.running.lookUp();
  await pass(3 * POLL_MS);
  expect([seen.kind(), hidden.kind()]).toEqual(['done', 'open']);
});

it('PAY-036 whoever comes back sooner than the interval waits for the rest of it', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  const tab = browser.openTab({
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 1_000), 1_000)),
  });
  tab.running.lookUp();
  await pass(30_000);
  expect(Math.min(...gaps(browser.asked))).toBeGreaterThanOrEqual(POLL_MS);
});

it('PAY-036 PAY-080 another payment that could not be called off is asked for when the interval is over, not sooner', async () => {
  const browser = openBrowser();
  const tab = browser.openTab({
    send: () => Promise.resolve({ error: { ...http(409).error, transactionId: 't9' } }),
    find: () => Promise.resolve({ is: 'other', transactionId: 't9', record: null }),
    cancel: () => Promise.resolve(http(503)),
    poll: ({ transactionId }) => Promise.resolve({ data: { id: transactionId ?? '', status: 'error' } }),
  });
  await pay(tab.running);
  expect(tab.kind()).toBe('otherOpen');
  tab.running.send(actions.otherCancelWanted());
  await pass(0);
  expect([tab.kind(), browser.asked.length], 'the question that found it was just asked').toEqual([
    'cancellingOther',
    0,
  ]);
  await pass(POLL_MS);
  expect(browser.asked).toHaveLength(1);
  expect(tab.kind()).not.toMatch(/Other|other/);
});

it('PAY-043 PAY-047 whoever looks at a payment, or looks away, while it is asked for loses no answer', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  let answer: (called: Called<TransactionFacts>) => void = () => undefined;
  const tab = browser.openTab({ poll: () => new Promise((resolve) => (answer = resolve)) });
  tab.running.lookUp();
  await pass(0);
  for (const event of [actions.sheetOpened(), actions.closed(), actions.sheetOpened()]) tab.running.send(event);
  answer({ data: { id: 't1', status: 'error', statusDescription: 'no' } });
  await pass(0);
  expect([tab.kind(), browser.asked.length]).toEqual(['refused', 1]);
});

it('PAY-046 time away does not count; after 600 s of asking the outcome is left for later', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  const tab = browser.openTab();
  tab.running.lookUp();
  await pass(10_000);
  tab.leave();
  await pass(1_200_000);
  tab.comeBack();
  await pass(1_000);
  expect(tab.kind()).toBe('open');
  await pass(600_000);
  expect(tab.kind()).toBe('later');
  expect(browser.records()).toMatchObject([{ isLate: true }]);
  // PAY-049
  expect(JSON.parse(browser.values.get(STORED.lastTransactionAt) ?? 'null')).toMatchObject({ isComplete: false });
});

it('PAY-046 PAY-047 whoever still looks at a payment that is told later learns its outcome at the next occasion, asked for once', async () => {
  const browser = openBrowser();
  keepOpen(browser.store, { isLate: true });
  let isPaid = false;
  const tab = browser.openTab({ poll: () => Promise.resolve(isPaid ? COMPLETE : PENDING) });
  tab.running.lookUp();
  tab.running.send(actions.sheetOpened());
  await pass(0);
  expect([tab.kind(), browser.asked.length]).toEqual(['later', 1]);
  tab.running.lookUp();
  await pass(60_000);
  expect([tab.kind(), browser.asked.length, browser.records().length]).toEqual(['later', 2, 1]);
  isPaid = true;
  tab.running.lookUp();
  await pass(POLL_MS);
  expect([tab.kind(), browser.asked.length, browser.records().length]).toEqual(['done', 3, 0]);
});

it('PAY-049 PIN-012 what ends without an outcome takes nothing from a payment that has just come about', () => {
  const browser = openBrowser();
  const done = JSON.stringify({ atMs: NOW_MS - 1_000, isComplete: true, skipsPin: true });
  browser.store.set(STORED.lastTransactionAt, done);
  keepOpen(browser.store, { createdAtMs: NOW_MS - 3_600_001 });
  browser.openTab().running.lookUp();
  expect(browser.values.get(STORED.lastTransactionAt)).toBe(done);
});

it('PAY-045 PAY-048 what is too old goes, and junk with it', async () => {
  const browser = openBrowser();
  keepOpen(browser.store, { createdAtMs: NOW_MS - 3_600_001 });
  const tab = browser.openTab();
  tab.running.lookUp();
  expect([tab.kind(), browser.values.has(STORED.payments)]).toEqual(['idle', false]);
  browser.store.set(STORED.payments, '{"not":"ours"}');
  tab.running.lookUp();
  expect([tab.kind(), browser.values.has(STORED.payments)]).toEqual(['idle', false]);
});

it('PAY-047 each occasion asks once for what is late', async () => {
  const browser = openBrowser();
  keepOpen(browser.store, { isLate: true });
  const tab = browser.openTab();
  tab.running.lookUp();
  await pass(60_000);
  expect(browser.asked).toHaveLength(1);
  tab.running.lookUp();
  await pass(60_000);
  expect(browser.asked).toHaveLength(2);
});

it('PAY-048 PAY-049 PIN-012 an outcome clears the record and writes when it was known', async () => {
  const browser = openBrowser();
  const tab = browser.openTab({ poll: () => Promise.resolve(COMPLETE) });
  await pay(tab.running);
  await pass(POLL_MS);
  expect([tab.kind(), browser.records()]).toEqual(['done', []]);
  expect(JSON.parse(browser.store.get(STORED.lastTransactionAt)!)).toMatchObject({ isComplete: true, skipsPin: false });
});

it('keeps a record for its viewer and asks nothing for another one', async () => {
  const browser = openBrowser();
  keepOpen(browser.store, { userId: 8 });
  const tab = browser.openTab();
  tab.running.lookUp();
  await pass(60_000);
  expect([tab.kind(), browser.asked, browser.records().length]).toEqual(['idle', [], 1]);
});

it('sends, stores and tells nothing after its page has gone', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const heard: string[] = [];
  tab.running.subscribe(({ kind }) => heard.push(kind));
  await pay(tab.running);
  const { length } = heard;
  tab.close();
  browser.values.clear();
  tab.running.send(actions.closed());
  tab.running.lookUp();
  await pass(60_000);
  expect([heard.length, browser.asked.length, browser.values.size]).toEqual([length, 0, 0]);
});

it('PAY-080 a page that slept after it had taken the right to send does not send', async () => {
  const browser = openBrowser();
  const tab = browser.openTab({
    // Timers sleep with the page: the answer is the first that it hears of.
    takesKeys() {
      vi.setSystemTime(Date.now() + 60_000);
      return Promise.resolve({ data: true });
    },
  });
  await pay(tab.running);
  expect(vi.mocked(tab.send)).not.toHaveBeenCalled();
  expect(tab.kind()).toBe('unsent');
});

it('gives a request up after 30 s, and asks before it is sent again', async () => {
  const browser = openBrowser();
  const tab = browser.openTab({
    send: (_call, _key, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ error: { kind: 'aborted', message: '' } }));
      }),
  });
  await pay(tab.running);
  await pass(29_999);
  expect(tab.kind()).toBe('sending');
  await pass(1);
  expect(tab.kind()).toBe('finding');
  await pass(30_000);
  expect(tab.kind()).toBe('unsent');
});

it('PAY-047 PAY-080 what a slow answer did not find may have arrived since the question: it is asked for again before anybody may send anew', async () => {
  const browser = openBrowser();
  const finds: number[] = [];
  const tab = browser.openTab({
    send: () => Promise.resolve(http(504)),
    async find(_record, _beside, signal) {
      finds.push(Date.now() - NOW_MS);
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      signal.throwIfAborted();
      return { is: 'notFound' };
    },
  });
  await pay(tab.running);
  await pass(44_000);
  // The request has had its 40 s by now, but not when the last question was asked.
  expect([tab.kind(), Math.max(...finds) < 40_000]).toEqual(['finding', true]);
  await pass(60_000);
  expect([tab.kind(), Math.max(...finds) >= 40_000]).toEqual(['unsent', true]);
});

it('PAY-047 PAY-080 a payment right after another one alike is not taken for that one, whose money has gone into its purchase', async () => {
  const browser = openBrowser();
  const money = { id: 't1', status: 'complete', purpose: 'refill', amountMinor: 190_000, createdAtMs: NOW_MS } as const;
  const bought = { id: 't2', status: 'complete' } as const;
  const others: (readonly string[])[] = [];
  const ports: Partial<PaymentPorts> = {
    send: (call) => Promise.resolve(call.name === 'purchase' ? { data: bought } : { data: money }),
    find(record, beside) {
      others.push(beside.taken);
      return Promise.resolve(foundAmong({ listed: [money], hasNoList: false, owned: null }, record, beside));
    },
  };
  const first = browser.openTab(ports);
  browser.store.set(STORED.payments, JSON.stringify([recordByQr({ sentAtMs: NOW_MS })]));
  first.running.lookUp();
  await pass(0);
  expect([first.kind(), browser.records()]).toEqual(['done', []]);
  browser.store.set(STORED.payments, JSON.stringify([recordByQr({ key: 'key-2' })]));
  const second = browser.openTab(ports);
  second.running.lookUp();
  await pass(POLL_MS);
  expect([second.kind(), others.at(-1)]).toEqual(['finding', ['t2', 't1']]);
  // What somebody else has written there takes nothing away.
  browser.store.set('payments_ended', '[{"key":5},null,"t1"]');
  await pass(POLL_MS);
  expect(second.kind()).toBe('done');
});

/** A device whose clock has jumped since the server told the time last. */
function jumpedClock(jumpMs: number) {
  let errorMs = jumpMs;
  return {
    clock: {
      now: () => Date.now() + errorMs,
      earliest: () => Date.now() + Math.min(0, errorMs),
      isSure: () => errorMs === 0,
    },
    told: () => void (errorMs = 0),
  };
}

it.each([-86_400_000, 1_000_000, 86_400_000])(
  'PAY-045 PAY-047 a device clock that has jumped by %d ms before the press that pays is put right first: the payment has the date of the server',
  async (jumpMs) => {
    const browser = openBrowser();
    const { clock, told } = jumpedClock(jumpMs);
    const tab = browser.openTab({ clock, askTime: () => Promise.resolve(told()) });
    tab.running.send(actions.wanted({ wish: checkoutOf().wish }));
    await pass(0);
    tab.running.send(actions.balanceConfirmed(stampOf({ nowMs: clock.now() })));
    await pass(0);
    expect(browser.records()).toMatchObject([{ createdAtMs: Date.now(), sentAtMs: Date.now(), transactionId: 't1' }]);
  },
);

it('PAY-047 where the server does not tell the time before a payment, the payment is dated as early as it can be: it is found', async () => {
  const browser = openBrowser();
  const { clock, told } = jumpedClock(1_000_000);
  const tab = browser.openTab({ clock, send: () => Promise.resolve(told() ?? http(500)) });
  await pay(tab.running);
  expect(browser.records()).toMatchObject([{ createdAtMs: Date.now() }]);
  // What was sent in the future by a clock that was wrong is waited for no longer than anything else.
  await pass(60_000);
  expect(tab.kind()).toBe('unsent');
});

it('PAY-045 PAY-047 nothing that is stored is too old while nobody is sure of the time: the server is asked, and then it is or is not', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  const { clock, told } = jumpedClock(86_400_000);
  const tab = browser.openTab({ clock, poll: () => Promise.resolve(told() ?? PENDING) });
  tab.running.lookUp();
  expect(browser.records()).toHaveLength(1);
  await pass(0);
  expect(tab.kind()).toBe('open');
  await pass(3_600_001);
  expect(browser.records()).toHaveLength(1);
  tab.running.send(actions.closed());
  tab.running.lookUp();
  expect([tab.kind(), browser.records()]).toEqual(['idle', []]);
});

it.each([-1_000_000, 86_400_000])(
  'PAY-047 PAY-080 a press by a device clock that has jumped by %d ms, and that the server does not put right, finds what another tab pays for: its charge is told',
  async (jumpMs) => {
    const browser = openBrowser();
    keepOpen(browser.store, { key: 'of the other tab' });
    const { clock, told } = jumpedClock(jumpMs);
    const poll = () => Promise.resolve(told() ?? COMPLETE);
    const tab = browser.openTab({ clock, poll, askTime: () => Promise.resolve(http(504)) });
    await pay(tab.running);
    await pass(POLL_MS);
    expect(vi.mocked(tab.send)).not.toHaveBeenCalled();
    expect(tab.running.state()).toMatchObject({ kind: 'done', record: { key: 'of the other tab' } });
  },
);

it('PAY-080 whoever has taken the right to send by a clock that was put right since has lost it', async () => {
  const browser = openBrowser();
  const { clock, told } = jumpedClock(1_000_000);
  const tab = browser.openTab({ clock, takesKeys: () => Promise.resolve(told() ?? { data: true }) });
  await pay(tab.running);
  expect(vi.mocked(tab.send)).not.toHaveBeenCalled();
  expect(tab.kind()).toBe('finding');
});

const FORM: Parameters<typeof recordOf>[0] = {
  wish: cardWish({ then: packetWish(5) }),
  intent: 'card',
  paidBy: 'card',
  call: { name: 'linkCard', args: { paysystemShortname: 'card', accountId: 3, amountMinor: 500, neededRefund: true } },
};

it.each([
  ['asked for', 't1'],
  ['looked for', null],
])(
  'PAY-027 the form of a card that is %s in silence, and that its own tab has gone on without, ends here: nobody is asked to go on, and it is stored no more',
  async (_, transactionId) => {
    const browser = openBrowser();
    keepOpen(browser.store, { ...FORM, transactionId });
    const tab = browser.openTab({
      poll: () => Promise.resolve(browser.records().length > 0 ? PENDING : COMPLETE),
      find: () => Promise.resolve({ is: 'transaction', transaction: PENDING.data }),
    });
    tab.running.lookUp();
    browser.store.remove(STORED.payments);
    await pass(POLL_MS * 2);
    expect([tab.kind(), browser.records()]).toEqual(['idle', []]);
  },
);

it('PAY-027 PAY-042 the form of a card that no other tab has ended is told of, with what it is for', async () => {
  const browser = openBrowser();
  keepOpen(browser.store, FORM);
  const tab = browser.openTab({ poll: () => Promise.resolve(COMPLETE) });
  tab.running.lookUp();
  await pass(POLL_MS);
  expect(tab.running.state()).toMatchObject({ kind: 'done', record: { wish: FORM.wish } });
});

it('PAY-042 a payment that another tab has ended is told of here too', async () => {
  const browser = openBrowser();
  keepOpen(browser.store);
  const tab = browser.openTab({ poll: () => Promise.resolve(COMPLETE) });
  tab.running.lookUp();
  browser.store.remove(STORED.payments);
  await pass(POLL_MS);
  expect(tab.kind()).toBe('done');
});
