import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { closeIcon } from '../icons/shapes.ts';
import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';
import { keepInSight, openModally } from '../overlay/open-modally.ts';
import { useUiText } from '../theme/ui-context.tsx';

/** SRCH-010; as long as a modal's. NAV-078 */
const SEARCH_CLOSES_MS = 300;

const slideIn = keyframes`
  from { transform: translateY(-100%); }
`;
const slideOut = keyframes`
  to { transform: translateY(-100%); }
`;
const dawn = keyframes`
  from { opacity: 0; }
`;
const dusk = keyframes`
  to { opacity: 0; }
`;

const Surface = styled.dialog`
  position: fixed;
  margin: 0;
  top: 0;
  left: 0;
  width: 100vw;
  max-width: none;
  height: fit-content;
  max-height: 100vh;
  max-height: 100dvh;
  padding: 12px var(--gutter);
  padding-top: calc(12px + env(safe-area-inset-top, 0px));
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface-1);
  color: var(--color-text-strong);
  animation: ${slideIn} ${SEARCH_CLOSES_MS}ms var(--motion-ease);

  &::backdrop {
    background: var(--color-scrim);
    animation: ${dawn} ${SEARCH_CLOSES_MS}ms linear;
  }
  &[data-closing] {
    animation: ${slideOut} ${SEARCH_CLOSES_MS}ms var(--motion-ease) forwards;
    pointer-events: none;
  }
  &[data-closing]::backdrop {
    animation: ${dusk} ${SEARCH_CLOSES_MS}ms linear forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    &::backdrop,
    &[data-closing],
    &[data-closing]::backdrop {
      animation: none;
    }
  }
  > [data-part='line'] {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    --icon-button-size: 48px;
    --search-beside: 56px;
  }
  /* A bar over the header; what the field shows below itself hangs out of it. */
  @media (min-width: 768px) {
    padding-left: var(--page-margin);
    padding-right: var(--page-margin);
    overflow: visible;

    > [data-part='line'] {
      justify-content: center;
    }
    > [data-part='line'] > :first-child {
      max-width: 760px;
    }
  }
`;

/** A press on what darkens the page has the dialog as its target, and so has one on the dialog's own margins. */
function isBelow({ clientY }: MouseEvent, dialog: HTMLElement): boolean {
  return clientY > dialog.getBoundingClientRect().bottom;
}

/**
 * The search over any page: it slides from the head of a phone's window, and drops over the header of a wide one. Escape, the cross and a press
 * below close it; the focus goes back to what opened it. NAV-108, SRCH-006, SRCH-010, SRCH-017
 */
export function SearchBar({
  label,
  onClosed,
  children,
}: {
  readonly label: string;
  /** It is gone from the screen: take it out of the page. */
  readonly onClosed: () => void;
  /** The field; it is given what closes the bar, and whether it is on its way out. */
  readonly children: (close: () => void, isClosing: boolean) => ReactNode;
}) {
  const translate = useUiText();
  const element = useRef<HTMLDialogElement>(null);
  const [closing, setClosing] = useState(false);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  const close = () => setClosing(true);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    // The page is the viewer's from the moment that the bar begins to go: no press waits for an animation.
    return closing ? keepInSight(dialog) : openModally(dialog, dialog.querySelector('input') ?? dialog);
  }, [closing]);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => closed.current(), isMotionUnwelcome() ? 0 : SEARCH_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [closing]);

  return (
    <Surface
      ref={element}
      tabIndex={-1}
      aria-label={label}
      data-closing={closing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => event.target === element.current && isBelow(event, element.current) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A second Escape would close the dialog whatever `cancel` says.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div data-part="line">
        {children(close, closing)}
        <IconButton icon={closeIcon} label={translate('action_close')} round onClick={close} />
      </div>
    </Surface>
  );
}
