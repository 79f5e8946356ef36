import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { fill, focusRing } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { ChoiceLine, Mark } from './choice-parts.ts';
import { FieldNote } from './field.tsx';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;

  > legend {
    margin-bottom: 6px;
    padding: 0;
    color: var(--color-text-normal);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
`;

const Card = styled(ChoiceLine)`
  padding: 14px 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  &:hover {
    background: var(--color-surface-2);
  }
  &[data-checked] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }

  ${slot('forms', 'radioCard')}
`;

const Segments = styled.div`
  display: flex;
  width: fit-content;
  max-width: 100%;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-button);
  background: var(--field-ground, var(--color-surface-1));

  ${slot('forms', 'radioSegments')}
`;

const Segment = styled.label`
  position: relative;
  flex: 1 1 auto;
  display: grid;
  place-items: center;
  min-height: var(--touch-target);
  padding: 4px 20px;
  border-radius: inherit;
  color: var(--color-text-normal);
  font-family: var(--button-font);
  font-weight: var(--button-weight);
  font-size: var(--type-0);
  text-transform: var(--button-case);
  line-height: 1.2;
  text-align: center;
  cursor: pointer;

  > input {
    ${fill}
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    color: var(--color-text-strong);
  }
  &[data-checked] {
    background: var(--button-primary);
    color: var(--color-text-on-accent);
  }
  &[data-disabled] {
    opacity: 0.55;
  }
  > input:focus-visible + span::after {
    content: '';
    ${fill}
    ${focusRing}
    outline-width: min(var(--focus-width), 5px);
    outline-offset: min(var(--focus-gap), 3px);
    border-radius: var(--radius-button);
    z-index: 1;
  }
  @media (forced-colors: active) {
    &[data-checked] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export interface RadioOption<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/**
 * One of a few, all in sight. One stop for Tab; arrows choose. `list` is lines of text, `cards` gives each choice a ground of its
 * own, `segments` is for two or three short words.
 */
export function RadioGroup<Id extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  look = 'list',
  hint,
  error,
}: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly look?: 'list' | 'cards' | 'segments';
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}) {
  const id = useId();
  const input = ({ id: optionId, disabled = false }: RadioOption<Id>) => ({
    type: 'radio',
    name: id,
    checked: optionId === value,
    disabled,
    onChange: () => onChange(optionId),
  });
  const state = ({ id: optionId, disabled }: RadioOption<Id>) => ({
    'data-checked': optionId === value || undefined,
    'data-disabled': disabled || undefined,
  });
  const Line = look === 'cards' ? Card : ChoiceLine;
  return (
    <Group aria-describedby={error || hint ? `${id}-note` : undefined}>
      <legend data-visually-hidden={hideLabel || undefined}>{label}</legend>
      {look === 'segments' ? (
        <Segments>
          {options.map((option) => (
            <Segment key={option.id} {...state(option)}>
              <input {...input(option)} />
              <span>{option.label}</span>
            </Segment>
          ))}
        </Segments>
      ) : (
        options.map((option) => (
          <Line key={option.id} {...state(option)}>
            <Mark {...input(option)} aria-invalid={error ? true : undefined} />
            <span data-part="words">
              <span>{option.label}</span>
              {option.hint && <small>{option.hint}</small>}
            </span>
          </Line>
        ))
      )}
      {(error || hint) && <FieldNote id={`${id}-note`} hint={hint} error={error} />}
    </Group>
  );
}
