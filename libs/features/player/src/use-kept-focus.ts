import { useEffect, type RefObject } from 'react';

/** Pressed first of all that stands under a picture: play and pause. */
const FIRST_CONTROL = 'footer button';

/** What it says may change with what plays: "next: 2. …". Then it has a key that does not. */
const nameOf = (control: Element): string =>
  control.getAttribute('data-focus-key') ?? control.getAttribute('aria-label') ?? control.textContent;

/**
 * A channel or an episode draws its controls anew, and an offer goes when it is taken: whoever walks by keys stays on the control of the same name,
 * else on the first one. The focus that the viewer took away is not brought back.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let held: { control: Element; name: string } | null = null;

    document.addEventListener(
      'focusin',
      ({ target }) => {
        const isOurs = target instanceof Element && target !== element && element.contains(target);
        held = isOurs ? { control: target, name: nameOf(target) } : null;
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      // A control that is being removed is still there in this moment.
      () => setTimeout(() => held?.control.isConnected && held.control !== document.activeElement && (held = null)),
      { signal },
    );
    const drawn = new MutationObserver(() => {
      if (!held || held.control.isConnected || document.activeElement !== document.body) return;
      const { name } = held;
      const controls = [...element.querySelectorAll<HTMLElement>('button, [role="slider"], input')];
      const next =
        controls.find((control) => nameOf(control) === name) ?? element.querySelector<HTMLElement>(FIRST_CONTROL);
      next?.focus({ preventScroll: true });
    });
    drawn.observe(element, { childList: true, subtree: true });
    return () => {
      stop.abort();
      drawn.disconnect();
    };
  }, [box]);
}
