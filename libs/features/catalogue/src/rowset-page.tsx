import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { catalogueApi } from '@livery/api-client/catalogue';
import { useRowsetKind } from '@livery/widgets/rowset-kind';
import { useLocation, useParams } from 'react-router-dom';
import HomePage from './home-page.tsx';
import { Rowset } from './rowset.tsx';

/** The slug of what a viewer has marked and begun. CONT-077, CONT-078 */
const FAVOURITES = 'my';

/**
 * The page of rows that the address names, by slug or number (ROWS-005). An address of one word that names none is home (NAV-052), a deeper
 * one is not found.
 */
export default function RowsetPage() {
  const { id = '' } = useParams();
  const isNobodys = useIsMissing(id);
  const isWord = /^\/[^/]+\/?$/.test(useLocation().pathname);
  if (isWord && isNobodys) return <HomePage />;
  return <Rowset key={id} id={id} empty={id === FAVOURITES ? <NoFavourites /> : undefined} />;
}

/** Whether the server has no such page: the answer that the page itself asks for. */
function useIsMissing(id: string): boolean {
  const kind = useRowsetKind();
  const { error, data } = catalogueApi.useGetRowsetQuery({ id, kind });
  return !data && !!error && 'status' in error && error.status === 404;
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
