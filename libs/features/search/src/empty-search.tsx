import { catalogueApi } from '@livery/api-client/catalogue';
import { isShownRow, rowsOfPage } from '@livery/domain/catalogue';
import { useT } from '@livery/i18n/react';
import { Button, Chip, ChipBar } from '@livery/ui-kit/actions';
import { RowHead, RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { Heading } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useRowsetKind } from '@livery/widgets/rowset-kind';
import styled from 'styled-components';
import { ResultRow } from './result-row.tsx';
import { addressOfEntry } from './search-address.ts';
import { useSearchHistory } from './search-history.ts';
import { SEARCH_PAGE } from './use-results.ts';

/** Nothing was looked for yet: what this profile has chosen before, and what is popular. FIND-002 */
export function EmptySearch() {
  const t = useT();
  return (
    <>
      <h1 data-visually-hidden>{t('nav_search')}</h1>
      <ChosenBefore />
      <PopularRows />
    </>
  );
}

const Chosen = styled.section`
  padding: 0 var(--page-margin);
  --bar-bleed: var(--page-margin);

  > header {
    padding: 0 0 var(--space-2);
  }
  /* Its word ends where "open all" of the rows below does. */
  > header > button {
    margin-right: calc(var(--button-side) * -0.66);
  }
`;

/** The history in sight: that of the field opens by a key or a press only, for its list would cover the page. SRCH-015 */
function ChosenBefore() {
  const t = useT();
  const { entries, clear } = useSearchHistory();
  if (entries.length === 0) return null;
  const title = t('search_history');
  return (
    <Chosen>
      <RowHead>
        <Heading level={2}>{title}</Heading>
        <Button kind="ghost" size="small" onClick={clear}>
          {t('search_history_clear')}
        </Button>
      </RowHead>
      <ChipBar label={title} links>
        {entries.map((entry) => (
          <Chip key={`${entry.contentType}-${entry.objectId}`} filled href={addressOfEntry(entry)}>
            {entry.title}
          </Chip>
        ))}
      </ChipBar>
    </Chosen>
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
      {rows.filter(isShownRow).map((row) => (
        <ResultRow key={row.id} row={row} text="" />
      ))}
    </RowStack>
  );
}
