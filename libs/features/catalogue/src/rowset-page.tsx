import { useParams } from 'react-router-dom';
import { Rowset } from './rowset.tsx';

/** The page of rows that the address names, by slug or number. ROWS-005 */
export default function RowsetPage() {
  const { id = '' } = useParams();
  return <Rowset key={id} id={id} />;
}
