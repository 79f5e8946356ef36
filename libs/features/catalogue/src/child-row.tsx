import { visibleRow } from '@livery/domain/profiles';
import { type RowOfPage, WholeRow } from './row-section.tsx';

/** A row with what a child may see of it, whatever the server has sent. PROF-028, CHAN-060 */
export default function ChildRow({ row, ...place }: RowOfPage) {
  return <WholeRow row={visibleRow(row, 'child')} {...place} />;
}
