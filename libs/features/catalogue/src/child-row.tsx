import { PartProblem } from '@livery/widgets/load-problem';
import { useVisibleRows } from '@livery/widgets/use-visible-rows';
import { useMemo } from 'react';
import { type RowOfPage, RowWaits, WholeRow } from './row-section.tsx';

/** A row with what a child may see of it. PROF-028, CHAN-060 */
export default function ChildRow({ row, ...place }: RowOfPage) {
  const { rows, isComing, error, retry } = useVisibleRows(useMemo(() => [row], [row]));
  // Which channels are for children is known in a moment.
  if (isComing) return <RowWaits row={row} {...place} />;
  if (error) return <PartProblem error={error} onRetry={retry} />;
  return rows.map((visible) => <WholeRow key={row.id} row={visible} {...place} />);
}
