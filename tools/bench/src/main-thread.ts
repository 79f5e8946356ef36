import type { Browser, Page } from 'playwright';

/** What the main thread of a page did, in ms of the processor: what else the machine does is not in it. */
export interface Work {
  readonly workMs: number;
  readonly longestTaskMs: number;
  /** What took the time of the longest task. */
  readonly longest: readonly string[];
}

interface Event {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor, µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly functionName?: string; readonly url?: string } };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
/** Parts of a task that say what it was for. */
const PARTS = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.compile',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'MajorGC',
  'MinorGC',
  'ParseHTML',
]);

/** Runs something and tells what the page's main thread did meanwhile. */
export async function workOf(browser: Browser, page: Page, run: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await run();
  } finally {
    trace = await browser.stopTracing();
  }
  return readWork((JSON.parse(trace.toString()) as { traceEvents: Event[] }).traceEvents);
}

const sum = (events: readonly Event[]) => events.reduce((all, { tdur = 0 }) => all + tdur, 0);

function readWork(events: readonly Event[]): Work {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasksOf = ({ pid, tid }: Event) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
    return { own, tasks: own.filter(({ name }) => TASKS.has(name)) };
  };
  const [busiest] = threads.map(tasksOf).sort((a, b) => sum(b.tasks) - sum(a.tasks));
  if (!busiest) return { workMs: 0, longestTaskMs: 0, longest: [] };
  // Tasks lie within each other where a task waits for others: the outer one counts.
  const outer = [...busiest.tasks]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .reduce<Event[]>((found, task) => {
      const last = found.at(-1);
      return last && task.ts < last.ts + (last.dur ?? 0) ? found : [...found, task];
    }, []);
  const [longest] = [...outer].sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const isWithin = ({ ts }: Event) => longest && ts >= longest.ts && ts < longest.ts + (longest.dur ?? 0);
  const parts = busiest.own
    .filter((event) => PARTS.has(event.name) && isWithin(event) && (event.tdur ?? 0) > 2_000)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 5)
    .map(({ name, tdur = 0, args }) =>
      [name, args?.data?.functionName, args?.data?.url?.split('/').at(-1), `${Math.round(tdur / 1000)} ms`]
        .filter(Boolean)
        .join(' '),
    );
  return { workMs: sum(outer) / 1000, longestTaskMs: (longest?.tdur ?? 0) / 1000, longest: parts };
}
