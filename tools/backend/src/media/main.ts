import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { registerSpots } from '../spots/register-spots.ts';
import { createSpotLog } from '../spots/spot-log.ts';
import { registerMediaOrigin } from './register-media-origin.ts';

/**
 * The media origin alone, without API and database, for player work and for tests in a browser:
 * `MEDIA_PORT=4101 npx node tools/backend/src/media/main.ts`. Port 0 takes a free one; the address is printed.
 */
const app = fastify({ forceCloseConnections: true });
registerMediaOrigin(app, { loopsDir: fileURLToPath(new URL('../../../media/loops/', import.meta.url)) });
registerSpots(app, { log: createSpotLog(Date.now) });
await app.listen({ port: Number(process.env['MEDIA_PORT'] ?? 4101), host: process.env['HOST'] ?? 'localhost' });
console.log(`Media origin: http://localhost:${(app.server.address() as AddressInfo).port}/fault`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
