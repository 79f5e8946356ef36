import './quick-imports.ts';

/** Starts the reference backend from environment variables (README) and runs it until it is told to end. */
const { createBackend, readConfiguration, StartError } = await import('./server.ts');

function fail(error: unknown): never {
  // What a person can put right is one sentence; anything else is a fault of ours, with its trace.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const backend = createBackend(readConfiguration(process.env));
  let isStopping = false;
  const stop = async () => {
    // A second Ctrl-C does not wait.
    if (isStopping) process.exit(130);
    isStopping = true;
    await backend.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop().catch(fail));
  process.on('SIGTERM', () => void stop().catch(fail));
  // A command that started it with a channel may be killed without a word: nobody would end it then.
  process.on('disconnect', () => void stop().catch(fail));
  await backend.start();
}

main().catch(fail);
