import { catalogueApi } from '@livery/api-client/catalogue';
import { rowsOfPage } from '@livery/domain/catalogue';
import { useT } from '@livery/i18n/react';
import { RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { PartProblem } from '@livery/widgets/load-problem';
import { useRowsetKind } from '@livery/widgets/rowset-kind';
import { ResultRow } from './result-row.tsx';
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
  const { data, isLoading, error, refetch } = catalogueApi.useGetRowsetQuery({ id: SEARCH_PAGE, kind });
  const rows = data ? rowsOfPage(data) : [];
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  return (
    <RowStack>
      {isLoading && <RowSkeleton cards="poster" />}
      {rows.filter(hasResults).map((row) => (
        <ResultRow key={row.id} row={row} text="" />
      ))}
    </RowStack>
  );
}
