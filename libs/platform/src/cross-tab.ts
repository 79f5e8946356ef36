/** The other tabs of the same brand in the same browser. */
export interface BrowserCrossTab {
  /** Runs the task while no other tab runs one under this name. Rejects when the signal aborts before its turn has come. */
  exclusively(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void>;
  /** Tells the other tabs, never this one. */
  announce(message: string): void;
  listen(hear: (message: string) => void): () => void;
}

interface Browser {
  locks?: Pick<LockManager, 'request'> | undefined;
  channel?: ((name: string) => BroadcastChannel) | undefined;
}

/** What the tabs of a brand call a turn that one of them has. */
export const lockName = (brandId: string, name: string) => `livery.${brandId}.${name}`;

const here = (): Browser => ({
  locks: globalThis.navigator?.locks,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
});

/**
 * By Web Locks and a BroadcastChannel. A browser without them (an old webview, a page that is no secure context), or one that refuses them as it refuses
 * storage, has one tab as far as we know: tasks run at once and announcements reach nobody. BOOT-051
 */
export function createCrossTab(brandId: string, { locks, channel: open }: Browser = here()): BrowserCrossTab {
  const channel = open?.(`livery.${brandId}`);
  return {
    async exclusively(name, signal, task) {
      signal.throwIfAborted();
      let begun: Promise<void> | undefined;
      const begin = () => (begun ??= task());
      // A refusal is none of the task, and none of the signal.
      await locks?.request(lockName(brandId, name), { signal }, begin).catch((reason: unknown) => {
        if (begun ?? signal.aborted) throw reason;
      });
      await begin();
    },
    announce: (message) => channel?.postMessage(message),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent) => typeof data === 'string' && hear(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
