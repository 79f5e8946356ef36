import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError, requestErrorCode } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import { sourceFormat, type Source } from '../source.ts';

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
    if (!response.ok) return tell(requestErrorCode('MANIFEST_UNREACHABLE', response.status), response.status);
    return tell(sourceFormat(source) === 'file' ? 'FILE_FOREIGN' : 'MANIFEST_INVALID');
  } catch {
    // A server that lets no script read it: what the browser said is all there is to know.
    return problem;
  }
}
