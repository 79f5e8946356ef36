import { START_PAGE } from '@livery/widgets/rowset-kind';
import { Rowset } from './rowset.tsx';

/** The start page. ROWS-001 */
export default function HomePage() {
  return <Rowset id={START_PAGE} />;
}
