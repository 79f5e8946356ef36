import type { ScreenId } from '../modules.ts';

export interface RouteEntry {
  path: string;
  screen: ScreenId | 'notFound' | 'geoLock' | 'miniApp';
  /** A media page: lies over the page it was opened from. CONT-013 */
  modalPage?: true;
  /** Fills the window: no header, footer or navigation. */
  bare?: true;
  /** Stays as it is while its address changes: a channel beside its list. */
  keeps?: true;
  /** Which not-found text shows. NAV-128 */
  notFoundKind?: 'content' | 'channel' | 'subscription' | 'generic';
}

/** Addresses that are nothing without what comes after them. NAV-053 */
const BARE_PATHS = ['/watch', '/trailers', '/persons', '/row', '/rowset', '/provider', '/guide'];

/** Pages to read: one screen, which knows them by their paths and loads each by itself. NAV-023..031, NAV-037, NAV-042, NAV-046 */
const INFO_PATHS = [
  ...['/news', '/news/:id', '/faq', '/agreement', '/privacy', '/terms', '/gift', '/eticheskie-principy'],
  ...['/documents/:id', '/app_store', '/open_mobile_app', '/instructions', '/manual/:id'],
];

/** The viewer's own: one screen, which knows its pages by their paths. NAV-033, NAV-035, NAV-043..045 */
const SETTINGS_PATHS = ['/settings', '/settings/:id', '/settings/language/:id', '/lk', '/lk_parental'];

/**
 * Every address of the site. Exact pages go before the slugs of the server's menu; an unknown address of one segment is looked up there,
 * deeper ones are not found.
 */
export const ROUTES: readonly RouteEntry[] = [
  { path: '/', screen: 'home' },
  { path: '/startpage', screen: 'home' },
  { path: '/channels', screen: 'channels' },
  { path: '/channelsfree', screen: 'channels' },
  { path: '/channels/guide', screen: 'guide' },
  { path: '/channel_embed/:channel', screen: 'channels' },
  { path: '/content_embed/:id', screen: 'watch', bare: true },
  { path: '/channels/:category', screen: 'channels' },
  { path: '/channels/:category/:channel', screen: 'channels', keeps: true },
  { path: '/contents/:id', screen: 'content', modalPage: true },
  { path: '/contents/:id/:child', screen: 'content', modalPage: true },
  { path: '/episodes/:id', screen: 'content', modalPage: true },
  { path: '/watch/:id', screen: 'watch', modalPage: true, bare: true },
  { path: '/trailers/:id', screen: 'trailer', modalPage: true, bare: true },
  { path: '/persons/:id', screen: 'person', modalPage: true },
  { path: '/newyear', screen: 'newYear' },
  { path: '/row/:id', screen: 'row' },
  { path: '/rowset/:id', screen: 'rowset' },
  { path: '/catalog/:id', screen: 'rowset' },
  { path: '/geo_lock', screen: 'geoLock', bare: true },
  { path: '/miniapp', screen: 'miniApp', bare: true },
  { path: '/auth_methods', screen: 'signIn' },
  { path: '/welcome', screen: 'signIn' },
  ...INFO_PATHS.map((path): RouteEntry => ({ path, screen: 'info' })),
  ...SETTINGS_PATHS.map((path): RouteEntry => ({ path, screen: 'settings' })),
  ...BARE_PATHS.map((path): RouteEntry => ({ path, screen: 'notFound' })),
  { path: '/packets/*', screen: 'notFound', notFoundKind: 'subscription' },
  { path: '/:id', screen: 'rowset' },
  { path: '/:catalog/:id', screen: 'row' },
  { path: '*', screen: 'notFound' },
];
