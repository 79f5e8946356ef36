type Step = () => Promise<void> | void;

/** What must be put away when the work ends, however it ends: last opened, first closed. */
export interface CleanUp {
  add(step: Step): void;
  run(): Promise<void>;
}

/** Also runs at Ctrl-C and when the process is told to end; a second Ctrl-C does not wait. */
export function cleanUpAlways(): CleanUp {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      await Promise.resolve(step()).catch((error: unknown) => console.error(String(error)));
  };
  const run = () => (running ??= runAll());
  const end = () => {
    if (running) process.exit(130);
    void run().then(() => process.exit(130));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return { add: (step) => void steps.push(step), run };
}
