import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const Chip = styled.span`
  display: block;
  /* On the upper edge of its picture, a hair into it: no lettering of a poster is under it. Its corner is 8px into the picture. */
  align-self: start;
  /* As wide as its picture, where its word is long. */
  margin-right: -8px;
  translate: 0 calc(-4px - 100%);
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  padding: 2px 9px;
  border-radius: var(--badge-shape);
  background: var(--color-surface-3);
  color: var(--color-text-strong);
  font-size: var(--type--1);
  font-weight: var(--weight-bold);
  line-height: 1.3;

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }

  ${slot('cards', 'cardChip')}
`;

/** The one mark in the corner of a card's picture: what is new, what leaves soon. Which of them is a rule of `domain/catalogue`. */
export function CardChip({ kind, children }: { readonly kind: 'leaving' | 'new'; readonly children: ReactNode }) {
  return <Chip data-chip={kind}>{children}</Chip>;
}
