import { childController } from '../compat/abort.ts';
import { PlayerError, requestErrorCode } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import { isPlaylist, mendPlaylist } from './mend-playlist.ts';
import { MANIFEST_TIMEOUT_MS } from './request-timeouts.ts';

/** A multivariant playlist that was fetched ahead of the engine. */
export interface ReadManifest {
  /** As it was asked for, and as it answered after redirects. */
  readonly url: string;
  readonly responseUrl: string;
  readonly text: string;
}

/** As much of what came in place of a manifest as a log needs. */
const CAUSE_CHARACTERS = 100;

/**
 * Fetches the manifest that decides the engine. The text goes on to the engine, so that the look costs no request.
 * @throws PlayerError MANIFEST_UNREACHABLE, MANIFEST_TIMEOUT, MANIFEST_FOREIGN or ACCESS_EXPIRED; whatever `fetch` throws when `signal` ends it
 */
export async function readManifest(
  url: string,
  { fetch, clock }: Pick<PlayerServices, 'fetch' | 'clock'>,
  signal: AbortSignal,
): Promise<ReadManifest> {
  const scope = childController(signal);
  let isLate = false;
  clock.after(
    MANIFEST_TIMEOUT_MS,
    () => {
      isLate = true;
      scope.abort();
    },
    scope.signal,
  );
  try {
    const response = await fetch(url, { signal: scope.signal });
    if (!response.ok) {
      throw new PlayerError(requestErrorCode('MANIFEST_UNREACHABLE', response.status), {
        severity: 'fatal',
        httpStatus: response.status,
        url,
      });
    }
    const responseUrl = response.url || url;
    return { url, responseUrl, text: mendPlaylist(playlistIn(await response.text(), url), responseUrl) };
  } catch (thrown) {
    if (signal.aborted || thrown instanceof PlayerError) throw thrown;
    throw new PlayerError(isLate ? 'MANIFEST_TIMEOUT' : 'MANIFEST_UNREACHABLE', {
      severity: 'fatal',
      url,
      cause: thrown,
    });
  } finally {
    scope.abort();
  }
}

function playlistIn(text: string, url: string): string {
  if (isPlaylist(text)) return text;
  throw new PlayerError('MANIFEST_FOREIGN', { severity: 'fatal', url, cause: text.slice(0, CAUSE_CHARACTERS) });
}
