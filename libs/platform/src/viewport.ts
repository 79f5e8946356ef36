/** Widths up to and including these are mobile. BOOT-045..047. */
export const MOBILE_MAX_WIDTH = 1023;
export const MOBILE_BROWSER_MAX_WIDTH = 1281;
export const CHANNEL_MOBILE_MAX_WIDTH = 932;

export interface Viewport {
  widthPx: number;
  mobileBrowser: boolean;
}

/** Whether the mobile layout and menu are used. BOOT-045, BOOT-046. */
export const isMobileLayout = ({ widthPx, mobileBrowser }: Viewport): boolean =>
  widthPx <= (mobileBrowser ? MOBILE_BROWSER_MAX_WIDTH : MOBILE_MAX_WIDTH);

/** Whether the channel section shows its list or its player, never both. BOOT-047, CHAN-016. */
export const isChannelMobileLayout = ({ widthPx, mobileBrowser }: Viewport): boolean =>
  mobileBrowser || widthPx <= CHANNEL_MOBILE_MAX_WIDTH;

/** The `kind` of a rowset request: mobile300 by width, mobile for a wider mobile browser, else web. ROWS-090, ROWS-091. */
export function rowsetKind(viewport: Viewport): 'mobile300' | 'mobile' | 'web' {
  if (viewport.widthPx <= MOBILE_MAX_WIDTH) return 'mobile300';
  return isMobileLayout(viewport) ? 'mobile' : 'web';
}
