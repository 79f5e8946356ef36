import { Children, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { type CardKind, cardStepsCss } from '../cards/card-sizes.ts';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { slot } from '../looks/slot.ts';

export const GridList = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--cards), minmax(0, 1fr));
  gap: calc(var(--row-gap) + 8px) var(--row-gap);
  padding: 0 var(--page-margin);

  ${cardStepsCss}
  @media (max-width: 480px) {
    --cards: 2;
  }

  ${slot('rows', 'gridList')}
  ${slot('rows', 'channelSteps')}
  ${slot('rows', 'lineList')}
  ${slot('rows', 'gridLines')}
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
