import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  databaseErrorOf,
  isDatabaseUnavailable,
  isDataException,
  isParentGone,
  reasonOf,
} from '../database/database-error.ts';
import { AskerGone } from '../search/search-turns.ts';
import { QueueFull } from '../work-queue.ts';
import { ApiError } from './api-error.ts';
import { contentLanguage } from './content-language.ts';
import { LostAnswer } from './lost-answer.ts';

const BUSY_SECONDS = 2;
const NUMBER_OUT_OF_RANGE = '22003';
const MAX_ID = 2_147_483_647;
/** A database that restarts is back within seconds. */
const DATABASE_RETRY_SECONDS = 2;

/** Every answer that is not 2xx has the error body of the contract, whoever found the mistake. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('not_found'), request, reply));
}

export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof LostAnswer || error instanceof AskerGone) {
    reply.hijack();
    return void request.raw.socket.destroy();
  }
  const language = contentLanguage(request.headers['accept-language']);
  const known = knownError(error, request);
  if (known) {
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds);
    return reply.code(known.status).send(known.toBody(language));
  }

  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500) {
    // What is said about a body helps whoever wrote it; about an address it would only repeat the address.
    const isAboutBody = 'code' in error && String(error.code).startsWith('FST_ERR_CTP');
    const refused = new ApiError('validation_failed', isAboutBody ? { detail: [{ message: error.message }] } : {});
    return reply.code(status).send(refused.toBody(language));
  }
  request.log.error({ err: error, req: request }, 'a request failed');
  return reply.code(500).send(new ApiError('internal_error').toBody(language));
}

function knownError(error: Error, request: FastifyRequest): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof QueueFull) return new ApiError('busy', { retryAfterSeconds: BUSY_SECONDS });
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ req: request, reason: reasonOf(error) }, 'the database does not answer');
    return new ApiError('unavailable', { retryAfterSeconds: DATABASE_RETRY_SECONDS });
  }
  // A profile that was removed a moment ago, and what belonged to it.
  if (isParentGone(error)) return new ApiError('not_found');
  if (!isDataException(error)) return null;
  // An id beyond every id names nothing; any other value that no column can hold is a wrong value.
  const ids = Object.values((request.params ?? {}) as Record<string, unknown>).map(Number);
  const namesNothing = databaseErrorOf(error)?.sqlState === NUMBER_OUT_OF_RANGE && ids.some((id) => id > MAX_ID);
  return new ApiError(namesNothing ? 'not_found' : 'validation_failed');
}
