import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { slot } from '../looks/slot.ts';
import { placeTip } from './place-tip.ts';

/** The pointer has to rest: a hint is not to flicker on the way across a page. */
const REST_MS = 400;

const appear = keyframes`
  from { opacity: 0; }
`;

const Anchor = styled.span`
  display: inline-flex;
`;

const Tip = styled.span`
  position: fixed;
  inset: auto;
  z-index: 40;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  margin: 0;
  padding: 8px 12px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
  background: var(--color-surface-3);
  color: var(--color-text-strong);
  box-shadow: var(--shadow-1);
  font-family: var(--font-text);
  font-size: var(--type--1);
  font-weight: var(--weight-text);
  line-height: 1.35;
  text-align: start;
  text-transform: none;
  white-space: normal;
  animation: ${appear} var(--motion-fast) linear;

  /* The way from the control to the hint is part of the hint. */
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    height: 10px;
  }
  &[data-side='below']::after {
    top: auto;
    bottom: 100%;
  }

  ${slot('overlay', 'tooltip')}
`;

/**
 * A short explanation of a control, shown when the pointer rests on it or the keyboard comes to it; Escape takes it away. It lies in
 * the browser's top layer, over dialogs and scrolling rows. It must hold nothing that one needs to go on, and nothing to press.
 */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  /** One control. */
  readonly children: ReactNode;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = tip.current;
    if (!open || !element || !anchor.current) return;
    // Sets without popovers show it where it is, above the page.
    element.showPopover?.();
    const target = anchor.current.firstElementChild ?? anchor.current;
    const described = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', described ? `${described} ${id}` : id);
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top, side } = placeTip(target.getBoundingClientRect(), element.getBoundingClientRect(), view);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.dataset['side'] = side;
    return () => {
      if (described) target.setAttribute('aria-describedby', described);
      else target.removeAttribute('aria-describedby');
    };
  }, [open, id]);

  useEffect(() => {
    if (!open) return;
    const hide = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape is the hint's, the second the dialog's below it.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', hide, true);
    };
  }, [open]);

  useEffect(() => () => clearTimeout(rest.current), []);

  function wait(show: boolean, ms: number) {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setOpen(show), ms);
  }

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && wait(true, REST_MS)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && wait(false, 0)}
      onPointerDown={() => {
        pressed.current = true;
        clearTimeout(rest.current);
        setOpen(false);
      }}
      onPointerUp={() => {
        pressed.current = false;
      }}
      // Who presses a control knows it.
      onFocus={(event) => !pressed.current && event.target.matches(':focus-visible') && wait(true, 0)}
      onBlur={() => wait(false, 0)}
    >
      {children}
      {open && (
        <Tip role="tooltip" id={id} ref={tip} popover="manual">
          {text}
        </Tip>
      )}
    </Anchor>
  );
}
