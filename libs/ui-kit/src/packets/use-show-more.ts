import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The first `step` of many, and so many more with each call of `showMore`. The focus goes to the first of the new ones, because the button
 * that was pressed may be gone. The list holds an element for each item and nothing else.
 */
export function useShowMore(list: RefObject<HTMLElement | null>, count: number, step: number) {
  const [limit, setLimit] = useState(step);
  const firstNew = useRef<number>(undefined);
  const shown = Math.min(limit, count);

  useLayoutEffect(() => {
    if (firstNew.current === undefined) return;
    const item = list.current?.children[firstNew.current];
    firstNew.current = undefined;
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  }, [limit, list]);

  const showMore = () => {
    firstNew.current = shown;
    setLimit(shown + step);
  };
  return { shown, hasMore: shown < count, showMore };
}
