import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { slot } from '../looks/slot.ts';
import { Price } from './price.tsx';

const Block = styled.div`
  display: grid;
  gap: var(--space-2);

  > [data-part='price'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  > [data-part='trial'] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }

  ${slot('packets', 'priceBlock')}
`;

/** What it costs, what is saved, and what comes before the first payment. The words are ready: `1 990 ₸`, `−20 %`, `14 дней бесплатно`. */
export function PriceBlock({
  amount,
  period,
  instead,
  note,
  discount,
  trial,
  size = 'large',
}: {
  readonly amount: string;
  readonly period?: string | undefined;
  readonly instead?: string | undefined;
  readonly note?: string | undefined;
  readonly discount?: string | undefined;
  readonly trial?: ReactNode;
  readonly size?: 'small' | 'normal' | 'large';
}) {
  return (
    <Block>
      <div data-part="price">
        <Price amount={amount} period={period} instead={instead} note={note} size={size} />
        {discount && <Badge tone="good">{discount}</Badge>}
      </div>
      {trial && <p data-part="trial">{trial}</p>}
    </Block>
  );
}
