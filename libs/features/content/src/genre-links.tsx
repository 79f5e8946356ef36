import type { Genre } from '@livery/contract/contents/entities';
import { TextLink } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { Fragment } from 'react';

/** Each leads to the row of its own, where it has one. CONT-024, ROWS-093 */
export function GenreLinks({ genres }: { genres: readonly Genre[] }) {
  return genres.map(({ id, name, rowSlug, rowId }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      {rowSlug !== undefined || rowId !== undefined ? (
        <TextLink href={addresses.row({ id: rowId ?? id, slug: rowSlug })} tone="plain">
          {name}
        </TextLink>
      ) : (
        name
      )}
    </Fragment>
  ));
}
