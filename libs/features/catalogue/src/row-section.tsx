import type { Row as RowEntity } from '@livery/contract/catalogue/entities';
import { Row } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { Fragment } from 'react';
import { HeroRow } from './hero-row.tsx';
import { ROW_TEMPLATES } from './row-templates.tsx';

/** A row of a page. An empty row, or one of an unknown template, is not there at all. ROWS-031 */
export function RowSection({ row, first }: { row: RowEntity; first: boolean }) {
  if (row.template === 'promo-bg') return row.promotions.length > 0 ? <HeroRow row={row} first={first} /> : null;
  const template = ROW_TEMPLATES[row.template];
  const items = template?.items(row) ?? [];
  if (!template || items.length === 0) return null;
  return (
    <Row
      title={row.title ?? ''}
      cards={template.cards}
      href={addresses.row(row, row.libraryId)}
      moreCount={row.moreCount}
      rowKey={`row-${row.id}`}
    >
      {items.map((item) => (
        <Fragment key={item.id}>{template.card(item as never)}</Fragment>
      ))}
    </Row>
  );
}
