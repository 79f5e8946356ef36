import type { MiniPlayerCorner } from '@livery/domain/controls';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { drawAnew, glide, layOver } from './lay-over.ts';

/** Over the page's place, in the mini player, in a window of its own, or nowhere. */
export type Where = 'page' | 'corner' | 'window' | 'nowhere';

interface Facts {
  readonly hasPlace: boolean;
  readonly hasContent: boolean;
  readonly hasNoPicture: boolean;
  readonly isInWindow: boolean;
}

export function whereIs({ hasPlace, hasContent, hasNoPicture, isInWindow }: Facts): Where {
  if (hasNoPicture || (!hasPlace && !hasContent)) return 'nowhere';
  if (isInWindow) return 'window';
  return hasPlace ? 'page' : 'corner';
}

interface Place {
  readonly where: Where;
  readonly place: HTMLElement | null;
  readonly corner: MiniPlayerCorner | null;
}

/** Puts the box where it belongs; from one place of the page to another it glides. */
export function usePlace(box: RefObject<HTMLElement | null>, { where, place, corner }: Place): void {
  const last = useRef<{ rect: DOMRect; corner: MiniPlayerCorner | null } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const stop = new AbortController();
    element.dataset['where'] = where;
    if (corner) element.dataset['corner'] = corner;
    if (where === 'page' && place) layOver(element, place, stop.signal);
    const before = last.current;
    // A page's place takes over from another one's at once; the way into the mini player and out of it is followed by the eye.
    if (before && (corner || before.corner)) {
      drawAnew(element);
      glide(element, before.rect);
    }
    return () => {
      last.current = where === 'window' ? null : { rect: element.getBoundingClientRect(), corner };
      stop.abort();
      delete element.dataset['corner'];
    };
  }, [box, where, place, corner]);
}
