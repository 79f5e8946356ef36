import { Rowset, START_PAGE } from './rowset.tsx';

/** The start page. ROWS-001 */
export default function HomePage() {
  return <Rowset id={START_PAGE} />;
}
