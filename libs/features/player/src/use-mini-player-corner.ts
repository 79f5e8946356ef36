import { cornerByKey, nearestCorner, type MiniPlayerCorner } from '@livery/domain/controls';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { glide } from './lay-over.ts';

/** A pointer that moves further than this drags. */
const DRAG_SLACK_PX = 6;
const BUTTONS = 'button';

interface MiniPlayerCornerOptions {
  corner: MiniPlayerCorner | null;
  onCorner: (corner: MiniPlayerCorner) => void;
}

/** The mini player is dragged to another corner, or sent there by the arrows while the focus is in it. */
export function useMiniPlayerCorner(
  box: RefObject<HTMLElement | null>,
  { corner, onCorner }: MiniPlayerCornerOptions,
): void {
  const choose = useEffectEvent(onCorner);
  useEffect(() => {
    const element = box.current;
    if (!element || corner === null) return;
    const stop = new AbortController();
    listenToDrags(element, choose, stop.signal);
    element.addEventListener(
      'keydown',
      (event) => {
        const next = cornerByKey(corner, event.key);
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        event.stopPropagation();
        choose(next);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [box, corner]);
}

function listenToDrags(element: HTMLElement, onDrop: (corner: MiniPlayerCorner) => void, signal: AbortSignal): void {
  let from: { x: number; y: number } | null = null;
  let isDragging = false;
  const drop = () => {
    element.style.translate = '';
    delete element.dataset['dragging'];
    from = null;
  };
  element.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, button, target }) => {
      const isGrip = button === 0 && target instanceof Element && !target.closest(BUTTONS);
      from = isGrip ? { x, y } : null;
      isDragging = false;
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerId }) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!isDragging && Math.hypot(x, y) <= DRAG_SLACK_PX) return;
      if (!isDragging) element.setPointerCapture(pointerId);
      isDragging = true;
      element.dataset['dragging'] = '';
      element.style.translate = `${x}px ${y}px`;
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    () => {
      if (from && isDragging) {
        const { left, top, width, height } = element.getBoundingClientRect();
        onDrop(nearestCorner({ x: left + width / 2, y: top + height / 2 }, { width: innerWidth, height: innerHeight }));
      }
      const before = element.getBoundingClientRect();
      drop();
      if (isDragging) glide(element, before);
      // After the click that comes with it.
      setTimeout(() => (isDragging = false));
    },
    { signal },
  );
  element.addEventListener('pointercancel', drop, { signal });
  // The press that ends a drag leads nowhere, and a link is not carried away on its own.
  element.addEventListener('click', (event) => isDragging && event.preventDefault(), { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', drop, { once: true });
}
