import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Heading } from '../text/heading.tsx';

/** The sheet while its programmes are still coming: as tall as it will be. */
export function ComingPlace({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <section data-part="sheet">
      <Heading level={2}>{title}</Heading>
      <SkeletonGroup as="ul" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span data-part="line">
              <Skeleton shape="line" />
            </span>
          </li>
        ))}
      </SkeletonGroup>
    </section>
  );
}
