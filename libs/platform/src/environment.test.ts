import { expect, it } from 'vitest';
import { detectEnvironment, trackingDeviceCode } from './environment.ts';

const AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/155.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  windowsPhone:
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15.15254',
  tizen: 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/85.0 TV Safari/537.36',
} as const;

const detect = (userAgent: string, more: Partial<Parameters<typeof detectEnvironment>[0]> = {}) =>
  detectEnvironment({ userAgent, brandHost: 'site', partner: null, window: {}, ...more });

it('BOOT-027 the build decides first, then bridges, then the user agent', () => {
  expect(detect(AGENTS.android, { brandHost: 'embedded', window: { Android: {} } }).host).toBe('partner-app');
  expect(detect(AGENTS.android, { window: { Android: {} } }).host).toBe('android-app');
  expect(detect(AGENTS.iphone, { window: { Telegram: { WebApp: { initData: 'x' } } } }).host).toBe('telegram');
  expect(detect(AGENTS.tizen).host).toBe('smart-tv');
  expect(detect(AGENTS.desktop).host).toBe('browser');
});

it('NAV-040 BOOT-027 the mini-app’s link marks the messenger, whatever the browser says of itself', () => {
  expect(detect(AGENTS.iphone, { telegramId: '7' }).host).toBe('telegram');
  expect(detect(AGENTS.iphone, { telegramId: null }).host).toBe('browser');
});

it('ENG-061 a webview of an iPhone application has the bridge, and does not call itself Safari', () => {
  const window = { webkit: { messageHandlers: { app: {} } } };
  expect(detect(AGENTS.iphone.replace(/ Safari.*/, ''), { window }).host).toBe('ios-app');
  expect(detect(AGENTS.iphone, { window }).host).toBe('browser');
});

it('PAY-007 ACC-014 BOOT-027 whoever shows the site inside of an application of their own is one, by its bridge or by the frame', () => {
  const postMessage = () => {};
  expect(detect(AGENTS.android, { window: { ReactNativeWebView: { postMessage } } }).host).toBe('partner-app');
  expect(detect(AGENTS.desktop, { window: { LiveryHost: { postMessage } } }).host).toBe('partner-app');
  expect(detect(AGENTS.desktop, { isFramed: true }).host).toBe('partner-app');
  const messenger = { Telegram: { WebApp: { initData: 'x' } } };
  expect(detect(AGENTS.desktop, { isFramed: true, window: messenger }).host).toBe('telegram');
});

it('BOOT-027 an ordinary page with the Telegram script loaded is no Telegram app', () => {
  expect(detect(AGENTS.desktop, { window: { Telegram: { WebApp: { initData: '' } } } }).host).toBe('browser');
});

it('SES-031 only the Android bridge makes the application type android-mobile', () => {
  expect(detect(AGENTS.android, { window: { Android: {} } }).applicationType).toBe('android-mobile');
  expect(detect(AGENTS.android).applicationType).toBe('web');
});

it('tells tv, tablet, phone and pc apart', () => {
  expect(
    [detect(AGENTS.tizen), detect(AGENTS.ipad, { touchPoints: 5 }), detect(AGENTS.iphone), detect(AGENTS.ipad)].map(
      (e) => e.deviceType,
    ),
  ).toEqual(['tv', 'tablet', 'phone', 'pc']);
});

it('BOOT-034 ADS-029 tracking codes: 1 web, 2 iOS, 3 Android, 4 Windows Phone, 5 smart TV', () => {
  const { desktop, iphone, android, windowsPhone, tizen } = AGENTS;
  const codes = [desktop, iphone, android, windowsPhone, tizen].map((agent) => trackingDeviceCode(detect(agent)));
  expect(codes).toEqual([1, 2, 3, 4, 5]);
  const macs = [0, 5].map((touchPoints) => trackingDeviceCode(detect(AGENTS.ipad, { touchPoints })));
  expect(macs).toEqual([1, 2]);
});

it('names system and browser with versions', () => {
  expect(detect(AGENTS.iphone)).toMatchObject({
    os: { name: 'iOS', version: '18.1' },
    browser: { name: 'Safari', version: '18.1' },
  });
  expect(detect(AGENTS.iphone.replace('Version/18.1', 'CriOS/141.0.7')).browser.name).toBe('Chrome');
  expect(detect(AGENTS.iphone.replace('Version/18.1', 'FxiOS/144.0')).browser.name).toBe('Firefox');
  expect(detect('')).toMatchObject({ os: { name: 'unknown' }, browser: { name: 'unknown' } });
});

it('ROWS-017 a prerender crawler is recognised by its user agent', () => {
  expect(detect('Mozilla/5.0 Prerender (+https://example.org)').prerender).toBe(true);
  expect(detect(AGENTS.desktop).prerender).toBe(false);
});
