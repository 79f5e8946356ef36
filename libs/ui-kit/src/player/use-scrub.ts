import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { type Axis, secondsAt } from './timeline-geometry.ts';

/** A scrub that is not confirmed goes back to where it plays. CTRL-046 */
const SCRUB_RESET_MS = 5_000;

interface ScrubOptions {
  readonly axis: Axis;
  /** What can be sought to: no scrub goes beyond it. */
  readonly availableUntilSeconds: number;
  readonly disabled: boolean;
  readonly onSeek: (seconds: number) => void;
  readonly onScrub: ((seconds: number | null) => void) | undefined;
}

/** A pointer over the line of time, and a drag along it: it asks for the place where it lets go. */
export function useScrub(slider: RefObject<HTMLElement | null>, options: ScrubOptions) {
  const { axis, availableUntilSeconds, disabled, onSeek, onScrub } = options;
  const [hover, setHover] = useState<{ x: number; width: number } | null>(null);
  const [scrubSeconds, setScrubSeconds] = useState<number | null>(null);

  useEffect(() => {
    if (scrubSeconds === null) return;
    const timer = setTimeout(() => {
      setScrubSeconds(null);
      setHover(null);
      onScrub?.(null);
    }, SCRUB_RESET_MS);
    return () => clearTimeout(timer);
  }, [scrubSeconds, onScrub]);

  /** Shows what is under the pointer. */
  function look(event: PointerEvent): number | null {
    const box = slider.current?.getBoundingClientRect();
    if (!box) return null;
    const x = Math.min(box.width, Math.max(0, event.clientX - box.left));
    const seconds = secondsAt(x, box.width, axis);
    if (seconds === null) return null;
    setHover({ x, width: box.width });
    return Math.min(seconds, availableUntilSeconds);
  }

  function scrub(seconds: number | null) {
    setScrubSeconds(seconds);
    onScrub?.(seconds);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || event.button !== 0) return;
      const seconds = look(event);
      if (seconds === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      scrub(seconds);
    },
    onPointerMove(event: PointerEvent) {
      const seconds = look(event);
      if (seconds !== null && scrubSeconds !== null) scrub(seconds);
    },
    onPointerUp(event: PointerEvent) {
      if (scrubSeconds === null) return;
      const seconds = look(event);
      scrub(null);
      if (seconds !== null) onSeek(seconds);
      if (event.pointerType !== 'mouse') setHover(null);
    },
    onPointerCancel: () => scrub(null),
    onPointerLeave: () => scrubSeconds === null && setHover(null),
  };
  return { hover, scrubSeconds, handlers };
}
