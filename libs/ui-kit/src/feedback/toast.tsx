import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icons/shapes.ts';
import { plainPopover, showInTopLayer } from '../overlay/in-top-layer.ts';
import { useUiText } from '../theme/ui-context.tsx';

/** BOOT-029, MISC-041 */
export const ALERT_MS = 3_000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Stack = styled.div`
  ${plainPopover}
  position: fixed;
  z-index: 60;
  top: auto;
  left: 0;
  right: 0;
  bottom: calc(
    var(--bottom-nav-height, 0px) + var(--foot-controls-height, 0px) + var(--space-4) + env(safe-area-inset-bottom, 0px)
  );
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-4);
  background: none;
  pointer-events: none;
`;

const Box = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: min(560px, 100%);
  min-height: 52px;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  border: 1px solid var(--color-line);
  background: var(--color-surface-2);
  color: var(--color-text-strong);
  box-shadow: var(--shadow-2);
  font-size: var(--type-0);
  animation: ${rise} var(--motion-normal) var(--motion-ease);
  --icon-button-size: 36px;
  --icon-button-icon: 18px;

  > svg {
    --icon-size: 1.375rem;
  }
  &[data-tone='danger'] > svg {
    color: var(--color-danger);
  }
  &[data-tone='success'] > svg {
    color: var(--color-success);
  }
  > p {
    flex: 1;
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
  }
`;

export interface ToastMessage {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone?: 'info' | 'success' | 'danger';
  /** How long it stays; 3 s unless said otherwise. */
  readonly durationMs?: number;
  readonly action?: ReactNode;
}

const icons = { info: infoIcon, success: checkIcon, danger: alertIcon };

function Toast({ message, onDismiss }: { readonly message: ToastMessage; readonly onDismiss: (id: string) => void }) {
  const translate = useUiText();
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const { id, tone = 'info', durationMs = ALERT_MS } = message;

  // Whoever is reading it, by pointer or by focus, may finish.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);

  return (
    <Box
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon shape={icons[tone]} />
      <p>{message.text}</p>
      {message.action}
      <IconButton icon={closeIcon} label={translate('action_close')} onClick={() => onDismiss(id)} />
    </Box>
  );
}

/**
 * Short messages at the foot of the page, read out when they come. The list stays mounted, empty too: a live region that is
 * born together with its text is not read.
 */
export function ToastStack({
  messages,
  onDismiss,
}: {
  readonly messages: readonly ToastMessage[];
  readonly onDismiss: (id: string) => void;
}) {
  const stack = useRef<HTMLDivElement>(null);
  // Anew with each: what fills the screen, or opened last, would cover it.
  useLayoutEffect(() => {
    if (messages.length > 0) return showInTopLayer(stack.current!);
  }, [messages]);
  return (
    <Stack ref={stack} role="status" aria-live="polite">
      {messages.map((message) => (
        <Toast key={message.id} message={message} onDismiss={onDismiss} />
      ))}
    </Stack>
  );
}
