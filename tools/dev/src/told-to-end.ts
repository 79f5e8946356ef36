const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_MS = 250;

/**
 * Calls `end` whenever this command is told to end: by Ctrl-C, by the system, or because npm, which started it, is gone. npm passes a signal
 * on to its shell only, which ends without a word to the command.
 */
export function whenToldToEnd(end: () => void): void {
  for (const signal of SIGNALS) process.on(signal, end);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_MS);
  look.unref();
}
