import type { FocusPlace } from './place.ts';

/** Where the focus is now. It comes with what restores it: the first screen does without. */
export function readFocusPlace(): FocusPlace {
  const focused = document.activeElement?.closest<HTMLElement>('[data-focus-key]');
  return {
    focusRow: focused?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'],
    focusTop: focused?.getBoundingClientRect().top,
  };
}
