import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { useParams } from 'react-router-dom';
import { Rowset } from './rowset.tsx';

/** The slug of what a viewer has marked and begun. CONT-077, CONT-078 */
const FAVOURITES = 'my';

/** The page of rows that the address names, by slug or number. ROWS-005 */
export default function RowsetPage() {
  const { id = '' } = useParams();
  return <Rowset key={id} id={id} empty={id === FAVOURITES ? <NoFavourites /> : undefined} />;
}

function NoFavourites() {
  const t = useT();
  const way = (
    <Button kind="primary" href={addresses.home()}>
      {t('action_home')}
    </Button>
  );
  return <EmptyState title={t('warning_no_favorites')} size="page" level={1} action={way} />;
}
