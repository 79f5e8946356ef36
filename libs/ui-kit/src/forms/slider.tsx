import { type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FieldNote } from './field.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 var(--space-4);

  > label {
    color: var(--color-text-normal);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  > output {
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Range = styled.input`
  appearance: none;
  width: 100%;
  height: var(--touch-target);
  margin: 0;
  background: none;
  cursor: pointer;
  border-radius: var(--radius-s);

  &::-webkit-slider-runnable-track {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(
      90deg,
      var(--color-progress-from),
      var(--color-progress-to) calc(var(--level) * 100%),
      var(--color-outline) 0
    );
  }
  &::-moz-range-track {
    height: 6px;
    border-radius: 3px;
    background: var(--color-outline);
  }
  &::-moz-range-progress {
    height: 6px;
    border-radius: 3px;
    background: var(--color-progress-from);
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 24px;
    height: 24px;
    margin-top: -9px;
    border: 4px solid var(--color-surface-0);
    border-radius: 50%;
    background: var(--color-text-strong);
  }
  &::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 4px solid var(--color-surface-0);
    border-radius: 50%;
    background: var(--color-text-strong);
  }
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/**
 * A number within a range, where the place matters more than the figure: loudness, the size of subtitles. It is the browser's own:
 * arrows step, Page Up and Down leap, Home and End go to the ends. `valueText` is what is shown and read out.
 */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  valueText = String(value),
  hint,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly valueText?: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  const level = max > min ? (value - min) / (max - min) : 0;
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden>
        {valueText}
      </output>
      <Range
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        aria-describedby={hint ? `${id}-hint` : undefined}
        style={{ '--level': level } as CSSProperties}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {hint && <FieldNote id={`${id}-hint`} hint={hint} />}
    </Box>
  );
}
