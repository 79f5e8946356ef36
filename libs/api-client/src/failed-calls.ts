import type { Endpoint } from '@livery/contract/endpoint';
import type { ApiError } from './api-error.ts';

/** A device whose settings are not there any more was removed elsewhere. API-082 */
const isDeviceGone = ({ endpoint, status }: Extract<ApiError, { kind: 'http' }>) =>
  endpoint === 'updateDevice' && status === 404;

/** Whether a failure says that the token is no longer good (API-076, API-077, API-082). */
export function meansTokenError(endpoint: Endpoint, error: ApiError): boolean {
  if (error.kind !== 'http' || endpoint.ignoresTokenErrors) return false;
  return error.status === 401 || error.code === 'authentication_failed' || isDeviceGone(error);
}

/** Whether a failed change may have happened all the same: an answer that was lost, or a server that broke half way. */
export function mayHaveChanged(error: ApiError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  return error.kind !== 'authorizationRequired' && error.kind !== 'invalidArgument';
}
