/** Events that count as activity of a viewer. */
export const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;
/** A page that is always busy counts as idle so long after it has loaded. */
const IDLE_AT_LATEST_MS = 2_000;

/**
 * What work can wait for:
 *
 * - `frame`: the next frame has been painted. Comes only while the page is seen.
 * - `idle`: the page has loaded and has nothing to do.
 * - `firstActivity`: the viewer presses, touches, scrolls or moves the pointer, from now on.
 */
export type Moment = 'frame' | 'idle' | 'firstActivity';

/** The part of the window that this needs. */
type Page = Pick<Window, 'addEventListener' | 'requestAnimationFrame'> & {
  readonly document: Pick<Document, 'readyState'>;
  readonly requestIdleCallback?: Window['requestIdleCallback'];
};
type Wait = (page: Page, come: () => void, signal: AbortSignal | undefined) => unknown;

const idle = (page: Page, come: () => void) =>
  // Safari does not tell of idle time.
  page.requestIdleCallback ? page.requestIdleCallback(come, { timeout: IDLE_AT_LATEST_MS }) : setTimeout(come);

const WAITS: Readonly<Record<Moment, Wait>> = {
  frame: (page, come) => page.requestAnimationFrame(() => setTimeout(come)),
  idle: (page, come, signal) =>
    page.document.readyState === 'complete'
      ? idle(page, come)
      : page.addEventListener('load', () => idle(page, come), { once: true, ...(signal && { signal }) }),
  firstActivity(page, come, signal) {
    const options = { once: true, capture: true, passive: true, ...(signal && { signal }) };
    for (const type of ACTIVITY_EVENTS) page.addEventListener(type, come, options);
  },
};

/** Resolves at the moment. When the signal aborts before, it stays open for ever: what waits for it is called off. */
export const after = (moment: Moment, signal?: AbortSignal, page: Page = window): Promise<void> =>
  new Promise((resolve) => {
    if (!signal?.aborted) WAITS[moment](page, () => signal?.aborted || resolve(), signal);
  });
