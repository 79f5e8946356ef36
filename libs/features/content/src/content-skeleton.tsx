import { Skeleton } from '@livery/ui-kit/feedback';
import { Backdrop } from '@livery/ui-kit/hero';
import { RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { Actions } from './content-layout.tsx';

/** The shape of the page to come. CONT-035 */
export function ContentSkeleton() {
  return (
    <div aria-busy>
      <Backdrop title="">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Actions>
          <Skeleton shape="button" />
        </Actions>
      </Backdrop>
      <RowStack>
        <RowSkeleton cards="person" />
        <RowSkeleton cards="poster" />
      </RowStack>
    </div>
  );
}
