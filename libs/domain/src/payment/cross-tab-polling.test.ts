import { expect, it } from 'vitest';
import { createCrossTabPolling } from './cross-tab-polling.ts';
import { answerOf, perform } from './routine.ts';
import { NOW_MS, sureClock } from './testing/samples.ts';

const EVERY_MS = 5_000;

/** Tabs over one storage and one time. */
function openBrowser() {
  const stored = new Map<string, string>();
  let nowMs = NOW_MS;
  let waiting: { readonly dueMs: number; readonly go: () => void }[] = [];
  const openTab = (chance: number) =>
    createCrossTabPolling({
      clock: sureClock(() => nowMs),
      store: {
        get: (key) => stored.get(key) ?? null,
        set: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
        clear: () => stored.clear(),
      },
      lock: () => (locked) => {
        locked(() => undefined);
        return () => undefined;
      },
      pollEveryMs: EVERY_MS,
      chance: () => chance,
      wait: (ms) => (over) => {
        waiting.push({ dueMs: nowMs + ms, go: () => over(ms) });
        return () => undefined;
      },
    });
  const passTo = (ms: number) => {
    for (; nowMs <= NOW_MS + ms; nowMs += 10) {
      const due = waiting.filter(({ dueMs }) => dueMs <= nowMs);
      waiting = waiting.filter(({ dueMs }) => dueMs > nowMs);
      for (const { go } of due) go();
    }
  };
  return { openTab, passTo };
}

it('PAY-036 PAY-047 a tab that knows nothing yet of a payment asks before those that repeat their question, and none asks sooner than the interval', () => {
  const { openTab, passTo } = openBrowser();
  const asked: { readonly tab: string; readonly atMs: number }[] = [];
  let atMs = 0;
  const question = (tab: string) => () =>
    answerOf<null>((answered) => {
      asked.push({ tab, atMs });
      answered(null);
      return () => undefined;
    });
  const first = openTab(0.02);
  const repeat = () => void perform(first.ask(asked.length > 0, question('first')), repeat);
  repeat();
  for (; atMs <= 4_000; atMs += 10) passTo(atMs);
  // Its own part of the interval is as long as it can be: it would come second.
  perform(openTab(1).ask(false, question('second')), () => undefined);
  for (; atMs <= 11_000; atMs += 10) passTo(atMs);
  expect(asked.map(({ tab }) => tab)).toEqual(['first', 'second', 'first']);
  const gaps = asked.slice(1).map((one, index) => one.atMs - (asked[index]?.atMs ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(EVERY_MS);
});

it.each([0, -900])(
  'PAY-036 a tab whose clock is wrong keeps its own interval, and takes no other tab’s time away, also where it is put right by whole seconds (%i ms)',
  (leftMs) => {
    const stored = new Map<string, string>();
    const asked: string[] = [];
    let nowMs = NOW_MS;
    const openTab = (tab: string, clockErrorMs: () => number) => {
      let waiting: (() => void) | null = null;
      const polling = createCrossTabPolling({
        clock: sureClock(() => nowMs + clockErrorMs()),
        store: {
          get: (key) => stored.get(key) ?? null,
          set: (key, value) => void stored.set(key, value),
          remove: (key) => void stored.delete(key),
          clear: () => stored.clear(),
        },
        lock: () => (locked) => (locked(() => undefined), () => undefined),
        pollEveryMs: EVERY_MS,
        chance: () => 0,
        wait: (ms) => (over) => {
          if (ms <= 0) over(0);
          else waiting = () => over(ms);
          return () => undefined;
        },
      });
      const question = () => answerOf<null>((answered) => (asked.push(tab), answered(null), () => undefined));
      return { ask: () => void perform(polling.ask(false, question), () => undefined), look: () => waiting?.() };
    };
    let errorMs = -60_000;
    const right = openTab('right', () => 0);
    const wrong = openTab('wrong', () => errorMs);
    right.ask();
    wrong.ask();
    right.ask();
    expect(asked).toEqual(['right']);
    // Its clock is put right: what the other has asked is not long ago.
    errorMs = leftMs;
    wrong.look();
    expect(asked).toEqual(['right']);
    nowMs += EVERY_MS;
    right.look();
    expect(asked).toEqual(['right', 'right']);
  },
);
