import { type RefObject, useLayoutEffect } from 'react';
import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';
import { stepIndex } from './step-index.ts';

const TARGET = '[data-card-target]';

/**
 * One stop for Tab in a whole row or grid; arrows, Home and End walk through its cards. Works on the elements themselves, so that
 * a step re-renders no card. The stop follows the focus, wherever it comes from.
 */
export function useRovingFocus(list: RefObject<HTMLElement | null>): void {
  // After every render: cards may have come or gone.
  useLayoutEffect(() => {
    const targets = cardTargets(list.current);
    const stop =
      targets.find((target) => target === document.activeElement) ?? targets.find((target) => target.tabIndex === 0);
    for (const target of targets) target.tabIndex = target === (stop ?? targets[0]) ? 0 : -1;
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;

    element.addEventListener(
      'focusin',
      ({ target }) => {
        const focused = target instanceof Element ? target.closest<HTMLElement>(TARGET) : null;
        if (!focused) return;
        for (const other of cardTargets(element)) other.tabIndex = other === focused ? 0 : -1;
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        // Some looks hide all cards of a row but the first ones: arrows must not stop at a hidden card.
        const targets = cardTargets(element).filter((target) => target.offsetParent);
        const index = targets.indexOf(document.activeElement as HTMLElement);
        if (index < 0) return;
        const at = { index, count: targets.length, columns: columnsOf(targets) };
        const next = targets[stepIndex({ key: event.key, ...at }) ?? -1];
        if (!next) return;
        event.preventDefault();
        next.focus({ preventScroll: true });
        const behavior = event.repeat || isMotionUnwelcome() ? 'instant' : 'smooth';
        next.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
      },
      { signal },
    );
    return () => stop.abort();
  }, [list]);
}

function cardTargets(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(TARGET)] : [];
}

/** How many cards stand in the first line. */
function columnsOf(targets: readonly HTMLElement[]): number {
  const top = targets[0]?.getBoundingClientRect().top;
  const next = targets.findIndex((target) => Math.abs(target.getBoundingClientRect().top - (top ?? 0)) > 4);
  return next === -1 ? targets.length : next;
}
