import styled from 'styled-components';
import { Skeleton } from '../feedback/skeleton.tsx';
import { ratio } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import type { CardKind } from './card-sizes.ts';

const Box = styled.div`
  padding: var(--card-padding);
  border: var(--card-border);
  border-radius: var(--card-shape);
  background: var(--card-surface);

  > [data-part='picture'] > span {
    ${ratio(16, 9)}
  }
  &[data-kind='poster'] > [data-part='picture'] > span,
  &[data-kind='collection'] > [data-part='picture'] > span {
    ${ratio(2, 3)}
  }
  &[data-kind='person'] > [data-part='picture'] > span {
    ${ratio(1, 1)}
    border-radius: 50%;
  }
  /* A name has two lines. */
  &[data-kind='person'] > [data-part='caption'] {
    padding-bottom: 1.35em;
  }
  &[data-kind='button'] > [data-part='picture'] > span {
    aspect-ratio: auto;
    height: 72px;
  }
  > [data-part='caption'] {
    padding: var(--card-caption-padding);
    font-size: var(--type-0);
  }
  > [data-part='caption'] > :first-child {
    width: 72%;
  }
  > [data-part='caption'] > :last-child {
    width: 46%;
    font-size: var(--type--1);
  }
  &[data-kind='channel'] > [data-part='caption'],
  &[data-kind='promo-wide'] > [data-part='caption'],
  &[data-kind='collection'] > [data-part='caption'],
  &[data-kind='button'] > [data-part='caption'] {
    display: none;
  }

  [data-cards] & {
    ${slot('cards', 'historySkeletonInRow')}
  }
  [data-cards='person'] & {
    ${slot('cards', 'personSkeletonInRow')}
  }
  ${slot('cards', 'cardSkeleton')}
`;

/** A card that is still coming, in its own shape. */
export function CardSkeleton({ kind }: { readonly kind: CardKind }) {
  return (
    <Box data-kind={kind} aria-hidden>
      <div data-part="picture">
        <Skeleton shape="picture" />
      </div>
      <div data-part="caption">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </Box>
  );
}
