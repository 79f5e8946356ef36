import type { ErrorDetail, ErrorInfo, ForcedPacket } from '@livery/contract/errors';
import { errorMessage } from '@livery/contract/errors';
import type { DecodeIssue } from '@livery/contract/schema';

interface Failure<Kind extends string> {
  readonly kind: Kind;
  /** The name of the call in the contract. Addresses and arguments are left out: they hold tokens, phones and PINs. */
  readonly endpoint: string;
  /** For people and logs; what a viewer reads is chosen by kind, status and code. */
  readonly message: string;
  readonly status?: undefined;
  readonly code?: undefined;
}

/** The server answered with something else than 2xx. `message` is what may be shown (API-085…087). */
export interface HttpError extends Omit<Failure<'http'>, 'status' | 'code'> {
  readonly status: number;
  /** Empty when the server gave none. */
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** With 403 for a region. */
  readonly country?: string | undefined;
  readonly ip?: string | undefined;
  /** With 402: what is missing. */
  readonly amountMinor?: number | undefined;
  /** With 409 for a payment: the one that is open. */
  readonly transactionId?: string | undefined;
  /** With a refused promo code. PROMO-010 */
  readonly forcedPacket?: ForcedPacket | undefined;
}

/** The server answered with something that the contract does not know. */
interface UnreadableAnswer extends Failure<'decode'>, DecodeIssue {}
/** What the caller gave makes no request: an id that is no number. Nothing was sent. */
interface InvalidArgument extends Failure<'invalidArgument'>, DecodeIssue {}

/** Everything that a call may end with besides an answer. Plain data, fit for the store and for logs. */
export type ApiError =
  | HttpError
  | UnreadableAnswer
  | InvalidArgument
  /** No answer: offline, name not found, connection refused or broken, CORS. */
  | Failure<'network'>
  | Failure<'timeout'>
  /** The caller lost interest. */
  | Failure<'aborted'>
  /** The call needs a token and there is none; nothing was sent (API-075). */
  | Failure<'authorizationRequired'>;

const MESSAGES = {
  network: 'The server could not be reached',
  timeout: 'The server did not answer in time',
  aborted: 'The request was given up',
  authorizationRequired: 'Authorization required',
} as const;

export function failure(kind: keyof typeof MESSAGES, endpoint: string): ApiError {
  return { kind, endpoint, message: MESSAGES[kind] };
}

export function httpError(endpoint: string, status: number, { ipAddress, ...info }: ErrorInfo): HttpError {
  return {
    ...info,
    kind: 'http',
    endpoint,
    status,
    ip: ipAddress,
    message: errorMessage(status, { ...info, ipAddress }),
  };
}

export function unreadable(
  kind: 'decode' | 'invalidArgument',
  endpoint: string,
  { path, reason, expected }: DecodeIssue,
): ApiError {
  return {
    kind,
    endpoint,
    path,
    reason,
    expected,
    message: `${endpoint}: ${path || 'the document'} is ${reason} (${expected})`,
  };
}
