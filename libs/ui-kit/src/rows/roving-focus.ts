import { type RefObject, useLayoutEffect } from 'react';
import { stepIndex } from './step-index.ts';

const CARDS = '[data-card-target]';
/** What is chosen among them is where the keyboard comes in. */
const CHOSEN = '[aria-pressed="true"]';
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One stop for Tab in a whole row or grid; arrows, Home and End walk through its cards. Works on the elements themselves, so that
 * a step re-renders no card. The stop follows the focus, wherever it comes from.
 */
export function useRovingFocus(list: RefObject<HTMLElement | null>, selector: string | null = CARDS): void {
  // After every render: cards may have come or gone.
  useLayoutEffect(() => {
    const targets = targetsIn(list.current, selector);
    const stop =
      targets.find((target) => target === document.activeElement) ??
      targets.find((target) => target.matches(CHOSEN)) ??
      targets.find((target) => target.tabIndex === 0);
    for (const target of targets) target.tabIndex = target === (stop ?? targets[0]) ? 0 : -1;
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !selector) return;
    const stop = new AbortController();
    const { signal } = stop;

    element.addEventListener(
      'focusin',
      ({ target }) => {
        const focused = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
        if (!focused) return;
        for (const other of targetsIn(element, selector)) other.tabIndex = other === focused ? 0 : -1;
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        // A ledger shows the first of its cards only.
        const targets = targetsIn(element, selector).filter((target) => target.offsetParent);
        const index = targets.indexOf(document.activeElement as HTMLElement);
        if (index < 0) return;
        const at = { index, count: targets.length, columns: columnsOf(targets) };
        const next = targets[stepIndex({ key: event.key, ...at }) ?? -1];
        if (!next) return;
        event.preventDefault();
        next.focus({ preventScroll: true });
        const behavior = event.repeat || reducedMotion() ? 'instant' : 'smooth';
        next.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
      },
      { signal },
    );
    return () => stop.abort();
  }, [list, selector]);
}

function targetsIn(list: HTMLElement | null, selector: string | null): HTMLElement[] {
  return list && selector ? [...list.querySelectorAll<HTMLElement>(selector)] : [];
}

/** How many cards stand in the first line. */
function columnsOf(targets: readonly HTMLElement[]): number {
  const top = targets[0]?.getBoundingClientRect().top;
  const next = targets.findIndex((target) => Math.abs(target.getBoundingClientRect().top - (top ?? 0)) > 4);
  return next === -1 ? targets.length : next;
}
