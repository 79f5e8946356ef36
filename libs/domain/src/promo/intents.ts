import { INTENT_MS } from './constants.ts';

/** One viewer's wish to use one code. Its key is made once, and used until the server has decided. */
interface Intent {
  readonly code: string;
  readonly userId: number;
  readonly key: string;
  readonly atMs: number;
  /** How many requests went out and have no answer, in all tabs. */
  readonly out: number;
}

interface Ports {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly nowMs: () => number;
  readonly newKey: () => string;
}

export interface Intents {
  /** Whether a request for this code is without an answer: in this tab, another one, or before a reload. */
  isOut(code: string, userId: number): boolean;
  /** Counts a request, before it is sent. @returns the key of the wish */
  send(code: string, userId: number): string;
  /** The server has answered one of them. `isFinal`: that says it for all of them. @returns whether others are without an answer */
  answered(code: string, userId: number, isFinal: boolean): boolean;
}

/** Wishes that all tabs share, by a store that they share. */
export function createIntents({ read, write, nowMs, newKey }: Ports): Intents {
  const all = (): readonly Intent[] => readList(read()).filter(({ atMs }) => Math.abs(nowMs() - atMs) < INTENT_MS);
  const find = (code: string, userId: number) => all().find((one) => one.code === code && one.userId === userId);
  const keep = (own: Intent) => {
    const others = all().filter((one) => one.code !== own.code || one.userId !== own.userId);
    write(JSON.stringify(own.out > 0 ? [...others, own] : others));
  };

  return {
    isOut: (code, userId) => find(code, userId) !== undefined,
    send(code, userId) {
      const own = find(code, userId) ?? { code, userId, key: newKey(), atMs: nowMs(), out: 0 };
      keep({ ...own, out: own.out + 1 });
      return own.key;
    },
    answered(code, userId, isFinal) {
      const own = find(code, userId);
      if (!own) return false;
      keep({ ...own, out: isFinal ? 0 : own.out - 1 });
      return own.out > 1;
    },
  };
}

/** What is stored may be anybody's. */
function readList(text: string | null): readonly Intent[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isIntent) : [];
  } catch {
    return [];
  }
}

function isIntent(value: unknown): value is Intent {
  const { code, userId, key, atMs, out } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    typeof userId === 'number' &&
    typeof key === 'string' &&
    typeof atMs === 'number' &&
    typeof out === 'number'
  );
}
