import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from './create-server.ts';

/** The listener that serves media, thumbnails and pictures. */
export async function createMediaServer(options: ServerOptions, clock: () => number): Promise<FastifyInstance> {
  const app = await createServer(options);
  void clock;
  app.get('/health', async () => ({ status: 'ok' }));
  return app;
}
