/**
 * The contract between the first script of a page and the application that arrives after it. The script runs while the bundle is still
 * on its way and asks what may be asked without waiting; the application takes the answers instead of asking again.
 */

/** Property of `window` that holds the hand-off. */
export const EARLY_HANDOFF = '__livery_early';

export interface EarlyHandoff {
  /** The interface language that the script chose: the stored one, else the browser's, else the brand's. BRAND-026 */
  readonly language: string;
  /** The query of the address as the page was opened; what is secret of it stands in the address no more. BOOT-021 */
  readonly search: string;
  /** The operator's `/config.json`; null when there is none or it could not be read. */
  readonly config: Promise<unknown>;
  /** The texts of `language`; null when they could not be loaded. */
  readonly translation: Promise<unknown>;
  /**
   * The answer to a GET that is already under way, each once: a second call, or an address that was not asked early, gives undefined.
   * The token and the order of the query play no part; the language must be the same.
   */
  take(url: string, acceptLanguage: string): EarlyAnswer | undefined;
}

export interface EarlyAnswer {
  readonly response: Promise<Response>;
  /** The service worker may have answered from its cache: draw it, and ask again for the truth. */
  readonly mayBeOld: boolean;
}

/** Always asked, before anything is known of the viewer: network info of the brand's provider, and the configuration. BOOT-001, API-010 */
export const earlyPaths = (providerShortname: string): readonly string[] => [
  `/v2/users/self/network?provider=${encodeURIComponent(providerShortname)}`,
  '/v2/platform/configuration',
];

/** The slug under which the server keeps the start page. ROWS-082 */
export const START_PAGE = 'startpage';

/** A GET that the first script sends for the application. */
export interface EarlyRequest {
  /** Path and query without the token, such as `/v2/rowsets/1?kind=web`. */
  readonly path: string;
  /** Whether the service worker may answer with what it kept from the last visit. */
  readonly mayBeOld: boolean;
}

/** What home asks first: its page, of which an old copy may be drawn meanwhile, and the pages of the menu. */
export const homeRequests = (kind: string): readonly EarlyRequest[] => [
  { path: `/v2/rowsets/${START_PAGE}?kind=${kind}`, mayBeOld: true },
  { path: '/v2/rowsets', mayBeOld: false },
];

/** Keys under `livery.<brand>.` in local storage that the first script reads. */
export const EARLY_KEYS = { credentials: 'credentials', language: 'language' } as const;

/** What the script needs to know of the stored credentials. */
export interface EarlyCredentials {
  readonly accessToken: string;
  readonly expiresAtMs: number;
}

/** A GET without its token, its query in order: two spellings of one request give one key. */
export function requestKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete('access_token');
  searchParams.sort();
  const query = searchParams.toString();
  return origin + pathname + (query && `?${query}`);
}
