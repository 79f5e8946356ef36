import type { Row } from '@livery/contract/catalogue/entities';
import { visibleRow } from '@livery/domain/profiles';
import { WholeRow } from './row-section.tsx';

/** A row with what a child may see of it, whatever the server has sent. PROF-028, CHAN-060 */
export default function ChildRow({ row, index }: { row: Row; index: number }) {
  return <WholeRow row={visibleRow(row, 'child')} index={index} />;
}
