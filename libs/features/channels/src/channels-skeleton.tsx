import { LinesSkeleton } from '@livery/ui-kit/channels';
import { Skeleton } from '@livery/ui-kit/feedback';
import { GridSkeleton } from '@livery/ui-kit/rows';
import { useMediaQuery } from '@livery/widgets/services';
import styled from 'styled-components';
import { ChipsSkeleton } from './chips-skeleton.tsx';
import { Beside, Columns, Main, Page, SCHEDULE_BESIDE, Sidebar, PlayerFrame } from './channels-layout.tsx';

/** More lines than a window shows. */
const LINES = 14;

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: var(--type-4);

  > :first-child {
    width: min(7em, 50%);
  }
  > :last-child {
    width: 132px;
    height: 36px;
  }
`;
/** Over a list of channels stand the parts to choose from, the search and the categories. */
const PanelHead = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-1) var(--space-2);

  > :nth-child(2) {
    height: max(var(--button-height), var(--touch-target));
    margin-top: var(--space-2);
  }
`;
/** What is on, and what can be done about it. */
const Info = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5);

  > * {
    width: min(320px, 62%);
  }
  > :first-child {
    width: min(420px, 80%);
    font-size: var(--type-3);
  }
`;

/** All channels, while they are still coming. */
export function ChannelsSkeleton() {
  return (
    <Page aria-busy>
      <Title>
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </Title>
      <ChipsSkeleton />
      <GridSkeleton cards="channel" />
    </Page>
  );
}

/** A channel beside its list, while both are still coming. */
export function ChannelSkeleton({ narrow }: { narrow: boolean }) {
  const isBeside = useMediaQuery(SCHEDULE_BESIDE) && !narrow;
  return (
    <Columns data-narrow={narrow || undefined} data-beside={isBeside || undefined} aria-busy>
      {!narrow && (
        <Sidebar>
          <PanelHead>
            <ChipsSkeleton count={2} />
            <Skeleton shape="button" />
            <ChipsSkeleton />
          </PanelHead>
          <LinesSkeleton kind="channel" count={LINES} />
        </Sidebar>
      )}
      <Main>
        <PlayerFrame />
        <Info>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </Info>
        {!isBeside && <LinesSkeleton kind="programme" count={LINES} />}
      </Main>
      {isBeside && (
        <Beside as="div">
          <PanelHead>
            <ChipsSkeleton />
          </PanelHead>
          <LinesSkeleton kind="programme" count={LINES} />
        </Beside>
      )}
    </Columns>
  );
}
