const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_MS = 250;

/** Calls `gone` once when the process that started this one has ended. */
function watchParent(gone: () => void): NodeJS.Timeout {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    gone();
  }, LOOK_MS);
  return look.unref();
}

/**
 * Calls `end` whenever this command is told to end: by Ctrl-C, by the system, or because npm, which started it, is gone. npm passes a signal
 * on to its shell only, which ends without a word to the command.
 */
export function onEndSignal(end: () => void): void {
  const look = process.env['npm_lifecycle_event'] === undefined ? undefined : watchParent(end);
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // Where a signal comes to all, the end of npm is the same news.
      clearInterval(look);
      end();
    });
}
