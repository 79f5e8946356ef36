import {
  ChannelColumns,
  ChannelDay,
  ChannelMain,
  ChannelSidebar,
  LinesSkeleton,
  PlayerFrame,
  ProgrammePanelPlace,
} from '@livery/ui-kit/channels';
import { Skeleton } from '@livery/ui-kit/feedback';
import { GridSkeleton } from '@livery/ui-kit/rows';
import styled from 'styled-components';
import { ChipsSkeleton } from './chips-skeleton.tsx';
import { Page } from './channels-layout.tsx';

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
export const ChannelSkeleton = ({ narrow }: { narrow: boolean }) => (
  <ChannelColumns data-narrow={narrow || undefined} aria-busy>
    {!narrow && (
      <ChannelSidebar>
        <PanelHead>
          <ChipsSkeleton count={2} />
          <Skeleton shape="button" />
          <ChipsSkeleton />
        </PanelHead>
        <LinesSkeleton kind="channel" count={LINES} />
      </ChannelSidebar>
    )}
    <ChannelMain>
      <PlayerFrame />
      <ProgrammePanelPlace />
      <ChannelDay>
        <LinesSkeleton kind="programme" count={LINES} />
      </ChannelDay>
    </ChannelMain>
  </ChannelColumns>
);
