import { GuideDetailsPanel, LinesSkeleton } from '@livery/ui-kit/channels';
import { Skeleton, SkeletonGroup } from '@livery/ui-kit/feedback';
import styled from 'styled-components';
import { ChipsSkeleton } from './chips-skeleton.tsx';

/** More lines than a window shows. */
const LINES = 14;
/** How the boxes of a line share its width, in parts; every line begins with another. */
const SHARES = [
  [3, 5, 2, 4],
  [6, 3, 5],
  [2, 4, 3, 5],
  [5, 2, 2, 5],
  [4, 7, 3],
] as const;

const Head = styled(GuideDetailsPanel)`
  > :first-child {
    height: 100%;
  }
  > div:last-child {
    display: grid;
    gap: var(--space-2);
    max-width: 420px;
  }
  > div > :nth-child(2) {
    width: 70%;
    font-size: var(--type-3);
  }
`;
const Page = styled.div`
  display: grid;
  /* What cuts off would else be nothing high, where there is more than the window holds. */
  grid-auto-rows: max-content;
  gap: var(--space-3);
  height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
  padding: var(--space-4) 0 0 var(--page-margin);
  overflow: hidden;
`;
/** Room for the line of hours. */
const Days = styled.div`
  margin-bottom: 40px;
`;
const Line = styled.div`
  display: flex;
  gap: 3px;
  height: var(--guide-line);
  padding-bottom: 7px;
  --mark: 36px;

  > * {
    flex: var(--share) 1 0;
    height: 100%;
  }
  > :first-child {
    flex: none;
    align-self: center;
    width: var(--mark);
    height: var(--mark);
    margin-right: calc(var(--guide-name) - var(--mark) - 3px);
    border-radius: var(--tile-shape);
  }
`;
const Box = styled.div`
  > * {
    height: 100%;
  }
`;

const Evening = styled.div`
  display: grid;
  gap: var(--space-4);
  min-height: 100vh;
  padding: var(--space-3) var(--page-margin);
`;

/** The guide of a phone that is still coming: categories, days and the programmes of one. */
export const EveningSkeleton = () => (
  <SkeletonGroup aria-hidden>
    <Evening>
      <ChipsSkeleton />
      <ChipsSkeleton />
      <div>
        <LinesSkeleton kind="programme" count={LINES} />
      </div>
    </Evening>
  </SkeletonGroup>
);

/** The guide that is still coming: what is told of a programme, days, and lines of boxes beside the marks of channels. */
export const GuideSkeleton = () => (
  <SkeletonGroup aria-hidden>
    <Page>
      <Head>
        <Skeleton shape="picture" />
        <div>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </Head>
      <Days>
        <ChipsSkeleton />
      </Days>
      <div>
        {Array.from({ length: LINES }, (_, line) => (
          <Line key={line}>
            <Skeleton />
            {SHARES[line % SHARES.length]!.map((share, index) => (
              <Box key={index} style={{ '--share': share } as React.CSSProperties}>
                <Skeleton />
              </Box>
            ))}
          </Line>
        ))}
      </div>
    </Page>
  </SkeletonGroup>
);
