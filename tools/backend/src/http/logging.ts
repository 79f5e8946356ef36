import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { BackendConfiguration } from '../configuration.ts';

/** Whatever names a person or opens an account, in addresses and in logged objects alike. */
const SECRET_NAMES = [
  'access_token',
  'token',
  'password',
  'login',
  'username',
  'phone',
  'email',
  'pincode',
  'parental_code',
  'secret',
  'choice_secret',
  'device_id',
  'refer_id',
  'key',
  'identifier',
] as const;

const REDACTED = '[redacted]';
const SECRET_IN_QUERY = new RegExp(`([?&](?:${SECRET_NAMES.join('|')})=)[^&#]*`, 'gi');

/** An address with the values of secret query parameters taken out; a path that is sent encoded is unmasked first. */
function redactAddress(address: string): string {
  const question = address.indexOf('?');
  if (question < 0) return address;
  const query = address.slice(question).replace(/%5f/gi, '_');
  return address.slice(0, question) + query.replace(SECRET_IN_QUERY, `$1${REDACTED}`);
}

type ErrorLine = { type: string; message: string; stack: string; [member: string]: unknown };

/**
 * An error without what it was about: the database's errors quote the values of statements and of broken constraints,
 * which are names, phones and hashes.
 */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const withoutValues = (text: string) => text.replace(/\nparams: .*$/ms, '');
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: (error.stack ?? '').replaceAll(error.message, withoutValues(error.message)),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** One JSON line for each request; bodies and headers are never logged, and secrets are cut from what is. */
export function loggerOptions(level: BackendConfiguration['logLevel'], stream?: NodeJS.WritableStream) {
  return {
    level,
    ...(stream && { stream: { write: (line: string) => void stream.write(line) } }),
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: REDACTED },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactAddress(request.url),
        remoteAddress: request.ip,
      }),
      err: describeError,
    },
  } satisfies FastifyServerOptions['logger'];
}
