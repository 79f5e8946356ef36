import { CardSkeleton } from '../cards/card-skeleton.tsx';
import styled from 'styled-components';
import { cardSteps, type CardKind } from '../cards/card-sizes.ts';
import { SkeletonGroup } from '../feedback/skeleton.tsx';
import { GridList } from './grid.tsx';

/** Two lines of a desktop window: what is cut off below the window costs nothing, what is missing would be seen. */
const cardsOf = (kind: CardKind) => 2 * (cardSteps[kind].find(({ from }) => from === 1280)?.cards ?? 2);

/** What takes its place comes where the viewer looks: they are not carried behind it. ROWS-073 */
const Coming = styled(SkeletonGroup)`
  overflow-anchor: none;
`;

/** A grid that is still coming, or the next lines of one. */
export function GridSkeleton({ cards }: { readonly cards: CardKind }) {
  return (
    <Coming aria-hidden>
      <GridList data-cards={cards}>
        {Array.from({ length: cardsOf(cards) }, (_, index) => (
          <li key={index}>
            <CardSkeleton kind={cards} />
          </li>
        ))}
      </GridList>
    </Coming>
  );
}
