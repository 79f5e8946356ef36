/**
 * Whether the browser paused the element by itself: after an error, at the end, when the element left the document, or to save power for
 * a silent picture on a hidden page (a silent element gets no key of a keyboard or headphones). Such a pause is nobody's intent.
 */
export function isPauseByBrowser({ error, ended, isConnected, muted }: HTMLMediaElement): boolean {
  return error !== null || ended || !isConnected || (muted && isPageHidden());
}

export const isPageHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';
