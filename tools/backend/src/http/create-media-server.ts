import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { registerImages } from '../images/register-images.ts';
import type { ClientDataLog } from '../media/client-data-log.ts';
import { registerMediaOrigin } from '../media/register-media-origin.ts';
import type { SeedArtwork } from '../world/pictures.ts';
import { registerSpots } from '../spots/register-spots.ts';
import type { SpotLog } from '../spots/spot-log.ts';
import { StartError } from '../start-error.ts';
import { createServer, type ServerOptions } from './create-server.ts';

const LOOPS = fileURLToPath(new URL('../../../media/loops', import.meta.url));
const ARTWORK = fileURLToPath(new URL('../../artwork', import.meta.url));

/**
 * The listener that serves media, thumbnails, pictures and advertisements.
 * @throws StartError when the demo media or the artwork are missing.
 */
export async function createMediaServer(
  options: ServerOptions,
  clock: () => number,
  artworks: readonly SeedArtwork[],
  { spotLog, clientData }: { readonly spotLog: SpotLog; readonly clientData: ClientDataLog },
): Promise<FastifyInstance> {
  const { dataDirectory, publicMediaOrigin } = options.configuration;
  const app = await createServer(options, 'anybody');
  app.get('/health', async () => ({ status: 'ok' }));
  registerSpots(app, { log: spotLog, origin: publicMediaOrigin });
  try {
    registerMediaOrigin(app, { loopsDir: LOOPS, now: clock, clientData });
    registerImages(app, {
      artworkDir: ARTWORK,
      cacheDir: join(dataDirectory === 'memory' ? tmpdir() : dataDirectory, 'livery-pictures'),
      artworks,
    });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  return app;
}
