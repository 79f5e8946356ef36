import { Boundary } from '@livery/widgets/boundary';
import type { Capability, LoadComponent } from '@livery/widgets/capability';
import { tableOf } from '@livery/widgets/capabilities';
import { lazyPart } from '@livery/value/react';
import { Suspense } from 'react';

export type PartPlace = 'header' | 'overlays' | 'follows';

/** What the capabilities add to a place of the site, each on its own: one that breaks, or does not come, costs itself. */
export function partsOf(list: readonly Capability[], place: PartPlace) {
  const parts = Object.entries<LoadComponent>(tableOf(list, place)).map(([id, load]) => ({
    id,
    Part: lazyPart(load as never),
  }));
  const Parts = () =>
    parts.map(({ id, Part }) => (
      <Boundary key={id}>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>
    ));
  return { default: Parts };
}
