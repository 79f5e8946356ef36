import type { Answer, Args, Endpoint, Resource } from '@livery/contract/endpoint';
import { AnswerCache, type ApiResult } from './answer-cache.ts';
import { failure, unreadable, type ApiError } from './api-error.ts';
import { buildRequest, type ApiRequest } from './build-request.ts';
import { mayHaveChanged, meansTokenError } from './failed-calls.ts';
import { unlessAborted } from './unless-aborted.ts';
import { sendOnce } from './send-once.ts';
import { apiSettings, type ApiSettings } from './settings.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Sends exactly this token, or none with null, past session and caches: for the session's own calls, which make tokens.
   * Their failures are the caller's: nothing is reported, renewed or repeated.
   */
  readonly token?: string | null;
  /** Sent with a call that takes one: the caller knows whether this back end does. */
  readonly idempotencyKey?: string;
}

const answers = new AnswerCache();

/**
 * One call of the contract, outside the store: for what must not lie in it (passwords, codes, tokens) and for effects.
 * Screens use the hooks of an area, which go the same way.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  { signal = new AbortController().signal, token, idempotencyKey }: CallOptions = {},
): Promise<ApiResult<Answer<E>>> {
  const settings = apiSettings();
  const built = buildRequest(endpoint, args, settings);
  if (!built.ok) return { error: unreadable('invalidArgument', endpoint.name, built.error) };
  const { request } = built;
  if (endpoint.idempotent && idempotencyKey !== undefined) request.init.headers['Idempotency-Key'] = idempotencyKey;

  let result: ApiResult<unknown>;
  if (token !== undefined) {
    result = await sendOnce(endpoint, request, token, signal, settings);
  } else if (endpoint.method === 'GET' && endpoint.cacheSeconds > 0) {
    const nowMs = settings.clock?.now ?? Date.now;
    const key = `${tokenNumber(settings.credentials.token())} ${request.init.headers['Accept-Language']} ${request.address}`;
    result = await answers.share(key, endpoint, nowMs, signal, (shared) =>
      sendWithToken(endpoint, request, shared, settings),
    );
  } else {
    result = await sendWithToken(endpoint, request, signal, settings);
  }
  if (endpoint.method !== 'GET' && (!result.error || mayHaveChanged(result.error))) dropStale(endpoint);
  // The decoder of this very endpoint made the data.
  return result as ApiResult<Answer<E>>;
}

let latestToken: string | null = null;
let tokensSeen = 0;

/** Tells answers for different tokens apart without a token in any key (API-005). */
function tokenNumber(token: string | null): number {
  if (token !== latestToken) tokensSeen += 1;
  latestToken = token;
  return tokensSeen;
}

/** Forgets what was answered within the last seconds: all of it, or what holds one of the resources. */
export function forgetAnswers(resources?: readonly Resource[]): void {
  answers.drop(({ provides }) => !resources || provides.some((resource) => resources.includes(resource)));
}

function dropStale({ dropsEverything, invalidates }: Endpoint): void {
  answers.drop(({ provides }) => dropsEverything || provides.some((resource) => invalidates.includes(resource)));
}

async function sendWithToken(
  endpoint: Endpoint,
  request: ApiRequest,
  signal: AbortSignal,
  settings: ApiSettings,
): Promise<ApiResult<unknown>> {
  const { credentials } = settings;
  const send = (token: string | null) => sendOnce(endpoint, request, token, signal, settings);
  if (endpoint.auth === 'none') return send(null);
  if (endpoint.auth === 'token' && credentials.token() === null) await unlessAborted(credentials.ready(), signal);
  if (signal.aborted) return { error: failure('aborted', endpoint.name) };

  const token = credentials.token();
  if (token === null && endpoint.auth === 'token') return { error: failure('authorizationRequired', endpoint.name) };
  const first = await send(token);
  if (token === null || !first.error || !meansTokenError(endpoint, first.error)) return first;

  credentials.reportTokenError(token);
  if (!mayRepeat(first.error)) return first;
  // What is answered to anybody is answered without the token that was refused.
  if (endpoint.auth === 'optional') return endpoint.method === 'GET' ? send(null) : first;

  const renewed = await unlessAborted(credentials.renewed(signal), signal);
  if (signal.aborted) return { error: failure('aborted', endpoint.name) };
  if (!renewed) return first;
  const second = await send(renewed);
  if (second.error && meansTokenError(endpoint, second.error)) credentials.reportTokenError(renewed);
  return second;
}

/** A refused token means that nothing was done; a device that is gone stays gone with any token. */
const mayRepeat = (error: ApiError): boolean => error.status !== 404;
