import type { Answer, Args, Endpoint } from '@livery/contract/endpoint';
import type { ApiResult } from './answer-cache.ts';
import { unreadable } from './api-error.ts';
import { buildRequest } from './build-request.ts';
import { sendOnce } from './send-once.ts';
import type { ApiSettings } from './settings.ts';

export interface PlainCall extends Pick<ApiSettings, 'origin' | 'language' | 'fetch'> {
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** Nobody signs in here. */
const NOBODY: ApiSettings['credentials'] = {
  token: () => null,
  ready: () => Promise.resolve(),
  reportTokenError: () => {},
  renewed: () => Promise.resolve(null),
};

/**
 * One call of the contract with everything that it needs given, past session, settings and caches: for servers, which speak to several back
 * ends in several languages.
 */
export async function callWith<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  { token, signal, ...given }: PlainCall,
): Promise<ApiResult<Answer<E>>> {
  const settings: ApiSettings = { ...given, credentials: NOBODY };
  const built = buildRequest(endpoint, args, settings);
  if (!built.ok) return { error: unreadable('invalidArgument', endpoint.name, built.error) };
  // The decoder of this very endpoint makes the data.
  return (await sendOnce(endpoint, built.request, token, signal, settings)) as ApiResult<Answer<E>>;
}
