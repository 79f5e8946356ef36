import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';

const Field = styled.div`
  display: grid;
  gap: 6px;

  > label {
    color: var(--color-text-normal);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
`;

const Control = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: max(var(--button-height), var(--touch-target));
  padding: 0 14px;
  border: 1px solid var(--color-outline);
  border-radius: var(--field-shape);
  background: var(--color-surface-1);
  color: var(--color-text-muted);
  --icon-size: 20px;

  &:hover {
    border-color: var(--color-text-muted);
  }
  &:focus-within {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--color-danger);
  }
  &[data-disabled] {
    opacity: 0.55;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    /* iOS zooms into fields with less than 16 px. */
    font-size: max(16px, var(--type-1));
    color: var(--color-text-strong);
    outline: none;
  }
  input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Note = styled.p`
  font-size: var(--type--1);
  color: var(--color-text-muted);

  &[data-error] {
    color: var(--color-danger);
  }
`;

/** One line of text: label above, hint or error below it, both read out with the field. `hideLabel` keeps the label for readers. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  icon,
  end,
  id,
  ref,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  const note = error ?? hint;
  return (
    <Field>
      <label htmlFor={fieldId} data-visually-hidden={hideLabel || undefined}>
        {label}
      </label>
      <Control data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
        {icon && <Icon shape={icon} />}
        <input
          type="text"
          {...input}
          ref={ref}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {end}
      </Control>
      {note && (
        <Note id={noteId} data-error={error ? true : undefined} role={error ? 'alert' : undefined}>
          {note}
        </Note>
      )}
    </Field>
  );
}
