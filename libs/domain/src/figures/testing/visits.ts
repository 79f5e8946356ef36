import fc from 'fast-check';
import { createEventQueue, type EventList, type EventQueue, type PostAnswer } from '../event-queue.ts';
import type { TrackedEvent } from '../events.ts';

const TABS = 3;

/** What a browser keeps, as far as its tabs see it. */
export function listInMemory(): EventList {
  let items: { readonly key: number; readonly item: TrackedEvent }[] = [];
  let last = 0;
  return {
    add: async (item) => void items.push({ key: ++last, item }),
    first: async (count) => items.slice(0, count),
    remove: async (keys) => void (items = items.filter(({ key }) => !keys.includes(key))),
    keepLast: async (count) => void (items = items.slice(-count)),
    clear: async () => void (items = []),
  };
}

/** What may happen to three tabs of one browser, and to the line between them and the collector. */
export type Happening =
  /** So much of a play is watched, and told when the play is over. */
  | { readonly type: 'watch'; readonly tab: number; readonly ms: number }
  /** Time passes, with whatever was due. */
  | { readonly type: 'wait'; readonly ms: number }
  /** The tab is closed, as browsers close them: it may send what it has. */
  | { readonly type: 'close'; readonly tab: number }
  /** The tab dies without a word. */
  | { readonly type: 'crash'; readonly tab: number }
  | { readonly type: 'line'; readonly is: Line };

/** How requests fare: `silent` ones arrive and are answered to nobody; `doubled` ones arrive twice. */
type Line = 'good' | 'offline' | 'silent' | 'doubled' | 'failing';

const tab = fc.nat({ max: TABS - 1 });
export const randomVisits: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('watch' as const), tab, ms: fc.nat({ max: 7_200_000 }) }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat({ max: 3_600_000 }) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const), tab }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('crash' as const), tab }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('line' as const),
        is: fc.constantFrom<Line>('good', 'offline', 'silent', 'doubled', 'failing'),
      }),
    },
  ),
  { minLength: 5, maxLength: 60 },
);

/** What a collector counts: each id once. `arrivals` says how often each came. */
function createCollector() {
  const arrivals = new Map<string, number>();
  let watchedMs = 0;
  return {
    arrivals,
    watchedMs: () => watchedMs,
    take(body: string) {
      for (const { id, fields } of (JSON.parse(body) as { events: TrackedEvent[] }).events) {
        if (!arrivals.has(id)) watchedMs += Number(fields['watchedMs']);
        arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      }
    },
  };
}

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** Lets a browser live through it, then gives it a good line and a last visit. */
export async function runVisits(visits: readonly Happening[]) {
  const list = listInMemory();
  const collector = createCollector();
  let line: Line = 'good';
  let nowMs = 0;
  let timers: (Timer & { readonly tab: number })[] = [];
  let lock: Promise<void> = Promise.resolve();

  const post = async (body: string): Promise<PostAnswer> => {
    if (line === 'offline' || line === 'failing') return 'lost';
    collector.take(body);
    if (line === 'doubled') collector.take(body);
    return line === 'silent' ? 'lost' : 'taken';
  };
  const open = (number: number): EventQueue =>
    createEventQueue({
      list,
      post,
      beacon: (body) => void (line !== 'offline' && collector.take(body)),
      exclusively: (task) => (lock = lock.then(task)),
      after(ms, run) {
        const timer = { atMs: nowMs + ms, run, tab: number };
        timers.push(timer);
        return () => void (timers = timers.filter((one) => one !== timer));
      },
      now: () => nowMs,
    });

  async function pass(ms: number): Promise<void> {
    const untilMs = nowMs + ms;
    for (;;) {
      const next = timers.filter(({ atMs }) => atMs <= untilMs).sort((one, other) => one.atMs - other.atMs)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      nowMs = Math.max(nowMs, next.atMs);
      next.run();
      await settle();
    }
    nowMs = untilMs;
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await lock;
  };

  const tabs = Array.from({ length: TABS }, (_, number) => open(number));
  let told = 0;
  let watchedMs = 0;
  for (const one of visits) {
    if (one.type === 'wait') await pass(one.ms);
    else if (one.type === 'line') line = one.is;
    else if (one.type === 'watch') {
      watchedMs += one.ms;
      const fields = { watchedMs: Math.round(one.ms) };
      tabs[one.tab]?.add({ id: String(told++), name: 'playback_quality', atMs: nowMs, fields });
      await settle();
    } else {
      if (one.type === 'close') tabs[one.tab]?.leave();
      timers = timers.filter(({ tab: owner }) => owner !== one.tab);
      tabs[one.tab] = open(one.tab);
    }
  }
  line = 'good';
  await open(TABS).send();
  await settle();
  const { arrivals } = collector;
  const requests = [...arrivals.values()];
  return {
    told,
    counted: arrivals.size,
    watchedMs,
    countedMs: collector.watchedMs(),
    /** Came more than once, and counted once. */
    doubles: requests.filter((times) => times > 1).length,
  };
}
