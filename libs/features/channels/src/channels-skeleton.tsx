import { Skeleton } from '@livery/ui-kit/feedback';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { Page } from './channels-layout.tsx';

export function ChannelsSkeleton() {
  return (
    <Page aria-busy>
      <Skeleton shape="line" />
      <RowSkeleton cards="channel" />
      <RowSkeleton cards="channel" />
    </Page>
  );
}
