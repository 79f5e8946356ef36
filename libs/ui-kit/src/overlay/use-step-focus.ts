import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When one dialog goes from one step to the next, what was pressed is gone: the step begins at its top, and its heading has the focus and is read
 * out. A heading in the step itself comes before the dialog's title; a step that gives the focus to a control of its own does so after this.
 */
export function useStepFocus(dialog: RefObject<HTMLElement | null>, stepKey: string | undefined): void {
  const shown = useRef(stepKey);
  useLayoutEffect(() => {
    if (shown.current === stepKey) return;
    shown.current = stepKey;
    if (!dialog.current) return;
    dialog.current.scrollTop = 0;
    const headings = dialog.current.querySelectorAll<HTMLElement>('[data-takes-focus]');
    headings[headings.length - 1]?.focus({ preventScroll: true });
  }, [dialog, stepKey]);
}
