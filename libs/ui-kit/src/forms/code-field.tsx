import { type ClipboardEvent, type Ref, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { Field, type FieldProps } from './field.tsx';
import { Shaken } from './shaken.ts';
import { useShake } from './use-shake.ts';

const blink = keyframes`
  50% { opacity: 0; }
`;

const Cells = styled(Shaken)`
  position: relative;
  display: flex;
  gap: clamp(6px, 1vw, 12px);
  max-width: calc(var(--code-length) * 96px);

  &[data-disabled] {
    opacity: 0.55;
  }
  /* The field lies over its picture: it takes the press, the paste and the code that the phone offers. */
  > input {
    ${fill}
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: transparent;
    caret-color: transparent;
    font-size: 16px;
    cursor: text;
  }
  > input::selection {
    background: transparent;
    color: transparent;
  }
  > input:-webkit-autofill {
    -webkit-text-fill-color: transparent;
    transition: background-color 9999s;
  }
  @media (forced-colors: active) {
    > input {
      forced-color-adjust: none;
    }
  }

  ${slot('forms', 'codeCells')}
`;

const Cell = styled.span`
  flex: 1 1 0;
  display: grid;
  place-items: center;
  max-width: 84px;
  height: clamp(60px, 7.5vw, 90px);
  border: 2px solid var(--color-outline);
  border-radius: var(--radius-m);
  background: var(--field-ground, var(--color-surface-1));
  color: var(--color-text-strong);
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: max(24px, var(--type-4));
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  transition: border-color var(--motion-fast) linear;
  input:hover ~ & {
    border-color: var(--color-text-muted);
  }
  input:focus ~ &[data-active] {
    border-color: var(--color-focus);
    box-shadow: 0 0 0 1px var(--color-focus);
  }
  [data-shaking] > & {
    border-color: var(--color-danger);
  }
  input:focus ~ &[data-active]:empty::after {
    content: '';
    width: 3px;
    height: 40%;
    background: var(--color-accent-text);
    animation: ${blink} 1s step-end infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &:empty::after {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    input:focus ~ &[data-active] {
      outline: 3px solid Highlight;
    }
  }

  ${slot('forms', 'codeCell')}
  input:focus ~ & {
    ${slot('forms', 'focusedCodeCell')}
  }
`;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * The code from a message, a cell for each digit over one real field: the phone offers the code by itself, a paste fills all
 * cells, and a reader hears one field. Typing goes on at the end, Backspace erases the last digit. `onComplete` comes with
 * the last digit. A new `error` shakes the cells and frames them in red for
 * 500 ms, its text stays; the caller empties the value.
 */
export function CodeField({
  length,
  value,
  onChange,
  onComplete,
  disabled = false,
  autoFocus = false,
  ref,
  ...texts
}: FieldProps & {
  readonly length: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onComplete?: (digits: string) => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  const shaking = useShake(Boolean(texts.error));
  const [selectsAll, setSelectsAll] = useState(false);

  function take(text: string) {
    const digits = digitsIn(text).slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  /** A whole code replaces what was begun; a part of one goes on from there. */
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const pasted = digitsIn(event.clipboardData.getData('text'));
    if (pasted) take(pasted.length >= length || selectsAll ? pasted : value + pasted);
  }

  const active = Math.min(value.length, length - 1);
  return (
    <Field {...texts}>
      {(control) => (
        <Cells
          data-shaking={shaking || undefined}
          data-disabled={disabled || undefined}
          style={{ '--code-length': length } as React.CSSProperties}
        >
          <input
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            autoFocus={autoFocus}
            value={value}
            disabled={disabled}
            onChange={(event) => take(event.currentTarget.value)}
            onPaste={paste}
            onSelect={({ currentTarget }) => {
              const { selectionStart, selectionEnd } = currentTarget;
              const all = value !== '' && selectionStart === 0 && selectionEnd === value.length;
              setSelectsAll(all);
              if (!all && selectionStart !== value.length) currentTarget.setSelectionRange(value.length, value.length);
            }}
          />
          {Array.from({ length }, (_, index) => (
            <Cell key={index} aria-hidden data-active={index === active || selectsAll || undefined}>
              {value[index]}
            </Cell>
          ))}
        </Cells>
      )}
    </Field>
  );
}
