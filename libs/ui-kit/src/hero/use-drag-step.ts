import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { dragStep } from './slideshow.ts';

/**
 * What a part listens to that a drag steps through; null where there is nowhere to step. A drag that ends where it began to press is no press. ROWS-052
 *
 * @param onPressed a finger or a button is down, or not any more.
 */
export function useDragStep(step: ((by: 1 | -1) => void) | null, onPressed: (isDown: boolean) => void) {
  /** Where it began; once it has led somewhere it is `done`, until the click that comes with its end. */
  const drag = useRef<number | 'done' | null>(null);
  const letGo = () => {
    if (drag.current !== 'done') drag.current = null;
    onPressed(false);
  };
  return {
    onPointerDown({ clientX }: PointerEvent) {
      drag.current = clientX;
      onPressed(true);
    },
    onPointerUp({ clientX }: PointerEvent) {
      const by = step && typeof drag.current === 'number' && dragStep(clientX - drag.current);
      drag.current = by ? 'done' : null;
      if (by) step(by);
      onPressed(false);
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onClickCapture(event: MouseEvent) {
      if (drag.current !== 'done') return;
      drag.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
