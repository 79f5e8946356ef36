import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { FilterGroup } from './filter-model.ts';

/**
 * For the box whose children are the filters, one each: a filter whose values did not come goes with the focus, or the open list, that it had. Then the
 * next one has the focus, else the last.
 */
export function useFocusOfGone(groups: readonly FilterGroup[]) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<string | null>(null);
  const before = useRef(groups);

  useLayoutEffect(() => {
    const index = before.current.findIndex(({ id }) => id === held.current);
    before.current = groups;
    if (index < 0 || groups.some(({ id }) => id === held.current)) return;
    const next = box.current?.children[Math.min(index, groups.length - 1)];
    next?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
  }, [groups]);

  return {
    ref: box,
    onFocus({ currentTarget, target }: FocusEvent) {
      const index = [...currentTarget.children].findIndex((child) => child.contains(target));
      held.current = groups[index]?.id ?? null;
    },
    onBlur() {
      held.current = null;
    },
  };
}
