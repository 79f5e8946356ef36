import type { ApiResult } from '@livery/api-client';
import type { CallAnswer } from '@livery/domain/session';

/** The answer of a call in the words of the rules: data as they are, a failure with the address that the server saw. */
export function toAnswer<Data>(result: ApiResult<Data>): CallAnswer<Data> {
  if (!result.error) return result;
  const { error } = result;
  return { error: error.kind === 'http' ? { ...error, ipAddress: error.ip } : error };
}
