import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { focusRing } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { ChoiceLine } from './choice-parts.ts';

const Track = styled.input`
  appearance: none;
  flex: none;
  width: 48px;
  height: 28px;
  margin: 0;
  padding: 2px;
  border: 2px solid var(--color-outline);
  border-radius: var(--radius-pill);
  background: var(--color-surface-2);
  cursor: inherit;
  transition:
    border-color var(--motion-fast) linear,
    background-color var(--motion-fast) linear;

  &::before {
    content: '';
    display: block;
    width: 20px;
    height: 20px;
    border-radius: var(--radius-pill);
    background: var(--color-text-muted);
    transition:
      transform var(--motion-normal) var(--motion-ease),
      background-color var(--motion-fast) linear;
  }
  label:hover > &::before {
    background: var(--color-text-strong);
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::before,
  label:hover > &:checked::before {
    background: var(--color-text-on-accent);
    transform: translateX(20px);
  }
  &:focus-visible {
    ${focusRing}
    outline-width: min(var(--focus-width), 5px);
    outline-offset: min(var(--focus-gap), 3px);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }

  ${slot('forms', 'switchTrack')}
`;

const Line = styled(ChoiceLine)`
  --spinner-size: 20px;

  > [role='status'] {
    display: grid;
    place-items: center;
    height: 28px;
  }
  > [data-part='words'] {
    min-height: 28px;
    color: var(--color-text-strong);
  }
`;

/** A setting that takes effect at once. Space changes it; while `busy` it shows the wish and takes no other. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  busy = false,
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly busy?: boolean;
}) {
  const id = useId();
  return (
    <Line data-disabled={disabled || undefined}>
      <span data-part="words">
        <span id={`${id}-label`}>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      {busy && <Spinner />}
      <Track
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={busy || undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => !busy && onChange(event.currentTarget.checked)}
      />
    </Line>
  );
}
