/** What a picture is taken in: a window of so many pixels, or a television set. */
export type Window = number | 'tv';

export const windowName = (window: Window): string => (window === 'tv' ? 'television' : `${window} px`);

const TELEVISION = { width: 1_920, height: 1_080 } as const;
const HEIGHTS = [
  [600, 844],
  [1_100, 1_180],
  [1_600, 900],
] as const;

export function viewportOf(window: Window): { readonly width: number; readonly height: number } {
  if (window === 'tv') return TELEVISION;
  return { width: window, height: HEIGHTS.find(([below]) => window < below)?.[1] ?? TELEVISION.height };
}

/** As a set of 2022 tells of itself: the site draws itself for ten feet then. */
const TELEVISION_AGENT =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager';

/** How the browser is there. */
export const deviceOf = (window: Window) =>
  window === 'tv'
    ? { viewport: TELEVISION, userAgent: TELEVISION_AGENT }
    : { viewport: viewportOf(window), hasTouch: window < 1_100, isMobile: window < 600 };
