/** Why nothing is shown on another device. */
export type CastProblem =
  | 'noSource'
  | 'noConnection'
  | 'unavailable'
  | 'chromeOnIos'
  | 'firefox'
  | 'safari'
  | 'otherBrowser'
  | 'lost'
  | 'refused'
  | 'protected';

/** CAST-003, CAST-004, CAST-005, CAST-006 */
export const CAST_TEXTS = {
  noSource: 'cast_error_no_source',
  noConnection: 'cast_error_connection',
  unavailable: 'cast_error_unavailable',
  chromeOnIos: 'cast_error_chrome_ios',
  firefox: 'cast_error_firefox',
  safari: 'cast_error_safari',
  otherBrowser: 'cast_error_browser',
  lost: 'cast_lost',
  refused: 'cast_error_refused',
  protected: 'cast_error_protected',
} as const satisfies Record<CastProblem, string>;

interface Browser {
  readonly os: { readonly name: string };
  readonly browser: { readonly name: string };
}

const REFUSING: Readonly<Record<string, CastProblem>> = {
  Firefox: 'firefox',
  Safari: 'safari',
  unknown: 'otherBrowser',
};

/** What is said in a browser that cannot cast; `null` where it may. On iPhones all of them are Safari's. CAST-006 */
export function refusesCasting({ os, browser }: Browser): CastProblem | null {
  if (os.name !== 'iOS') return REFUSING[browser.name] ?? null;
  return browser.name === 'Chrome' ? 'chromeOnIos' : (REFUSING[browser.name] ?? 'otherBrowser');
}

const CODES: Readonly<Record<string, CastProblem | null>> = {
  // The viewer has closed the list of devices: that is no error.
  cancel: null,
  api_not_initialized: 'unavailable',
  extension_missing: 'unavailable',
  extension_not_compatible: 'unavailable',
};

/** What a code of the sender's library means to the viewer. CAST-004, CAST-005 */
export const castProblemOf = (code: string): CastProblem | null =>
  Object.hasOwn(CODES, code) ? (CODES[code] ?? null) : 'noConnection';
