import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/**
 * Tries a port before anything slow begins, so that nobody waits for a database to learn that it was in vain.
 * @throws StartError
 */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason =
        'code' in error && error.code === 'EADDRINUSE'
          ? `Port ${port} is in use: end the program that holds it, or set ${variable}.`
          : `Port ${port} cannot be opened (${error.message}): set another ${variable}.`;
      reject(new StartError(reason));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
