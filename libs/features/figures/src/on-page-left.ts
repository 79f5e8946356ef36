/**
 * Says whether the page is left whenever that changes, and whether it is gone. A hidden page is left: it may be killed without another word. One that the
 * browser keeps for the way back is left, and may come again.
 * @param capture who tells something hears it before who sends what was told
 */
export function onPageLeft(
  hear: (isLeft: boolean, isGone: boolean) => void,
  signal: AbortSignal,
  capture = true,
): void {
  for (const type of ['visibilitychange', 'pagehide'])
    addEventListener(
      type,
      (event) => hear(document.hidden || type === 'pagehide', type === 'pagehide' && !isKept(event)),
      { signal, capture },
    );
}

const isKept = (event: Event): boolean => (event as Partial<PageTransitionEvent>).persisted === true;
