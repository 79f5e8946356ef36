import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon, searchIcon } from '../icons/shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';

/** As long as a modal's. NAV-078 */
const SLIDE_MS = 300;

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
  padding: 12px var(--gutter);
  padding-top: calc(12px + env(safe-area-inset-top, 0px));
  border: 0;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface-1);
  color: var(--color-text-strong);
  animation: ${dawn} ${SLIDE_MS}ms var(--motion-ease);

  &::backdrop {
    background: var(--color-scrim);
    animation: ${dawn} ${SLIDE_MS}ms linear;
  }
  &[data-closing] {
    animation: ${dusk} ${SLIDE_MS}ms var(--motion-ease) forwards;
    pointer-events: none;
  }
  &[data-closing]::backdrop {
    animation: ${dusk} ${SLIDE_MS}ms linear forwards;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation-name: ${slideIn};
    &[data-closing] {
      animation-name: ${slideOut};
    }
  }
  form {
    display: flex;
    align-items: center;
    gap: 8px;
    --icon-button-size: 44px;
  }
`;

const Field = styled.label`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 48px;
  padding: 0 14px;
  border: 1px solid var(--color-outline);
  border-radius: var(--field-shape);
  background: var(--color-surface-0);
  --icon-size: 20px;

  &:focus-within {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-size: max(1rem, var(--type-0));
    appearance: none;
  }
  input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

/** The phone's search field, slid down from the head of the window; closed by Escape, the cross and a press below it. NAV-108 */
export function SearchSlide({
  label,
  onSearch,
  onClosed,
}: {
  readonly label: string;
  /** Something was asked for; the slide closes. */
  readonly onSearch: (text: string) => void;
  /** It is gone from the screen: take it out of the page. */
  readonly onClosed: () => void;
}) {
  const translate = useUiText();
  const element = useRef<HTMLDialogElement>(null);
  const [closing, setClosing] = useState(false);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });

  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => {
      // The browser gives the focus back when a dialog closes, not when it is taken out of the page.
      element.current?.close();
      closed.current();
    }, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [closing]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text === '') return;
    setClosing(true);
    onSearch(text);
  }

  return (
    <Surface
      ref={element}
      aria-label={label}
      data-closing={closing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        setClosing(true);
      }}
      onMouseDown={(event) => event.target === element.current && setClosing(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        setClosing(true);
      }}
    >
      <form role="search" onSubmit={submit}>
        <Field>
          <Icon shape={searchIcon} />
          <input
            type="search"
            name="q"
            aria-label={label}
            placeholder={label}
            enterKeyHint="search"
            autoComplete="off"
          />
        </Field>
        <IconButton icon={closeIcon} label={translate('action_close')} round onClick={() => setClosing(true)} />
      </form>
    </Surface>
  );
}
