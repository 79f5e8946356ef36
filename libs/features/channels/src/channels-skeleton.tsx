import { LinesSkeleton } from '@livery/ui-kit/channels';
import { Skeleton } from '@livery/ui-kit/feedback';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { Columns, Main, Page, Sidebar, Stage } from './channels-layout.tsx';

/** More lines than a window shows. */
const LINES = 14;

/** All channels, while they are still coming. */
export function ChannelsSkeleton() {
  return (
    <Page aria-busy>
      <Skeleton shape="line" />
      <RowSkeleton cards="channel" />
      <RowSkeleton cards="channel" />
    </Page>
  );
}

/** A channel beside its list, while both are still coming. */
export function ChannelSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <Columns data-narrow={narrow || undefined} aria-busy>
      {!narrow && (
        <Sidebar>
          <LinesSkeleton kind="channel" count={LINES} />
        </Sidebar>
      )}
      <Main>
        <Stage />
        <LinesSkeleton kind="programme" count={LINES} />
      </Main>
    </Columns>
  );
}
