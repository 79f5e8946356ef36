import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useUiText } from '../theme/ui-context.tsx';

/** What ends sooner needs no sign that it runs. */
export const SPINNER_DELAY_MS = 300;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Where motion is unwelcome the ring stands still, and only fades: it must not look like a thing that hangs. */
const breathe = keyframes`
  to { opacity: 0.35; }
`;

const Ring = styled.span`
  display: inline-block;
  width: var(--spinner-size, 1.25em);
  height: var(--spinner-size, 1.25em);
  border: max(2px, 0.12em) solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 1s ease-in-out infinite alternate;
  }
`;

/**
 * A turning ring that takes its place at once and shows itself after 300 ms. `label` is read out; inside of a control that says
 * itself that it is busy, leave it to `null`.
 */
export function Spinner({ label, className }: { readonly label?: string | null; readonly className?: string }) {
  const translate = useUiText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = label === undefined ? translate('status_loading') : label;
  return (
    <span role={text === null ? undefined : 'status'} className={className}>
      <Ring data-shown={shown || undefined} aria-hidden />
      {text !== null && shown && <span data-visually-hidden>{text}</span>}
    </span>
  );
}
