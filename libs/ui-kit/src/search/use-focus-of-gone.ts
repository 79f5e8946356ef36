import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { canChoose, type FilterGroup } from './filter-model.ts';

/**
 * For the box whose children are the filters, one each: a filter whose values did not come goes, or cannot be opened any more, with the focus or the open
 * list that it had. Then the next one has the focus, else the last.
 */
export function useFocusOfGone(groups: readonly FilterGroup[]) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<string | null>(null);
  const before = useRef(groups);

  useLayoutEffect(() => {
    const index = before.current.findIndex(({ id }) => id === held.current);
    before.current = groups;
    const own = groups.find(({ id }) => id === held.current);
    if (index < 0 || (own && canChoose(own))) return;
    const buttons = [...(box.current?.children ?? [])].map((filter) =>
      filter.querySelector<HTMLElement>('button:enabled:not([tabindex="-1"])'),
    );
    const next = buttons.slice(index).find(Boolean) ?? buttons.findLast(Boolean);
    next?.focus();
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
