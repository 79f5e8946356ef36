import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { createValue, type ReadonlyValue } from '@livery/value';
import { HOUR_MS } from '@livery/value/durations';

/** Schedules of many channels are asked for in stretches of this, the same for every page and viewer. */
export const BLOCK_MS = 6 * HOUR_MS;
/** What was asked for longer ago is asked for anew: schedules change. */
const USABLE_MS = 15 * 60_000;
/** A question that failed is not repeated at every scroll. */
const RETRY_AFTER_MS = 10_000;
/** So many requests at a time: more would stand in the way of the picture. */
const AT_ONCE = 4;
/** What was asked for longest ago is forgotten: an evening of zapping does not fill the memory. */
const MOST_BLOCKS = 6_000;
const MOST_LINES = 600;

interface Ports {
  ask(channelId: number, startSeconds: number, endSeconds: number): Promise<readonly ScheduleEntry[]>;
  now(): number;
}

interface Answer {
  entries: readonly ScheduleEntry[] | null;
  atMs: number;
}

/** What is known of a channel's stretch of time, which begins and ends with blocks. */
export interface ScheduleLine {
  readonly fromMs: number;
  readonly toMs: number;
  /** In order of time. */
  readonly entries: readonly ScheduleEntry[];
  /** The blocks that nothing is known of: still asked for, or the answer did not come. */
  readonly missing: readonly { readonly fromMs: number; readonly toMs: number; readonly failed: boolean }[];
}

export interface Schedules {
  /** The same object until more is known. */
  line(channelId: number, startMs: number, endMs: number): ScheduleLine;
  /**
   * Asks for what a reader needs and nobody knows, first channels first; the newest reader goes before older ones.
   * @returns calls off what has not been asked for yet
   */
  request(channelIds: readonly number[], startMs: number, endMs: number): () => void;
  /** Asks again at once for what failed of a channel or came without programmes. */
  retry(channelId: number): void;
  /** Grows with every answer. */
  readonly version: ReadonlyValue<number>;
  /** From now on nothing is asked for, and nobody is told anything. */
  dispose(): void;
}

/** Blocks of a channel that follow each other: one request. */
interface Run {
  readonly channelId: number;
  readonly blocks: readonly number[];
}

const blocksOf = (startMs: number, endMs: number): number[] => {
  const first = Math.floor(startMs / BLOCK_MS);
  return Array.from({ length: Math.max(1, Math.ceil(endMs / BLOCK_MS) - first) }, (_, index) => first + index);
};
const keyOf = (channelId: number, block: number) => `${channelId}:${block}`;

/** The part of an answer that a block holds: what runs across its borders too. */
const within = (entries: readonly ScheduleEntry[], block: number): readonly ScheduleEntry[] => {
  const [start, end] = [(block * BLOCK_MS) / 1000, ((block + 1) * BLOCK_MS) / 1000];
  return entries.filter(
    ({ startSeconds, durationSeconds }) => startSeconds < end && startSeconds + durationSeconds > start,
  );
};

function keepNewest<Value>(map: Map<string, Value>, most: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}

function joinedLine(blocks: readonly number[], parts: readonly (Answer | undefined)[]): ScheduleLine {
  const spans = blocks.map((block, at) => {
    const answer = parts[at];
    const fromMs = block * BLOCK_MS;
    return { fromMs, toMs: fromMs + BLOCK_MS, entries: answer?.entries, failed: answer?.entries === null };
  });
  // What runs across a border comes with both of its stretches.
  const byId = new Map(spans.flatMap(({ entries }) => entries ?? []).map((entry) => [entry.id, entry]));
  return {
    fromMs: spans[0]?.fromMs ?? 0,
    toMs: spans.at(-1)?.toMs ?? 0,
    entries: [...byId.values()].sort((a, b) => a.startSeconds - b.startSeconds),
    missing: spans.filter(({ entries }) => !entries).map(({ fromMs, toMs, failed }) => ({ fromMs, toMs, failed })),
  };
}

