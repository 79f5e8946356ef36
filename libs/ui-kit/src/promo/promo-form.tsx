import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Control, Field } from '../forms/field.tsx';
import { useShownText } from '../forms/use-shown-text.ts';

/** The longest code there is. */
const LONGEST = 15;

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  input {
    font-weight: var(--weight-bold);
    letter-spacing: 0.06em;
  }
  input::placeholder {
    font-weight: var(--weight-text);
    letter-spacing: normal;
  }
`;

/** On a phone the button comes below what is said of the code. */
const Line = styled.div`
  display: contents;

  > button {
    order: 1;
    margin-top: var(--space-1);
  }
  @media (min-width: 481px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);

    > button {
      margin-top: 0;
    }
  }
`;

/** A code, kept as it is typed. Enter sends it; a refusal stands at the field and is read out. PROMO-001, PROMO-002, PROMO-003 */
export function PromoForm({
  label,
  value,
  action,
  hint,
  error,
  placeholder,
  look = 'column',
  busy = false,
  disabled = false,
  autoFocus = false,
  more,
  onChange,
  onSubmit,
}: {
  readonly label: string;
  readonly value: string;
  /** The words of its button. */
  readonly action: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly placeholder?: string | undefined;
  /** `line` puts the button beside the field where there is room. */
  readonly look?: 'column' | 'line';
  /** It is being sent: the code stays, a second press does nothing. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly more?: ReactNode;
  readonly onChange: (code: string) => void;
  readonly onSubmit: () => void;
}) {
  const [shown, type] = useShownText(value, onChange);
  const isEmpty = shown.trim() === '';
  const button = (
    <Button type="submit" kind="primary" busy={busy} disabled={disabled || isEmpty}>
      {action}
    </Button>
  );
  const Place = look === 'line' ? Line : Fragment;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled && !isEmpty) onSubmit();
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Place>
            <Control data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
              <input
                {...control}
                type="text"
                placeholder={placeholder}
                value={shown}
                maxLength={LONGEST}
                readOnly={busy}
                disabled={disabled}
                autoFocus={autoFocus}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
            </Control>
            {look === 'line' && button}
          </Place>
        )}
      </Field>
      {look === 'column' && button}
      {more}
    </Form>
  );
}
