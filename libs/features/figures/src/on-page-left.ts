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
  for (const type of ['visibilitychange', 'pagehide']) {
    const hides = type === 'pagehide';
    const onLeft = (event: Event) => hear(document.hidden || hides, hides && !(event as PageTransitionEvent).persisted);
    addEventListener(type, onLeft, { signal, capture });
  }
}
