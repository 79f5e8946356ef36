import { Skeleton } from '@livery/ui-kit/feedback';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { Actions, Hero, Words } from './content-layout.tsx';

/** The shape of the page to come. CONT-035 */
export function ContentSkeleton() {
  return (
    <div aria-busy>
      <Hero as="div">
        <Words>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Actions>
            <Skeleton shape="button" />
          </Actions>
        </Words>
      </Hero>
      <RowSkeleton cards="person" />
      <RowSkeleton cards="poster" />
    </div>
  );
}
