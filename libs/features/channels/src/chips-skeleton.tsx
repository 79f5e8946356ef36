import { Skeleton } from '@livery/ui-kit/feedback';
import styled from 'styled-components';

const Chips = styled.div`
  display: flex;
  gap: 6px;
  overflow: hidden;

  > * {
    flex: none;
    width: 90px;
    height: 36px;
    border-radius: var(--chip-shape);
  }
`;

/** Categories or days to choose from, while they are still coming. */
export const ChipsSkeleton = ({ count = 5 }: { count?: number }) => (
  <Chips>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </Chips>
);
