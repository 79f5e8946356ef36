import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const Stack = styled.div`
  display: grid;
  /* A field is as wide as its place, whatever width the browser gives it. */
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;

  > label {
    color: var(--color-text-normal);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
`;

/** The box around what is typed. */
export const Control = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: max(var(--button-height), var(--touch-target));
  padding: 0 14px;
  border: 1px solid var(--color-outline);
  border-radius: var(--field-shape);
  background: var(--field-ground, var(--color-surface-1));
  color: var(--color-text-muted);
  transition: border-color var(--motion-fast) linear;
  --icon-size: max(20px, var(--type-1));

  &:hover {
    border-color: var(--color-text-muted);
  }
  &:focus-within {
    outline: min(var(--focus-width), 4px) solid var(--color-focus);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--color-danger);
  }
  &[data-disabled] {
    opacity: 0.65;
  }
  > input {
    flex: 1;
    width: 100%;
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
  &[data-size='large'] {
    min-height: calc(var(--button-height) + 14px);
    padding: 0 26px;
  }
  &[data-size='large'] > * {
    font-size: max(22px, var(--type-2));
    font-weight: var(--weight-bold);
  }
  input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }

  ${slot('forms', 'fieldControl')}
`;

const Note = styled.p`
  font-size: var(--type--1);
  color: var(--color-text-muted);

  &[data-error] {
    color: var(--color-danger);
  }
`;

export interface FieldProps {
  readonly label: string;
  /** Keeps the label for readers only. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong, and so that something is; stands in the place of the hint. */
  readonly error?: ReactNode;
  readonly id?: string | undefined;
}

/** What the control itself has to carry, so that label and note belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Label above, hint or error below, both read out with the control that the children draw. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  id,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  const note = error ?? hint;
  const invalid = error ? true : undefined;
  return (
    <Stack>
      <label htmlFor={fieldId} data-visually-hidden={hideLabel || undefined}>
        {label}
      </label>
      {children({ id: fieldId, 'aria-invalid': invalid, 'aria-describedby': note ? noteId : undefined })}
      {note && <FieldNote id={noteId} hint={hint} error={error} />}
    </Stack>
  );
}

/** The line below a field. An error is read out at once. */
export function FieldNote({
  id,
  hint,
  error,
}: { readonly id?: string | undefined } & Pick<FieldProps, 'hint' | 'error'>) {
  const wrong = error ? true : undefined;
  return (
    <Note id={id} data-error={wrong} role={wrong && 'alert'}>
      {error ?? hint}
    </Note>
  );
}
