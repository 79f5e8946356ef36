import { expect, it } from 'vitest';
import { createCrossTabPolling } from './cross-tab-polling.ts';
import { NOW_MS } from './testing/samples.ts';

const EVERY_MS = 5_000;

/** Tabs over one storage and one time. */
function openBrowser() {
  const stored = new Map<string, string>();
  let nowMs = NOW_MS;
  let waiting: { readonly dueMs: number; readonly go: () => void }[] = [];
  const openTab = (chance: number) =>
    createCrossTabPolling({
      clock: { now: () => nowMs },
      store: {
        get: (key) => stored.get(key) ?? null,
        set: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
        clear: () => stored.clear(),
      },
      tabs: { exclusively: (_name, _signal, task) => task() },
      pollEveryMs: EVERY_MS,
      chance: () => chance,
      wait: (ms) => new Promise((resolve) => waiting.push({ dueMs: nowMs + ms, go: () => resolve(ms) })),
    });
  const passTo = async (ms: number) => {
    for (; nowMs <= NOW_MS + ms; nowMs += 10) {
      const due = waiting.filter(({ dueMs }) => dueMs <= nowMs);
      waiting = waiting.filter(({ dueMs }) => dueMs > nowMs);
      for (const { go } of due) go();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return { openTab, passTo };
}

it('PAY-036 PAY-047 a tab that knows nothing yet of a payment asks before those that repeat their question, and none asks sooner than the interval', async () => {
  const { openTab, passTo } = openBrowser();
  const here = new AbortController().signal;
  const asked: { readonly tab: string; readonly atMs: number }[] = [];
  let atMs = 0;
  const question = (tab: string) => () => {
    asked.push({ tab, atMs });
    return Promise.resolve(null);
  };
  const first = openTab(0.02);
  const repeat = async (): Promise<void> => {
    await first.ask(asked.length > 0, here, question('first'));
    await repeat();
  };
  void repeat();
  for (; atMs <= 4_000; atMs += 10) await passTo(atMs);
  // Its own part of the interval is as long as it can be: it would come second.
  void openTab(1).ask(false, here, question('second'));
  for (; atMs <= 11_000; atMs += 10) await passTo(atMs);
  expect(asked.map(({ tab }) => tab)).toEqual(['first', 'second', 'first']);
  const gaps = asked.slice(1).map((one, index) => one.atMs - (asked[index]?.atMs ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(EVERY_MS);
});
