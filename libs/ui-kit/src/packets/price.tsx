import styled from 'styled-components';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Box = styled.div`
  color: var(--color-text-normal);
  font-variant-numeric: lining-nums;

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.35em;
    line-height: 1.1;
  }
  [data-part='amount'] {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-3);
    white-space: nowrap;
  }
  &[data-size='large'] [data-part='amount'] {
    font-size: var(--type-4);
  }
  &[data-size='small'] [data-part='amount'] {
    font-size: var(--type-1);
  }
  [data-part='period'] {
    font-size: var(--type-0);
  }
  > small {
    display: block;
    margin-top: 4px;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }

  ${slot('packets', 'price')}
`;

/**
 * What something costs, in words that are ready: `1 990 ₸`, `в месяц`. `instead` is the price without the discount, said as
 * "instead of"; `note` is the sum of the whole period, the price after the trial.
 */
export function Price({
  amount,
  period,
  instead,
  note,
  size = 'normal',
}: {
  readonly amount: string;
  readonly period?: string | undefined;
  readonly instead?: string | undefined;
  readonly note?: string | undefined;
  readonly size?: 'small' | 'normal' | 'large';
}) {
  const translate = useUiText();
  const below = [note, instead && translate('price_instead', { price: instead })].filter(Boolean).join(', ');
  return (
    <Box data-size={size}>
      <p>
        <span data-part="amount">{amount}</span> {period && <span data-part="period">{period}</span>}
      </p>
      {below && <small>{below}</small>}
    </Box>
  );
}
