import type { ApiError } from '@livery/api-client';

/** The code under which a failed call for a stream is counted. */
export const streamCode = (error: ApiError): string =>
  `STREAM_${error.kind === 'http' ? error.status : error.kind.toUpperCase()}`;
