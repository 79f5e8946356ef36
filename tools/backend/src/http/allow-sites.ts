import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../configuration.ts';

/** A day: browsers cap it to what they like (Chromium 2 h). */
const PREFLIGHT_SECONDS = 86_400;

const isLocal = (origin: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/**
 * Lets the sites call from a browser. Where all sites are on this machine, any other site of this machine may too: built
 * sites under test, Storybook. `Date` is shown because clients take the time from it.
 */
export async function allowSites(app: FastifyInstance, sites: readonly Site[]): Promise<void> {
  const origins = new Set(sites.map(({ origin }) => origin));
  const isDevelopment = sites.every(({ origin }) => isLocal(origin));
  await app.register(cors, {
    origin: (origin, allow) =>
      allow(null, origin !== undefined && (origins.has(origin) || (isDevelopment && isLocal(origin)))),
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept-Language', 'Content-Type', 'Range', 'X-Operator-Key'],
    exposedHeaders: ['Date', 'Content-Length', 'Content-Range'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
