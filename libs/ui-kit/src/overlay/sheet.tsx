import type { ComponentProps, PointerEvent } from 'react';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Dialog } from './dialog.tsx';
import { letsGo } from './drag-to-close.ts';

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(48px); }
`;
const slideOut = keyframes`
  to { opacity: 0; transform: translateX(48px); }
`;
const rise = keyframes`
  from { transform: translateY(100%); }
`;
const sink = keyframes`
  to { transform: translateY(100%); }
`;

/* Two classes: over what every dialog has. */
const Side = styled(Dialog)`
  && {
    margin: 0 0 0 auto;
    width: min(440px, 100vw);
    height: 100vh;
    max-height: none;
    border-width: 0 0 0 1px;
    border-radius: var(--radius-l) 0 0 var(--radius-l);
  }
  @media (max-width: 480px) {
    && {
      margin: auto 0 0;
      width: 100vw;
      height: fit-content;
      max-height: calc(100vh - var(--space-7));
      border-width: 1px 0 0;
      border-radius: var(--radius-l) var(--radius-l) 0 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    && {
      animation-name: ${slideIn};
    }
    &&[data-closing] {
      animation-name: ${slideOut};
    }
  }
  @media (max-width: 480px) and (prefers-reduced-motion: no-preference) {
    && {
      animation-name: ${rise};
    }
    &&[data-closing] {
      animation-name: ${sink};
    }
  }
`;

const Grip = styled.div`
  display: none;
  touch-action: none;

  @media (max-width: 480px) {
    display: grid;
    place-items: center;
    position: absolute;
    z-index: 2;
    top: 0;
    left: 64px;
    right: 64px;
    height: 28px;
    cursor: grab;
  }
  &::before {
    content: '';
    width: 40px;
    height: 5px;
    border-radius: var(--radius-pill);
    background: var(--color-outline);
  }
`;

/**
 * Choices or details beside what one is doing: at the foot of a phone's screen, within reach of the thumb, to be pulled down
 * and away; a panel at the side of a wide screen. A `Dialog` in everything else: Escape, backdrop and cross close it.
 */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'size' | 'titleLook' | 'grip' | 'className'>) {
  const start = useRef<{ readonly y: number; readonly atMs: number } | null>(null);
  const sheetOf = (event: PointerEvent) => event.currentTarget.closest('dialog');

  function pull(event: PointerEvent) {
    if (!start.current) return;
    sheetOf(event)?.style.setProperty('translate', `0 ${Math.max(0, event.clientY - start.current.y)}px`);
  }
  function release(event: PointerEvent) {
    if (!start.current) return;
    const byPx = event.clientY - start.current.y;
    const overMs = event.timeStamp - start.current.atMs;
    start.current = null;
    const goes = event.type === 'pointerup' && !props.hideClose && letsGo({ byPx, overMs });
    if (goes) props.onClose();
    // What goes, goes from where it was let go.
    else sheetOf(event)?.style.removeProperty('translate');
  }

  const grip = (
    <Grip
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, atMs: event.timeStamp };
      }}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
  return <Side {...props} grip={grip} />;
}
