import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError, requestErrorCode, type PlayerErrorDetails } from '../errors/player-error.ts';
import { readRefusal } from '../protection/read-refusal.ts';

/** As much of shaka's error as is read. What `data` holds depends on the code. */
interface ShakaError {
  readonly code: number;
  readonly category: number;
  /** 1: shaka goes on; 2: it does not. */
  readonly severity: number;
  readonly data: readonly unknown[];
}

/** shaka's numbers for what went wrong, in our words; what is missing goes by its thousand. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  3014: 'APPEND_FAILED',
  3015: 'APPEND_FAILED',
  3016: 'DECODE_FAILED',
  3017: 'BUFFER_FULL',
  4015: 'MANIFEST_FOREIGN',
  4032: 'CODECS_UNSUPPORTED',
  4036: 'MANIFEST_INVALID',
  // A key or its start value is too short.
  4048: 'KEY_WRONG',
  4049: 'KEY_WRONG',
  4053: 'PLAYLIST_INVALID',
  6000: 'KEY_SYSTEM_UNAVAILABLE',
  6001: 'KEY_SYSTEM_UNAVAILABLE',
  6012: 'KEY_SYSTEM_UNAVAILABLE',
  6018: 'OUTPUT_RESTRICTED',
  6020: 'KEY_SYSTEM_UNAVAILABLE',
};

/** By shaka's categories: 3 media, 4 manifest, 5 streaming. */
const CATEGORIES: Readonly<Record<number, ErrorCode>> = {
  3: 'SEGMENT_CORRUPT',
  4: 'MANIFEST_INVALID',
  5: 'ENGINE_EXCEPTION',
};

/** Nothing is left that may be played: no decoder, or no key. */
const NOTHING_LEFT = 4012;
const NETWORK = 1;
const PROTECTION = 6;
const BAD_HTTP_STATUS = 1001;
const TIMEOUT = 1003;
/** Where the kind of request stands in the data of a network error. */
const KIND_PLACES: Readonly<Record<number, number>> = { [BAD_HTTP_STATUS]: 4, 1002: 2, [TIMEOUT]: 1 };
/** Interrupted by another load, aborted, destroyed: nothing went wrong. */
const OWN_DOING: readonly number[] = [7000, 7001, 7003];

/** shaka's kinds of requests; what is not here is a playlist. */
const REQUEST = { segment: 1, license: 2, key: 6 } as const;

const isShakaError = (thrown: unknown): thrown is ShakaError =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'category' in thrown;

export const isOwnDoing = (thrown: unknown): boolean => isShakaError(thrown) && OWN_DOING.includes(thrown.code);

/** What the browser's own cryptography says of bytes that the key does not open: shaka hands it on as it is. */
const isWrongKey = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'OperationError';

interface Reading {
  readonly engine: string;
  /** Whether the first playlists are there: what fails of them later is a refresh. */
  readonly isLoaded: boolean;
}

/** @returns shaka's error as ours */
export function readShakaProblem(thrown: unknown, { engine, isLoaded }: Reading): PlayerError {
  if (isWrongKey(thrown)) return new PlayerError('KEY_WRONG', { severity: 'fatal', engine, cause: thrown });
  if (!isShakaError(thrown)) return new PlayerError('UNKNOWN', { severity: 'fatal', engine, cause: thrown });
  const { code, category, severity, data } = thrown;
  const about = {
    severity: severity === 1 ? 'warning' : 'fatal',
    engine,
    engineCode: String(code),
    cause: thrown,
  } as const;
  if (category === PROTECTION) return protectionProblem(thrown, about);
  if (code === NOTHING_LEFT) return new PlayerError(restrictionCode(data), about);
  if (category !== NETWORK) return new PlayerError(CODES[code] ?? CATEGORIES[category] ?? 'UNKNOWN', about);
  const [url] = data;
  const httpStatus = code === BAD_HTTP_STATUS ? Number(data[1]) : undefined;
  return new PlayerError(requestErrorCode(requestCode(thrown, isLoaded), httpStatus), {
    ...about,
    ...(httpStatus !== undefined && { httpStatus }),
    ...(typeof url === 'string' && { url }),
  });
}

/** What the keys have to do with it: shaka names those that are missing, and what the key system says of the others. */
function restrictionCode([restrictions]: readonly unknown[]): ErrorCode {
  const { missingKeys = [], restrictedKeyStatuses = [] } = (restrictions ?? {}) as Restrictions;
  if (restrictedKeyStatuses.includes('output-restricted')) return 'OUTPUT_RESTRICTED';
  return missingKeys.length + restrictedKeyStatuses.length > 0 ? 'DECRYPT_FAILED' : 'CODECS_UNSUPPORTED';
}

interface Restrictions {
  readonly missingKeys?: readonly string[];
  readonly restrictedKeyStatuses?: readonly string[];
}

/** A request of a licence that failed is inside of what went wrong with it, with the server's words. */
function protectionProblem({ code, data }: ShakaError, about: PlayerErrorDetails): PlayerError {
  const [request] = data;
  const [url, httpStatus, text] = isShakaError(request) ? request.data : [];
  const refusal = typeof text === 'string' ? readRefusal(text) : null;
  return new PlayerError(CODES[code] ?? 'LICENSE_REFUSED', {
    ...about,
    ...(typeof httpStatus === 'number' && { httpStatus }),
    ...(typeof url === 'string' && { url }),
    ...(refusal && { refusal }),
  });
}

function requestCode({ code, data }: ShakaError, isLoaded: boolean): ErrorCode {
  const isLate = code === TIMEOUT;
  const kind = data[KIND_PLACES[code] ?? NaN];
  if (kind === REQUEST.segment) return isLate ? 'SEGMENT_TIMEOUT' : 'SEGMENT_UNREACHABLE';
  if (kind === REQUEST.license) return 'LICENSE_REFUSED';
  if (kind === REQUEST.key) return 'KEY_UNREACHABLE';
  if (isLoaded) return isLate ? 'PLAYLIST_TIMEOUT' : 'PLAYLIST_UNREACHABLE';
  return isLate ? 'MANIFEST_TIMEOUT' : 'MANIFEST_UNREACHABLE';
}
