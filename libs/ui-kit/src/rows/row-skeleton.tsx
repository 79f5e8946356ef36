import styled from 'styled-components';
import { CardSkeleton } from '../cards/card-skeleton.tsx';
import type { CardKind } from '../cards/card-sizes.ts';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Heading } from '../text/heading.tsx';
import { firstCards } from './first-cards.ts';
import { RowHead, RowList, RowFrame } from './row-parts.ts';

const Title = styled.span`
  width: min(220px, 50vw);
  font-size: var(--row-heading);
`;

const Still = styled(RowList)`
  overflow: hidden;
`;

/** A row that is still coming: its heading's and its cards' places. */
export function RowSkeleton({ cards }: { readonly cards: CardKind }) {
  return (
    <SkeletonGroup aria-hidden data-row={cards}>
      <RowFrame as="div" data-row={cards}>
        <RowHead>
          <span>
            <Title as="div">
              <Skeleton shape="line" />
            </Title>
          </span>
        </RowHead>
        <Still data-cards={cards}>
          {Array.from({ length: firstCards(cards) }, (_, index) => (
            <li key={index}>
              <CardSkeleton kind={cards} />
            </li>
          ))}
        </Still>
      </RowFrame>
    </SkeletonGroup>
  );
}

/** A row that nobody sees yet: its heading for whoever reads the page by headings, and the height that it will have. */
export function RowPlace({ title, cards }: { readonly title: string; readonly cards: CardKind }) {
  return (
    <RowFrame data-row={cards}>
      <RowHead>
        <Heading level={2}>{title}</Heading>
      </RowHead>
      <Still data-cards={cards} aria-hidden>
        <li>
          <CardSkeleton kind={cards} />
        </li>
      </Still>
    </RowFrame>
  );
}
