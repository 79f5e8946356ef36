import { START_PAGE } from '@livery/widgets/rowset-kind';
import { Rowset } from './rowset.tsx';

/** The start page, which has one address of several. ROWS-001, NAV-003 */
export default function HomePage() {
  return (
    <>
      <link rel="canonical" href="/" />
      <Rowset id={START_PAGE} />
    </>
  );
}
