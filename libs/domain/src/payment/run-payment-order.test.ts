import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeyValueStore } from '../ports.ts';
import type { TransactionFacts } from './answers.ts';
import { payment } from './machine.ts';
import type { Called, RunningPayment } from './payment-runner.ts';
import { runPayment } from './run-payment.ts';
import { checkoutOf, choiceOf, NOW_MS, stampOf, sureClock, termsOf, USER_ID } from './testing/samples.ts';

const { actions } = payment;
const PENDING: Called<TransactionFacts> = { data: { id: 't1', status: 'pending' } };

it('PAY-080 in whatever order locks and answers come to three tabs, one sends, and all learn the outcome', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const values = new Map<string, string>();
      const store: KeyValueStore = {
        get: (key) => values.get(key) ?? null,
        set: (key, value) => void values.set(key, value),
        remove: (key) => void values.delete(key),
        clear: () => values.clear(),
      };
      let last: Promise<unknown> = Promise.resolve();
      let nowMs = NOW_MS;
      let sent = 0;
      /** The bank says yes when each tab knows of the payment. */
      const transaction = (): TransactionFacts => ({
        id: 't1',
        status: tabs.some((running) => running.state().kind === 'claiming') ? 'pending' : 'complete',
      });
      const page = new AbortController();
      const tabs: readonly RunningPayment[] = [1, 2, 3].map((tab) => {
        const running = runPayment(
          {
            clock: sureClock(() => nowMs),
            askTime: () => Promise.resolve(),
            store,
            tabs: {
              async exclusively(_name, signal, task) {
                const turn = last
                  .then(() => scheduler.schedule(Promise.resolve(), `lock ${tab}`))
                  .then(() => {
                    signal.throwIfAborted();
                    return task();
                  });
                last = turn.catch(() => undefined);
                await turn;
              },
            },
            pollEveryMs: 5_000,
            userId: () => USER_ID,
            prepare: () => Promise.resolve({ data: termsOf({ choices: [choiceOf({ hasMoneyOnBalance: true })] }) }),
            askPin: () => Promise.resolve(true),
            takesKeys: () => Promise.resolve({ data: true }),
            send() {
              sent += 1;
              return scheduler.schedule(Promise.resolve(PENDING), `answer ${tab}`);
            },
            find: () =>
              Promise.resolve(sent > 0 ? { is: 'transaction', transaction: transaction() } : { is: 'notFound' }),
            poll: () => Promise.resolve({ data: transaction() }),
            cancel: () => Promise.resolve({ data: transaction() }),
            wait(ms) {
              nowMs += ms;
              return scheduler.schedule(Promise.resolve(ms), `wait ${tab}`);
            },
            chance: () => 0,
          },
          page.signal,
        );
        running.send(actions.wanted({ wish: checkoutOf().wish }));
        return running;
      });
      await Promise.resolve();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      tabs.forEach((running, index) => {
        running.send(actions.balanceConfirmed(stampOf({ key: `key-${index}`, nowMs })));
        expect(running.state().kind).toBe('claiming');
      });
      for (let step = 0; step < 200; step += 1) {
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        if (scheduler.count() > 0) await scheduler.waitOne();
      }
      page.abort();
      const kinds = tabs.map((running) => running.state().kind);
      expect([kinds, sent]).toEqual([['done', 'done', 'done'], 1]);
    }),
    { numRuns: 100 },
  ));
