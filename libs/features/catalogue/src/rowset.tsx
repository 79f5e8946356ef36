import { catalogueApi } from '@livery/api-client/catalogue';
import { PromoSkeleton } from '@livery/ui-kit/hero';
import { RowSkeleton, RowsPage, RowStack } from '@livery/ui-kit/rows';
import { EmptyState } from '@livery/ui-kit/states';
import { useT } from '@livery/i18n/react';
import { LoadProblem } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { START_PAGE, useRowsetKind } from '@livery/widgets/rowset-kind';
import { useBrand } from '@livery/widgets/services';
import { useDeferredValue } from 'react';
import { BesidePlace } from './beside-place.tsx';
import { RowSection } from './row-section.tsx';

/** A page of rows: home, a catalogue, favourites. `empty`: what it says without any. ROWS-001, ROWS-005 */
export function Rowset({ id, empty }: { id: string; empty?: string | undefined }) {
  const t = useT();
  const kind = useRowsetKind();
  const { data, error, refetch } = catalogueApi.useGetRowsetQuery({ id, kind });
  // Drawn in pieces: a page is the most that is ever drawn at once.
  const page = useDeferredValue(data);

  if (error && !data) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  if (!page) return <RowsetSkeleton withBanner={id === START_PAGE} />;
  if (page.rows.length === 0) {
    const said = empty ? { title: empty } : { title: t('home_empty_title'), text: t('home_empty_text') };
    return <EmptyState {...said} size="page" level={1} />;
  }
  const [first] = page.rows;
  // Banners that a page opens with run under the header; everything else stands in the stack.
  const opening = first?.template === 'promo-bg' ? first : null;
  const rows = opening ? page.rows.slice(1) : page.rows;
  return (
    <RowsPage>
      <PageTitle title={id === START_PAGE ? undefined : page.title} />
      {opening && <RowSection row={opening} index={0} />}
      <RowStack>
        {rows.map((row) => (
          <RowSection key={row.id} row={row} index={page.rows.indexOf(row)} />
        ))}
      </RowStack>
    </RowsPage>
  );
}

function RowsetSkeleton({ withBanner }: { withBanner: boolean }) {
  const beside = useBrand().rules.catalogue.besideHero;
  return (
    <RowsPage>
      {withBanner && <PromoSkeleton side={beside && <BesidePlace rule={beside} />} />}
      <RowStack>
        <RowSkeleton cards={withBanner ? 'channel' : 'wide'} />
        <RowSkeleton cards="poster" />
        <RowSkeleton cards="wide" />
      </RowStack>
    </RowsPage>
  );
}
