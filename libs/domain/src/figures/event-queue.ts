import type { TrackedEvent } from './events.ts';

/** Events wait for each other so long before they go out together. */
export const GATHER_MS = 5_000;
/** After a failure it is tried again, each time after twice as long. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;
/** A browser lets 64 KiB outlive their page; addresses and headers count, too. */
export const MOST_CHARACTERS = 15_000;
const MOST_AT_ONCE = 100;
/** What nobody took for so long, or what is too much, is let go, the oldest first. */
const MOST_KEPT = 2_000;
export const LONGEST_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** `taken`: the collector has it. `refused`: it will never take it. `lost`: no answer, or not now. */
export type PostAnswer = 'taken' | 'refused' | 'lost';

interface HeldEvent {
  readonly item: TrackedEvent;
}

interface KeptEvent extends HeldEvent {
  readonly key: number;
}

/** Where events stay over reloads and crashes, for all tabs of the site, in their order. */
export interface EventList {
  add(item: TrackedEvent): Promise<void>;
  first(count: number): Promise<readonly KeptEvent[]>;
  remove(keys: readonly number[]): Promise<void>;
  keepLast(count: number): Promise<void>;
  clear(): Promise<void>;
}

export interface QueuePorts {
  readonly list: EventList;
  /** Sends events while the page lives. */
  post(body: string): Promise<PostAnswer>;
  /** Sends events of a page that is being left: nobody hears the answer. */
  beacon(body: string): void;
  /** While no other tab sends. */
  exclusively(task: () => Promise<void>): Promise<void>;
  /** Runs later; gives the way to call it off. */
  after(ms: number, run: () => void): () => void;
  now(): number;
}

export interface EventQueue {
  add(event: TrackedEvent): void;
  /** Sends what is kept, also what other tabs and earlier visits left. */
  send(): Promise<void>;
  /**
   * The page may never come back: what it has not got rid of goes out at once, the newest where it is too much. It stays kept until a collector has
   * answered for it.
   */
  leave(): void;
  /** The viewer has taken the consent back: nothing that is kept goes out any more. */
  drop(): void;
}

const bodyOf = (events: readonly HeldEvent[]): string => JSON.stringify({ events: events.map(({ item }) => item) });

/** The first ones that go together into one request; one that is too long goes alone. */
function fitting<Held extends HeldEvent>(events: Held[]): Held[] {
  let characters = 0;
  const end = events.findIndex(({ item }) => (characters += JSON.stringify(item).length + 1) > MOST_CHARACTERS);
  return end < 0 ? events : events.slice(0, Math.max(1, end));
}

/**
 * Keeps events until the collector has them. Each has an id by which the collector drops doubles: whatever is in doubt is sent again, so nothing is
 * lost and nothing counts twice.
 */
export function createEventQueue({ list, post, beacon, exclusively, after, now }: QueuePorts): EventQueue {
  /** Told in this page and not answered for, as far as this page knows. */
  const own = new Map<string, HeldEvent>();
  /** Of these, what is written down. */
  const kept = new Set<string>();
  let callOff: (() => void) | null = null;
  let retryMs = FIRST_RETRY_MS;
  let sending: Promise<void> | null = null;

  function later(ms: number): void {
    if (callOff) return;
    callOff = after(ms, () => {
      callOff = null;
      void send();
    });
  }

  const forget = (events: readonly KeptEvent[]) => list.remove(events.map(({ key }) => key));

  async function sendAll(): Promise<void> {
    await list.keepLast(MOST_KEPT);
    for (;;) {
      const earlier = [...kept];
      const found = await list.first(MOST_AT_ONCE);
      if (found.length === 0) {
        // What is not kept any more has been sent, by this tab or by another one.
        for (const id of earlier) {
          own.delete(id);
          kept.delete(id);
        }
        return;
      }
      const isOld = ({ item }: KeptEvent) => now() - item.atMs > LONGEST_KEPT_MS;
      await forget(found.filter(isOld));
      const batch = fitting(found.filter((one) => !isOld(one)));
      if (batch.length === 0) continue;
      const answer = await post(bodyOf(batch));
      if (answer === 'lost') {
        later(retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
        return;
      }
      retryMs = FIRST_RETRY_MS;
      await forget(batch);
    }
  }

  const send = () =>
    (sending ??= exclusively(sendAll)
      .catch(() => later(retryMs))
      .finally(() => {
        sending = null;
      }));

  return {
    add(event) {
      own.set(event.id, { item: event });
      void list.add(event).then(() => {
        kept.add(event.id);
        later(GATHER_MS);
      });
    },
    send,
    leave() {
      // The newest first: to write down what is told in this moment may take longer than the page lives; the older ones are kept already.
      const events = fitting([...own.values()].reverse()).reverse();
      if (events.length > 0) beacon(bodyOf(events));
    },
    drop() {
      callOff?.();
      callOff = null;
      own.clear();
      kept.clear();
      void list.clear();
    },
  };
}
