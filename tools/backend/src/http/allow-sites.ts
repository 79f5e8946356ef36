import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../configuration.ts';

/** A day: browsers cap it to what they like (Chromium 2 h). */
const PREFLIGHT_SECONDS = 86_400;

const isLocal = (origin: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/**
 * Lets sites call from a browser: those that are named, or any (`*`) where nothing belongs to a viewer. Where all named
 * sites are on this machine, any other site of this machine may call too: built sites under test, Storybook.
 * `Date` is shown because clients take the time from it, `Retry-After` because they wait for it.
 */
export async function allowSites(app: FastifyInstance, sites: readonly Site[] | 'anybody'): Promise<void> {
  await app.register(cors, {
    origin: sites === 'anybody' ? '*' : allowNamed(sites),
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept-Language', 'Content-Type', 'Idempotency-Key', 'Range', 'X-Operator-Key'],
    exposedHeaders: ['Date', 'Content-Length', 'Content-Range', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
}

/** Whether an origin is that of a site that may call. */
export function siteTest(sites: readonly Site[]): (origin: string) => boolean {
  const origins = new Set(sites.map(({ origin }) => origin));
  const isDevelopment = sites.every(({ origin }) => isLocal(origin));
  return (origin) => origins.has(origin) || (isDevelopment && isLocal(origin));
}

function allowNamed(sites: readonly Site[]) {
  const isSite = siteTest(sites);
  return (origin: string | undefined, allow: (error: null, isAllowed: boolean) => void) =>
    allow(null, origin !== undefined && isSite(origin));
}
