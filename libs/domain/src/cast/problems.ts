/** Why nothing is shown on another device. */
export type CastProblem =
  | 'noSource'
  | 'noConnection'
  | 'unavailable'
  | 'chromeOnIos'
  | 'chromeOnIosHere'
  | 'firefox'
  | 'safari'
  | 'safariHere'
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
  chromeOnIosHere: 'cast_error_chrome_ios_here',
  firefox: 'cast_error_firefox',
  safari: 'cast_error_safari',
  safariHere: 'cast_error_safari_here',
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

/** Where the browser does not play by itself, AirPlay has nothing to hand over: nobody is sent to it. */
const WITHOUT_AIRPLAY: Partial<Record<CastProblem, CastProblem>> = {
  safari: 'safariHere',
  chromeOnIos: 'chromeOnIosHere',
};

/**
 * What is said in a browser that cannot cast; `null` where it may. On iPhones all of them are Safari's. CAST-006
 * @param isHandedOver the browser could hand over what plays
 */
export function refusesCasting(
  { os, browser }: Browser,
  { isHandedOver = true }: { readonly isHandedOver?: boolean } = {},
): CastProblem | null {
  const isChromeOnIos = os.name === 'iOS' && browser.name === 'Chrome';
  const problem = isChromeOnIos ? 'chromeOnIos' : REFUSING[browser.name];
  if (!problem) return os.name === 'iOS' ? 'otherBrowser' : null;
  return (!isHandedOver && WITHOUT_AIRPLAY[problem]) || problem;
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
