import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { closeIcon } from '../icons/shapes.ts';
import { Heading } from '../text/heading.tsx';
import { useUiText } from '../theme/ui-context.tsx';

/** Opening and closing animation. MISC-021, NAV-078 */
export const DIALOG_TRANSITION_MS = 300;

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px) scale(0.98); }
`;
const sink = keyframes`
  to { opacity: 0; transform: translateY(16px) scale(0.98); }
`;
const dawn = keyframes`
  from { opacity: 0; }
`;
const dusk = keyframes`
  to { opacity: 0; }
`;

const Surface = styled.dialog`
  position: fixed;
  margin: auto;
  width: min(var(--dialog-width, 520px), calc(100vw - 2 * var(--space-4)));
  max-width: none;
  max-height: min(calc(100vh - 2 * var(--space-4)), 860px);
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-1);
  color: var(--color-text-normal);
  box-shadow: var(--shadow-3);
  animation: ${rise} ${DIALOG_TRANSITION_MS}ms var(--motion-ease);

  &::backdrop {
    background: var(--color-scrim);
    animation: ${dawn} ${DIALOG_TRANSITION_MS}ms linear;
  }
  &[data-closing] {
    animation: ${sink} ${DIALOG_TRANSITION_MS}ms var(--motion-ease) forwards;
    pointer-events: none;
  }
  &[data-closing]::backdrop {
    animation: ${dusk} ${DIALOG_TRANSITION_MS}ms linear forwards;
  }
  &[data-size='wide'] {
    --dialog-width: 880px;
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${dawn};
    &[data-closing] {
      animation-name: ${dusk};
    }
  }

  /* A phone gets a sheet at the foot of the screen, within reach of the thumb. */
  @media (max-width: 480px) {
    width: 100vw;
    margin-bottom: 0;
    border-width: 1px 0 0;
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
  }
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4) var(--space-2) var(--space-6);
  background: inherit;
  --icon-button-size: 40px;

  > :first-child {
    flex: 1;
    padding-top: 6px;
    font-size: var(--type-2);
  }
`;

const Body = styled.div`
  padding: 0 var(--space-6) var(--space-6);
  padding-bottom: calc(var(--space-6) + env(safe-area-inset-bottom, 0px));
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-top: var(--space-5);
`;

const FOCUSABLE = 'input:not(:disabled), select, textarea, button:not(:disabled), a[href], [tabindex="0"]';

/** A press on the backdrop has the dialog as its target, and so has one on the dialog's own scroll bar. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal dialog in the browser's top layer: over a fullscreen player too, with the page behind it inert and the focus
 * given back by the browser.
 *
 * `open` is the wish; the dialog opens and closes with 300 ms of animation and says `onClosed` when it is gone. The viewer's
 * own ways out (Escape, the backdrop, the cross) only ask, by `onClose`; with `hideClose` there are none (NAV-073..NAV-076).
 */
export function Dialog({
  open,
  title,
  size = 'normal',
  hideClose = false,
  onClose,
  onClosed,
  actions,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly size?: 'normal' | 'wide';
  readonly hideClose?: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  const translate = useUiText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const closing = mounted && !open;

  useEffect(() => {
    const dialog = element.current;
    if (!mounted || !dialog) return;
    dialog.showModal();
    // The browser takes the first control, which is the cross; what the dialog is about comes first.
    body.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    // The browser gives the focus back when a dialog closes, not when it is taken out of the page.
    return () => dialog.close();
  }, [mounted]);

  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => {
      element.current?.close();
      setMounted(false);
      closed.current?.();
    }, DIALOG_TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [closing]);

  if (!mounted) return null;

  const ask = () => {
    if (!hideClose) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
  };
  const onPress = (event: MouseEvent) => {
    if (event.target === element.current && isOutside(event, element.current)) ask();
  };

  return (
    <Surface
      ref={element}
      aria-labelledby={titleId}
      data-size={size}
      data-closing={closing || undefined}
      onCancel={onCancel}
      onMouseDown={onPress}
      onKeyDown={(event) => {
        // A second Escape would close the dialog whatever `cancel` says.
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          ask();
        }
      }}
    >
      <Head>
        <Heading level={2} size="card" id={titleId}>
          {title}
        </Heading>
        {!hideClose && <IconButton icon={closeIcon} label={translate('action_close')} round onClick={ask} />}
      </Head>
      <Body ref={body}>
        {children}
        {actions && <Foot>{actions}</Foot>}
      </Body>
    </Surface>
  );
}
