import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { registerMediaOrigin } from '../media/register-media-origin.ts';
import { StartError } from '../start-error.ts';
import { createServer, type ServerOptions } from './create-server.ts';

const LOOPS = fileURLToPath(new URL('../../../media/loops', import.meta.url));

/**
 * The listener that serves media, thumbnails and pictures.
 * @throws StartError when the demo media are missing.
 */
export async function createMediaServer(options: ServerOptions, clock: () => number): Promise<FastifyInstance> {
  const app = await createServer(options, 'anybody');
  app.get('/health', async () => ({ status: 'ok' }));
  try {
    registerMediaOrigin(app, { loopsDir: LOOPS, now: clock });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  return app;
}
