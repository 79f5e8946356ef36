import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { slot } from '../looks/slot.ts';

const Cards = styled.div`
  > fieldset {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;

  > [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  > strong {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-2);
    font-variant-numeric: lining-nums;
    line-height: 1.2;
  }
  > [data-part='trial'] {
    color: var(--color-text-strong);
    font-size: var(--type--1);
    font-weight: var(--weight-bold);
  }
  /* With room the amounts stand under each other, to be compared. */
  @media (min-width: 481px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-3);

    > strong {
      grid-column: 2;
      grid-row: 1;
    }
    > [data-part='trial'] {
      grid-column: 1 / -1;
    }
  }

  ${slot('packets', 'periodText')}
`;

export interface PeriodOption<Id extends string> {
  readonly id: Id;
  /** "12 месяцев". */
  readonly title: string;
  /** For the whole period: "23 880 ₸". */
  readonly amount: string;
  readonly perMonth?: string | undefined;
  /** "−20 %". */
  readonly discount?: string | undefined;
  readonly trial?: ReactNode;
  readonly disabled?: boolean;
}

/** For how long: real radio buttons, one stop for Tab, arrows choose. */
export function PeriodChoice<Id extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly PeriodOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
}) {
  return (
    <Cards>
      <RadioGroup
        label={label}
        hideLabel={hideLabel}
        look="cards"
        options={options.map(({ id, title, amount, perMonth, discount, trial, disabled = false }) => ({
          id,
          disabled,
          hint: perMonth,
          label: (
            <Words>
              <span data-part="title">
                {title}
                {discount && <Badge tone="good">{discount}</Badge>}
              </span>
              <strong>{amount}</strong>
              {trial && <span data-part="trial">{trial}</span>}
            </Words>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
    </Cards>
  );
}
