import { LinesSkeleton } from '@livery/ui-kit/channels';
import { Skeleton } from '@livery/ui-kit/feedback';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { useMediaQuery } from '@livery/widgets/services';
import { Beside, Columns, Main, Page, SCHEDULE_BESIDE, Sidebar, Stage } from './channels-layout.tsx';

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
  const isBeside = useMediaQuery(SCHEDULE_BESIDE) && !narrow;
  return (
    <Columns data-narrow={narrow || undefined} data-beside={isBeside || undefined} aria-busy>
      {!narrow && (
        <Sidebar>
          <LinesSkeleton kind="channel" count={LINES} />
        </Sidebar>
      )}
      <Main>
        <Stage />
        {!isBeside && <LinesSkeleton kind="programme" count={LINES} />}
      </Main>
      {isBeside && (
        <Beside as="div">
          <LinesSkeleton kind="programme" count={LINES} />
        </Beside>
      )}
    </Columns>
  );
}
