import { Children, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { type CardKind, cardStepsCss } from '../cards/card-sizes.ts';
import { ledgerGridCss } from './ledger.ts';
import { orbStepsCss } from './orbs.ts';
import { useRovingFocus } from '../focus/roving-focus.ts';

export const GridList = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--cards), minmax(0, 1fr));
  gap: calc(var(--row-gap) + 8px) var(--row-gap);
  padding: 0 var(--page-margin);

  ${cardStepsCss}
  @media (max-width: 480px) {
    --cards: 2;
  }
  /* Cards of the compact brand do not grow with the window: more of them stand beside each other. */
  @media (min-width: 768px) {
    :root[data-card='inset-list'] &[data-cards='poster'],
    :root[data-card='inset-list'] &[data-cards='collection'] {
      grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    }
  }
  ${orbStepsCss}
  ${ledgerGridCss}
`;

/** All cards of a page, in lines; the keyboard walks in two directions. */
export function Grid({
  cards,
  label,
  children,
}: {
  readonly cards: CardKind;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  return (
    <GridList ref={list} data-cards={cards} aria-label={label}>
      {Children.toArray(children).map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </GridList>
  );
}
