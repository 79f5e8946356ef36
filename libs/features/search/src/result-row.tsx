import type { Row } from '@livery/contract/catalogue/entities';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { PagePart } from '@livery/widgets/page-part';

/** A row of results. Its place is there before the part that draws it: what stands below is not pushed down. */
export const ResultRow = ({ row, text }: { row: Row; text: string }) => (
  <PagePart
    name="foundRow"
    row={row}
    text={text}
    fallback={
      <div>
        <h2 data-visually-hidden>{row.title}</h2>
        <RowSkeleton cards={cardsOf(row)} />
      </div>
    }
  />
);

function cardsOf({ template }: Row) {
  if (template === 'channel' || template === 'person') return template;
  return template === 'content-h' ? 'wide' : 'poster';
}
