import { catalogueApi } from '@livery/api-client/catalogue';
import { useT } from '@livery/i18n/react';
import { RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { PagePart } from '@livery/widgets/page-part';
import { useRowsetKind } from '@livery/widgets/rowset-kind';
import { hasResults, SEARCH_PAGE } from './use-results.ts';

/** Nothing was looked for yet: the field has the history, the page what is popular. FIND-002 */
export function EmptySearch() {
  const t = useT();
  return (
    <>
      <h1 data-visually-hidden>{t('nav_search')}</h1>
      <PopularRows />
    </>
  );
}

/** The rows of the search page without a text, as the server fills them; it may leave them empty. */
export function PopularRows() {
  const kind = useRowsetKind();
  const { data, isLoading } = catalogueApi.useGetRowsetQuery({ id: SEARCH_PAGE, kind });
  return (
    <RowStack>
      {isLoading && <RowSkeleton cards="poster" />}
      {data?.rows.filter(hasResults).map((row) => (
        <PagePart key={row.id} name="foundRow" row={row} text="" />
      ))}
    </RowStack>
  );
}
