import type { Endpoint } from '@livery/contract/endpoint';
import type { ApiError } from './api-error.ts';

/** What a failure asks for, where it asks for more than showing its message. */
export type ErrorMeaning =
  /** The service may not be used here: show country and address (API-078). */
  | 'forbiddenCountry'
  /** No more devices can be removed (API-081). */
  | 'tooManyDevices'
  /** Remove the device that signed in longest ago and authenticate once more (API-080). */
  | 'deviceLimitReached'
  /** The device was removed elsewhere: authenticate at the next interaction (API-082). */
  | 'deviceGone'
  /** Back to entering the code, with the server's message (API-083, API-084). */
  | 'promoRefused'
  /** The rights to a content ended (CALL-090). */
  | 'contentLost';

const FORBIDDEN_COUNTRY_CALLS = [
  'getNetwork',
  'createGuest',
  'authenticateDevice',
  'sendPhoneCode',
  'sendEmailCode',
  'verifyPhoneCode',
  'verifyIdentifierCode',
  'verifyUzbeelineCode',
  'verifyEmailCode',
  'sendAlmaCode',
  'verifyAlmaCode',
];

const MEANINGS: readonly {
  readonly calls: readonly string[];
  readonly statuses: readonly number[];
  readonly meaning: ErrorMeaning;
}[] = [
  { calls: FORBIDDEN_COUNTRY_CALLS, statuses: [403], meaning: 'forbiddenCountry' },
  { calls: ['deleteDevice'], statuses: [403], meaning: 'tooManyDevices' },
  { calls: ['authenticateDevice'], statuses: [400], meaning: 'deviceLimitReached' },
  { calls: ['updateDevice'], statuses: [404], meaning: 'deviceGone' },
  { calls: ['checkPromoKey'], statuses: [400, 404], meaning: 'promoRefused' },
  { calls: ['applyPromoKey'], statuses: [400], meaning: 'promoRefused' },
];

const MEANINGS_BY_CODE: Readonly<Record<string, ErrorMeaning>> = {
  region_forbidden: 'forbiddenCountry',
  lost_content: 'contentLost',
};

/** Null for what the general handler shows. */
export function errorMeaning(error: ApiError): ErrorMeaning | null {
  if (error.kind !== 'http') return null;
  const { endpoint, status, code } = error;
  const row = MEANINGS.find(({ calls, statuses }) => calls.includes(endpoint) && statuses.includes(status));
  return MEANINGS_BY_CODE[code] ?? row?.meaning ?? null;
}

/** Whether a failure says that the token is no longer good (API-076, API-077, API-082). */
export function meansTokenError(endpoint: Endpoint, error: ApiError): boolean {
  if (error.kind !== 'http' || endpoint.ignoresTokenErrors) return false;
  return error.status === 401 || error.code === 'authentication_failed' || errorMeaning(error) === 'deviceGone';
}

/** Whether a failed change may have happened all the same: an answer that was lost, or a server that broke half way. */
export function mayHaveChanged(error: ApiError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  return error.kind !== 'authorizationRequired' && error.kind !== 'invalidArgument';
}

/** What the provider page shows in place of a provider (API-090). */
export function providerError(error: ApiError): 404 | 'unknown' {
  return error.status === 404 ? 404 : 'unknown';
}

/** The text key of a failure that has no words of the server: only a sign-in without a connection has one of its own (API-089). */
export function errorTextKey(error: ApiError): 'error_video_download' | null {
  const hasNoAnswer = error.kind === 'network' || error.kind === 'timeout';
  return hasNoAnswer && error.endpoint === 'login' ? 'error_video_download' : null;
}
