/** What the rules know of the outside. The shell binds these to platform and api-client; tests bind them to fakes. */
export type { SessionApi } from './session/session-api.ts';

export interface Clock {
  /** Unix time in milliseconds by the server's clock: a wrong device clock changes nothing. */
  now(): number;
}

export interface Random {
  uuid(): string;
}

/** Values that outlive a reload, under the brand's own prefix. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything but the named keys. */
  clear(keep?: readonly string[]): void;
}

/** The other tabs of the same brand in the same browser. */
export interface CrossTab {
  /** Runs the task while no other tab runs one under this name. Rejects when the signal aborts before its turn has come. */
  exclusively(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void>;
  /** Tells the other tabs, never this one. Values travel through storage, not through messages. */
  announce(message: string): void;
  listen(hear: (message: string) => void): () => void;
}

export interface EventLog {
  /** For analytics: `login`, `register`. */
  event(name: string, parameters: Readonly<Record<string, string | number>>): void;
  /** Something went wrong that the viewer need not see. */
  problem(message: string, details: Readonly<Record<string, string | number>>): void;
}
