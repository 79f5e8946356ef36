import { useT } from '@livery/i18n/react';
import { useParams } from 'react-router-dom';
import { Rowset } from './rowset.tsx';

/** The slug of what a viewer has marked and begun. CONT-077, CONT-078 */
const FAVOURITES = 'my';

/** The page of rows that the address names, by slug or number. ROWS-005 */
export default function RowsetPage() {
  const t = useT();
  const { id = '' } = useParams();
  return <Rowset key={id} id={id} empty={id === FAVOURITES ? t('warning_no_favorites') : undefined} />;
}