/** The one cache of schedules: of thousands of channels, by stretches of hours, a few requests at a time, and only for what a reader shows. */
export function createSchedules({ ask, now }: Ports): Schedules {
  const answers = new Map<string, Answer>();
  const joined = new Map<string, { parts: readonly (Answer | undefined)[]; line: ScheduleLine }>();
  const asking = new Set<string>();
  const queues = new Set<Run[]>();
  const version = createValue(0);
  let open = 0;
  let isDisposed = false;

  const isUnknown = (channelId: number, block: number) => {
    const key = keyOf(channelId, block);
    const answer = answers.get(key);
    if (asking.has(key)) return false;
    return !answer || now() - answer.atMs >= (answer.entries ? USABLE_MS : RETRY_AFTER_MS);
  };
  function nextRun(): Run | undefined {
    for (const queue of [...queues].reverse()) {
      for (let run = queue.shift(); run; run = queue.shift()) {
        const { channelId, blocks } = run;
        const isWanted = (block: number) => isUnknown(channelId, block);
        const [first, last] = [blocks.findIndex(isWanted), blocks.findLastIndex(isWanted)];
        // One request, also around what is known: two would come later.
        if (first >= 0) return { channelId, blocks: blocks.slice(first, last + 1) };
      }
      queues.delete(queue);
    }
    return undefined;
  }

  function keep({ channelId, blocks }: Run, entries: readonly ScheduleEntry[] | null): void {
    for (const block of blocks) {
      const key = keyOf(channelId, block);
      // What was known stays good enough when nothing comes.
      const kept = entries ? within(entries, block) : (answers.get(key)?.entries ?? null);
      asking.delete(key);
      answers.delete(key);
      answers.set(key, { entries: kept, atMs: now() });
    }
    keepNewest(answers, MOST_BLOCKS);
  }

  async function askFor(run: Run): Promise<void> {
    const { channelId, blocks } = run;
    for (const block of blocks) asking.add(keyOf(channelId, block));
    open += 1;
    const end = (blocks.at(-1)! + 1) * BLOCK_MS;
    const entries = await ask(channelId, (blocks[0]! * BLOCK_MS) / 1000, end / 1000).catch(() => null);
    open -= 1;
    keep(run, entries);
    if (isDisposed) return;
    version.set(version.get() + 1);
    askNext();
  }

  function askNext(): void {
    for (let run = open < AT_ONCE && nextRun(); run; run = open < AT_ONCE && nextRun()) void askFor(run);
  }

  return {
    line(channelId, startMs, endMs) {
      const blocks = blocksOf(startMs, endMs);
      const parts = blocks.map((block) => answers.get(keyOf(channelId, block)));
      const name = `${channelId}:${blocks[0]}:${blocks.length}`;
      const before = joined.get(name);
      if (before && before.parts.every((part, at) => part === parts[at])) return before.line;
      const line = joinedLine(blocks, parts);
      joined.delete(name);
      joined.set(name, { parts, line });
      keepNewest(joined, MOST_LINES);
      return line;
    },
    request(channelIds, startMs, endMs) {
      if (isDisposed) return () => {};
      const blocks = blocksOf(startMs, endMs);
      const queue = channelIds.map((channelId) => ({ channelId, blocks }));
      queues.add(queue);
      askNext();
      return () => queues.delete(queue);
    },
    retry(channelId) {
      const empty = [...answers.keys()].filter(
        (key) => key.startsWith(`${channelId}:`) && !answers.get(key)?.entries?.length,
      );
      for (const key of empty) answers.delete(key);
      const blocks = empty.map((key) => Number(key.split(':')[1]));
      const [first, end] = [Math.min(...blocks) * BLOCK_MS, (Math.max(...blocks) + 1) * BLOCK_MS];
      queues.add(empty.length > 0 ? [{ channelId, blocks: blocksOf(first, end) }] : []);
      version.set(version.get() + 1);
      askNext();
    },
    version,
    dispose() {
      isDisposed = true;
      queues.clear();
    },
  };
}
