import styled from 'styled-components';
import { Skeleton } from '../feedback/skeleton.tsx';
import { ratio } from '../theme/css.ts';
import type { CardKind } from './card-sizes.ts';

/** A line of a ledger: the tile or the picture, and two lines of words. */
const ledgerLineCss = `
  :root[data-card='outlined-sheet'] &[data-kind='channel'],
  :root[data-card='outlined-sheet'] [data-cards] &[data-kind='history'],
  :root[data-card='inset-list'] &[data-kind='channel'] {
    display: flex;
    align-items: center;
    gap: 14px;
    height: var(--ledger-line, 61px);
  }
  :root[data-card='inset-list'] &[data-kind='channel'] {
    padding: 0 14px 0 12px;
  }
  :root[data-card='outlined-sheet'] &[data-kind='channel'] > [data-part='picture'],
  :root[data-card='inset-list'] &[data-kind='channel'] > [data-part='picture'] {
    flex: none;
    width: 42px;
  }
  :root[data-card='outlined-sheet'] &[data-kind='channel'] > [data-part='picture'] > span,
  :root[data-card='inset-list'] &[data-kind='channel'] > [data-part='picture'] > span {
    aspect-ratio: 1;
    border-radius: var(--tile-shape);
  }
  :root[data-card='outlined-sheet'] &[data-kind='history'] > [data-part='picture'] {
    flex: none;
    width: 124px;
  }
  :root[data-card='outlined-sheet'] &[data-kind='channel'] > [data-part='caption'],
  :root[data-card='outlined-sheet'] &[data-kind='history'] > [data-part='caption'],
  :root[data-card='inset-list'] &[data-kind='channel'] > [data-part='caption'] {
    display: block;
    flex: 1;
    padding: 0;
  }
`;

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
  &[data-kind='button'] > [data-part='caption'],
  :root[data-card='overlay-title'] & > [data-part='caption'] {
    display: none;
  }
  ${ledgerLineCss}
  :root[data-card='title-below'] [data-cards='person'] &[data-kind='person'] {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  :root[data-card='title-below'] [data-cards='person'] &[data-kind='person'] > [data-part='picture'] {
    flex: none;
    width: 60px;
  }
  :root[data-card='title-below'] [data-cards='person'] &[data-kind='person'] > [data-part='caption'] {
    width: 130px;
    padding: 0;
  }
  :root[data-card='glow-caption'] &[data-kind='channel'] > [data-part='picture'] > span {
    ${ratio(1, 1)}
    border-radius: 50%;
  }
  :root[data-card='glow-caption'] &[data-kind='channel'] > [data-part='caption'] {
    display: block;
  }
  :root[data-card='framed-mat'] &[data-kind='channel'] > [data-part='picture'] > span {
    ${ratio(5, 2)}
  }
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
