import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chip } from '../actions/chip.tsx';
import { TextField } from '../forms/text-field.tsx';
import { cleanAmount } from './clean-amount.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);

  input {
    font-variant-numeric: tabular-nums lining-nums;
  }
  > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > fieldset:disabled {
    opacity: 0.65;
  }
`;

const Currency = styled.span`
  color: var(--color-text-normal);
  font-weight: var(--weight-bold);
  font-size: var(--type-1);
`;

export interface AmountPreset {
  /** As it stands in the field: "5000". */
  readonly value: string;
  /** As it is shown: "5 000 ₸". */
  readonly text: string;
}

/** How much to top up: a number with its currency, and the usual amounts as buttons. What is too little or too much stands at the field, and is read out. PAY-011 */
export function AmountField({
  label,
  value,
  currency,
  decimals = 0,
  presets = [],
  presetsLabel,
  hint,
  error,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  /** Digits and at most one point: "1990.50"; empty when nothing is typed. */
  readonly value: string;
  /** The sign behind it: "₸". */
  readonly currency: string;
  /** How many digits the currency has behind the point. */
  readonly decimals?: number;
  readonly presets?: readonly AmountPreset[];
  readonly presetsLabel: string;
  /** From how much to how much. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Stack>
      <TextField
        label={label}
        hint={hint}
        error={error}
        end={<Currency>{currency}</Currency>}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={16}
        disabled={disabled}
        value={value}
        onChange={({ currentTarget }) => onChange(cleanAmount(currentTarget.value, decimals))}
      />
      {presets.length > 0 && (
        <fieldset disabled={disabled}>
          <legend data-visually-hidden>{presetsLabel}</legend>
          {presets.map((preset) => (
            <Chip key={preset.value} filled selected={preset.value === value} onClick={() => onChange(preset.value)}>
              {preset.text}
            </Chip>
          ))}
        </fieldset>
      )}
    </Stack>
  );
}
