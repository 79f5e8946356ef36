import { childController } from '../compat/abort.ts';
import { PlayerError, requestErrorCode } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import type { NeededEngine } from './choose.ts';
import { isPlaylist, mendPlaylist } from './mend-playlist.ts';
import { MANIFEST_TIMEOUT_MS } from './patience.ts';

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

/** What only a larger engine plays. */
const SIGNS: Readonly<Record<Exclude<NeededEngine, 'hlsjs-light'>, readonly RegExp[]>> = {
  // WebVTT inside MP4, which hls.js takes for text.
  shaka: [/^#EXT-X-STREAM-INF:.*CODECS="[^"]*\bwvtt\b/m],
  // Alternate audio and subtitles with a playlist of their own, or keys that need a licence.
  hlsjs: [
    /^#EXT-X-MEDIA:(?=.*TYPE=(AUDIO|SUBTITLES))(?=.*URI=)/m,
    /^#EXT-X-SESSION-KEY:/m,
    /^#EXT-X-KEY:(?!METHOD=NONE)/m,
  ],
};

/** @returns the smallest engine that loses nothing of what this manifest offers */
export function neededEngine({ text }: Pick<ReadManifest, 'text'>): NeededEngine {
  const has = (engine: keyof typeof SIGNS) => SIGNS[engine].some((sign) => sign.test(text));
  if (has('shaka')) return 'shaka';
  return has('hlsjs') ? 'hlsjs' : 'hlsjs-light';
}
