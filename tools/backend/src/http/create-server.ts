import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { BackendConfiguration } from '../configuration.ts';
import { answerErrors, sendError } from './answer-errors.ts';
import { allowSites } from './allow-sites.ts';
import { loggerOptions } from './logging.ts';
import { addSafeHeaders, sendSafeHeaders } from './safe-headers.ts';

/** Requests of the contract are small. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Slugs end with an id; nothing in a path is longer. */
const MAX_PARAMETER_LENGTH = 255;
/** A request that has not come as a whole by then is ended: a body that drips would hold its connection for ever. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are looked at, as a share of the time-out. */
const CHECKS_A_TIMEOUT = 10;

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
  requestTimeoutMs?: number | undefined;
};

/** What both listeners have in common: log, sites, error bodies. */
export async function createServer(
  { configuration, logStream, requestTimeoutMs = REQUEST_TIMEOUT_MS }: ServerOptions,
  callers: 'sites' | 'anybody',
): Promise<FastifyInstance> {
  const embedding = callers === 'anybody' ? 'cross-origin' : 'same-origin';
  const app = fastify({
    logger: loggerOptions(configuration.logLevel, logStream),
    logController: new OneLineLog(),
    // Clients come directly or through a proxy on this machine; nobody else may say where a client is.
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / CHECKS_A_TIMEOUT),
    },
    // Slugs that begin or end with a slash come to an address as they are: `/v2/rowsets//news/`.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, addSafeHeaders(reply, embedding)),
  });
  sendSafeHeaders(app, embedding);
  answerErrors(app);
  await allowSites(app, callers === 'anybody' ? callers : configuration.sites);
  return app;
}
