/** What the app runs in, found once at start. BOOT-027. */
export type Host = 'browser' | 'android-app' | 'ios-app' | 'telegram' | 'smart-tv' | 'partner-app';

export interface Environment {
  host: Host;
  mobileBrowser: boolean;
  os: { name: string; version: string };
  browser: { name: string; version: string };
  deviceType: 'tv' | 'tablet' | 'phone' | 'pc';
  /** `android-mobile` inside the Android app, `web` everywhere else. SES-031 */
  applicationType: 'web' | 'android-mobile';
  /** A crawler that renders pages for search engines: it gets longer lists. ROWS-017 */
  prerender: boolean;
}

interface NativeBridge {
  postMessage(text: string): void;
}

interface Window {
  ReactNativeWebView?: NativeBridge;
  LiveryHost?: NativeBridge;
  Android?: unknown;
  webkit?: { messageHandlers?: Record<string, unknown> };
  Telegram?: { WebApp?: { initData?: string } };
}

interface Signs {
  userAgent: string;
  /** `embedded` when the brand lives inside another app. */
  brandHost: 'site' | 'embedded';
  partner: string | null;
  /** The mini-app was opened for this user of the messenger. NAV-040 */
  telegramId?: string | null;
  window: Window;
  /** The whole site is in a frame, not one of its pages that are made for that. */
  isFramed?: boolean;
  touchPoints?: number;
}

const TV = /Smart-?TV|Tizen|Web[0O]S|HbbTV|NetCast|BRAVIA|AFT[A-Z]|GoogleTV|Android TV|CrKey|AppleTV/i;
const TABLET = /iPad|Tablet|Android(?!.*Mobile)/i;
const PHONE = /iPhone|iPod|Android.*Mobile|Windows Phone|Mobile/i;

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Windows Phone', /Windows Phone ([\d.]*)/],
  ['Tizen', /Tizen[ /]?([\d.]*)/],
  ['webOS', /[Ww]eb[0O]S\D*([\d.]*)/],
  ['Android', /Android ([\d.]*)/],
  ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\d_]*)/],
  ['Windows', /Windows NT ([\d.]*)/],
  ['macOS', /Mac OS X ([\d_.]*)/],
  ['Linux', /Linux()/],
];

const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/([\d.]*)/],
  ['Opera', /OPR\/([\d.]*)/],
  ['Yandex', /YaBrowser\/([\d.]*)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]*)/],
  ['Chrome', /(?:Chrom(?:e|ium)|CriOS)\/([\d.]*)/],
  ['Safari', /Version\/([\d.]*).*Safari/],
];

function firstMatch(table: [string, RegExp][], text: string): { name: string; version: string } {
  for (const [name, pattern] of table) {
    const match = pattern.exec(text);
    if (match) return { name, version: (match[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

/** How an application that shows sites is spoken to, by the object that it puts into the window; nothing in a browser. PAY-026 */
export const nativeBridge = ({ ReactNativeWebView, LiveryHost }: Window): NativeBridge | undefined =>
  ReactNativeWebView ?? LiveryHost;

/**
 * The build's own constant first, then the partner of the address, then bridges of the host and the messenger's user, then the frame that the page
 * is in, then the user agent.
 */
function findHost({ brandHost, partner, telegramId, window, userAgent, isFramed }: Signs): Host {
  if (brandHost === 'embedded' || partner === 'superapp') return 'partner-app';
  if (window.Android) return 'android-app';
  if (nativeBridge(window)) return 'partner-app';
  if (window.webkit?.messageHandlers && !/Safari\//.test(userAgent)) return 'ios-app';
  if (telegramId || window.Telegram?.WebApp?.initData) return 'telegram';
  if (isFramed) return 'partner-app';
  return TV.test(userAgent) ? 'smart-tv' : 'browser';
}

function findDeviceType(userAgent: string, touchPoints: number): Environment['deviceType'] {
  if (TV.test(userAgent)) return 'tv';
  // An iPad calls itself a Mac; only its touch points tell.
  if (TABLET.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'pc';
}

export function detectEnvironment(signs: Signs): Environment {
  const { userAgent, touchPoints = 0 } = signs;
  const host = findHost(signs);
  const deviceType = findDeviceType(userAgent, touchPoints);
  return {
    host,
    deviceType,
    mobileBrowser: deviceType === 'phone' || deviceType === 'tablet',
    os: firstMatch(SYSTEMS, userAgent),
    browser: firstMatch(BROWSERS, userAgent),
    applicationType: host === 'android-app' ? 'android-mobile' : 'web',
    prerender: /prerender|HeadlessChrome-Prerender|Googlebot|YandexBot|bingbot/i.test(userAgent),
  };
}

/** Device type code of tracking. BOOT-034. */
export const TRACKING_DEVICE_CODE = { web: 1, ios: 2, android: 3, windowsPhone: 4, smartTv: 5 } as const;

export function trackingDeviceCode({ os, deviceType }: Environment): number {
  if (deviceType === 'tv') return TRACKING_DEVICE_CODE.smartTv;
  if (os.name === 'Windows Phone') return TRACKING_DEVICE_CODE.windowsPhone;
  // An iPad calls itself a Mac; no Mac is a tablet.
  if (os.name === 'iOS' || (os.name === 'macOS' && deviceType === 'tablet')) return TRACKING_DEVICE_CODE.ios;
  if (os.name === 'Android') return TRACKING_DEVICE_CODE.android;
  return TRACKING_DEVICE_CODE.web;
}
