import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { createValue, type ReadonlyValue } from '@livery/value';

const HOUR_MS = 3_600_000;
/** Schedules of many channels are asked for in stretches of this, the same for every page and viewer. */
export const BLOCK_MS = 6 * HOUR_MS;
/** What was asked for longer ago is asked for anew: schedules change. */
const USABLE_MS = 15 * 60_000;
/** A question that failed is not repeated at every scroll. */
const RETRY_AFTER_MS = 10_000;
/** So many questions at a time: more would stand in the way of the picture. */
const AT_ONCE = 4;

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
  /** What is in sight now, most wanted first; what was wanted before and is not any more is not asked for. */
  want(channelIds: readonly number[], startMs: number, endMs: number): void;
  /** Asks again at once for what failed of a channel. */
  retry(channelId: number): void;
  /** Grows with every answer. */
  readonly version: ReadonlyValue<number>;
  /** From now on nothing is asked for, and nobody is told anything. */
  dispose(): void;
}

const blocksOf = (startMs: number, endMs: number): number[] => {
  const first = Math.floor(startMs / BLOCK_MS);
  return Array.from({ length: Math.max(1, Math.ceil(endMs / BLOCK_MS) - first) }, (_, index) => first + index);
};
const keyOf = (channelId: number, block: number) => `${channelId}:${block}`;

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

/** Schedules of thousands of channels by stretches of hours, a few questions at a time, and only for what is in sight. */
export function createSchedules({ ask, now }: Ports): Schedules {
  const answers = new Map<string, Answer>();
  const joined = new Map<string, { parts: readonly (Answer | undefined)[]; line: ScheduleLine }>();
  const asking = new Set<string>();
  let queue: { channelId: number; block: number }[] = [];
  const version = createValue(0);
  let isDisposed = false;

  const isKnown = (key: string) => {
    const answer = answers.get(key);
    return answer !== undefined && now() - answer.atMs < (answer.entries ? USABLE_MS : RETRY_AFTER_MS);
  };

  function tellAll(): void {
    version.set(version.get() + 1);
  }

  function askNext(): void {
    while (asking.size < AT_ONCE) {
      const next = queue.shift();
      if (!next) return;
      const { channelId, block } = next;
      const key = keyOf(channelId, block);
      if (asking.has(key) || isKnown(key)) continue;
      asking.add(key);
      ask(channelId, (block * BLOCK_MS) / 1000, ((block + 1) * BLOCK_MS) / 1000)
        .then(
          (entries) => answers.set(key, { entries, atMs: now() }),
          // What was known stays good enough.
          () => answers.set(key, { entries: answers.get(key)?.entries ?? null, atMs: now() }),
        )
        .finally(() => {
          asking.delete(key);
          if (isDisposed) return;
          tellAll();
          askNext();
        });
    }
  }

  return {
    line(channelId, startMs, endMs) {
      const blocks = blocksOf(startMs, endMs);
      const parts = blocks.map((block) => answers.get(keyOf(channelId, block)));
      const name = `${channelId}:${blocks[0]}:${blocks.length}`;
      const before = joined.get(name);
      if (before && before.parts.every((part, at) => part === parts[at])) return before.line;
      const line = joinedLine(blocks, parts);
      joined.set(name, { parts, line });
      return line;
    },
    want(channelIds, startMs, endMs) {
      if (isDisposed) return;
      queue = channelIds.flatMap((channelId) =>
        blocksOf(startMs, endMs)
          .filter((block) => !isKnown(keyOf(channelId, block)))
          .map((block) => ({ channelId, block })),
      );
      askNext();
    },
    retry(channelId) {
      const failed = [...answers].filter(([key, { entries }]) => entries === null && key.startsWith(`${channelId}:`));
      for (const [key] of failed) answers.delete(key);
      queue = [...failed.map(([key]) => ({ channelId, block: Number(key.split(':')[1]) })), ...queue];
      tellAll();
      askNext();
    },
    version,
    dispose() {
      isDisposed = true;
      queue = [];
    },
  };
}
