import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError, requestErrorCode } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import { sourceFormat, type Source, type SourceFormat } from '../source.ts';

/** What it is when the server does not have it, and when it has something else, by format. */
const CODES: Readonly<Record<SourceFormat, readonly [unreachable: ErrorCode, foreign: ErrorCode]>> = {
  file: ['FILE_UNREACHABLE', 'FILE_FOREIGN'],
  hls: ['MANIFEST_UNREACHABLE', 'MANIFEST_INVALID'],
  dash: ['MANIFEST_UNREACHABLE', 'MANIFEST_INVALID'],
};

/**
 * The browser says the same of a file that is not there and of one that it cannot play. The server is asked which of the two it is.
 * @param problem what the browser said
 */
export async function withReason(
  problem: PlayerError,
  source: Source,
  { fetch }: Pick<PlayerServices, 'fetch'>,
  signal: AbortSignal,
): Promise<PlayerError> {
  const tell = (code: ErrorCode, httpStatus?: number) =>
    new PlayerError(code, {
      severity: 'fatal',
      url: source.url,
      cause: problem.cause,
      ...(problem.engine !== null && { engine: problem.engine }),
      ...(problem.engineCode !== null && { engineCode: problem.engineCode }),
      ...(httpStatus !== undefined && { httpStatus }),
    });
  try {
    const response = await fetch(source.url, { signal });
    void response.body?.cancel();
    const [unreachable, foreign] = CODES[sourceFormat(source)];
    return response.ok ? tell(foreign) : tell(requestErrorCode(unreachable, response.status), response.status);
  } catch {
    // A server that lets no script read it: what the browser said is all there is to know.
    return problem;
  }
}
