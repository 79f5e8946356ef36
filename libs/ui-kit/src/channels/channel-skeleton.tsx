import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { CHANNEL_LINE_PX } from './channel-line-px.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  height: ${CHANNEL_LINE_PX}px;
  padding: 0 12px 0 48px;

  > :first-child {
    height: 44px;
    border-radius: var(--tile-shape);
  }
  &[data-kind='programme'] {
    height: 52px;
    padding: 0 16px;
  }
  &[data-kind='programme'] > :first-child {
    height: 1em;
  }
  > div > :last-child {
    width: 62%;
  }
`;

/** Lines of a list of channels, or of a schedule, that are still coming. */
export function LinesSkeleton({ kind, count }: { readonly kind: 'channel' | 'programme'; readonly count: number }) {
  return (
    <SkeletonGroup aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index} data-kind={kind}>
          <Skeleton />
          <div>
            {kind === 'channel' && <Skeleton shape="line" />}
            <Skeleton shape="line" />
          </div>
        </Line>
      ))}
    </SkeletonGroup>
  );
}
