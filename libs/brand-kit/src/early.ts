/**
 * The contract between the first script of a page and the application that arrives after it. The script runs while the bundle is still
 * on its way and asks what may be asked without waiting; the application takes the answers instead of asking again.
 */

/** Property of `window` that holds the hand-off. */
export const EARLY_HANDOFF = '__livery_early';

export interface EarlyHandoff {
  /** The interface language that the script chose: the stored one, else the browser's, else the brand's. BRAND-026 */
  readonly language: string;
  /** The operator's `/config.json`; null when there is none or it could not be read. */
  readonly config: Promise<unknown>;
  /** The texts of `language`; null when they could not be loaded. */
  readonly translation: Promise<Readonly<Record<string, string>> | null>;
  /**
   * The answer to a GET that is already under way, each once: a second call, or an address that was not asked early, gives undefined.
   * The token and the order of the query play no part; the language must be the same.
   */
  take(url: string, acceptLanguage: string): Promise<Response> | undefined;
}

/** Always asked, before anything is known of the viewer. BOOT-001 */
export const EARLY_PATHS = ['/v2/users/self/network', '/v2/platform/configuration'] as const;

/** Keys under `livery.<brand>.` in local storage that the first script reads; the session and the language choice write them. */
export const STORED_KEYS = {
  accessToken: 'access_token',
  /** Server time in ms, as text. */
  accessTokenExpiry: 'access_token_expiry',
  language: 'language',
  earlyRequests: 'early_requests',
} as const;

/** What the application leaves for its next start: the requests of its first screen, without the token. */
export interface RememberedRequests {
  readonly acceptLanguage: string;
  /** Paths with query, such as `/v2/rowsets/1?kind=web`. */
  readonly paths: readonly string[];
}

/** A GET without its token, its query in order: two spellings of one request give one key. */
export function requestKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete('access_token');
  searchParams.sort();
  const query = searchParams.toString();
  return origin + pathname + (query && `?${query}`);
}

/** What to store under `STORED_KEYS.earlyRequests` once the first screen stands. */
export function rememberRequests(urls: readonly string[], acceptLanguage: string): string {
  const paths = urls.map((url) => {
    const key = new URL(requestKey(url));
    return key.pathname + key.search;
  });
  const remembered: RememberedRequests = { acceptLanguage, paths: [...new Set(paths)] };
  return JSON.stringify(remembered);
}
