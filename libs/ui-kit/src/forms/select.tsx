import type { Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { Control, Field, type FieldProps } from './field.tsx';

const Box = styled(Control)`
  position: relative;

  > select {
    appearance: none;
    /* The whole box opens the list, the arrow lies over it. */
    ${fill}
    width: 100%;
    padding: 0 44px 0 14px;
    border-radius: inherit;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > select:disabled {
    cursor: default;
    opacity: 1;
  }
  > select[data-empty] {
    color: var(--color-text-muted);
  }
  option {
    background: var(--color-surface-1);
    color: var(--color-text-strong);
  }
  > :not(select) {
    position: absolute;
    right: 14px;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    > select {
      appearance: auto;
    }
    > svg {
      display: none;
    }
  }

  ${slot('forms', 'selectBox')}
`;

export interface SelectOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly disabled?: boolean;
}

/**
 * One of many known things. It is the browser's own list: a phone shows its wheel, a television its menu, typing finds a line.
 * For a long list that one searches take `Combobox`.
 */
export function Select<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  busy = false,
  ref,
  ...texts
}: FieldProps & {
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** Stands where nothing is chosen yet. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The options are on their way. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}) {
  const blocked = disabled || busy;
  return (
    <Field {...texts}>
      {(control) => (
        <Box data-invalid={control['aria-invalid']} data-disabled={blocked || undefined}>
          <select
            {...control}
            ref={ref}
            value={value ?? ''}
            data-empty={value === null || undefined}
            disabled={blocked}
            aria-busy={busy || undefined}
            onChange={(event) => onChange(event.currentTarget.value as Id)}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.id} value={option.id} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {busy ? <Spinner /> : <Icon shape={chevronDownIcon} />}
        </Box>
      )}
    </Field>
  );
}
