import type { PageParts } from '@livery/widgets/page-part';
import { RowSection } from './row-section.tsx';

/** A row of results: on the page at once, wherever it stands. ROWS-023 */
export default function FoundRow({ row, text }: PageParts['foundRow']) {
  return <RowSection row={row} index={0} text={text} />;
}
