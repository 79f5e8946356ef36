import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { FieldNote } from './field.tsx';
import { ChoiceLine, Mark } from './choice-parts.ts';

const Box = styled.div`
  > label + * {
    margin: -6px 0 6px 36px;
  }
`;

/** A yes or no that is sent later, with a form. Space changes it. The label may hold links: a press on one follows it. */
export function Checkbox({
  label,
  checked,
  onChange,
  partly = false,
  hint,
  error,
  disabled = false,
  required = false,
  name,
}: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen. */
  readonly partly?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly name?: string;
}) {
  const noteId = useId();
  const mark = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (mark.current) mark.current.indeterminate = partly;
  }, [partly]);
  return (
    <Box>
      <ChoiceLine data-disabled={disabled || undefined}>
        <Mark
          ref={mark}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span data-part="words">{label}</span>
      </ChoiceLine>
      {(error || hint) && <FieldNote id={noteId} hint={hint} error={error} />}
    </Box>
  );
}
