import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { BackendConfiguration } from '../configuration.ts';
import { answerErrors, sendError } from './answer-errors.ts';
import { allowSites } from './allow-sites.ts';
import { loggerOptions } from './logging.ts';

/** Requests of the contract are small. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Slugs end with an id; nothing in a path is longer. */
const MAX_PARAMETER_LENGTH = 255;

/** One line for each request, when it is over. */
class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}

export type ServerOptions = {
  configuration: BackendConfiguration;
  /** Where the log goes, when not to the terminal. */
  logStream?: NodeJS.WritableStream | undefined;
};

/** What both listeners have in common: log, sites, error bodies. */
export async function createServer(
  { configuration, logStream }: ServerOptions,
  callers: 'sites' | 'anybody',
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(configuration.logLevel, logStream),
    logController: new OneLineLog(),
    // Clients come directly or through a proxy on this machine; nobody else may say where a client is.
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT_BYTES,
    // Slugs that begin or end with a slash come to an address as they are: `/v2/rowsets//news/`.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  answerErrors(app);
  await allowSites(app, callers === 'anybody' ? callers : configuration.sites);
  return app;
}
