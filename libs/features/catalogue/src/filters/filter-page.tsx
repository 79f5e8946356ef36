import { catalogueApi } from '@livery/api-client/catalogue';
import type { Row } from '@livery/contract/catalogue/entities';
import {
  FILTER_PAGE_SIZES,
  filteredRow,
  filteredTitle,
  filterQuery,
  nearestRelaxed,
  readFilters,
  rowFilters,
  withFilter,
  type FilterId,
  type Filters,
} from '@livery/domain/catalogue';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { GridSkeleton, LongGrid } from '@livery/ui-kit/rows';
import { FilterBar, type FilterGroup } from '@livery/ui-kit/search';
import { EmptyState } from '@livery/ui-kit/states';
import { Heading } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import type { PageParts } from '@livery/widgets/page-part';
import { PageHead } from '@livery/widgets/page-head';
import { useServices } from '@livery/widgets/services';
import { Fragment, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ListPage } from '../list-page.ts';
import { ROW_RENDERERS } from '../row-templates.tsx';
import { useRowPages, type RowQuery } from '../use-row-pages.ts';
import { useEndOfPage } from './use-end-of-page.ts';
import { optionLabel, useFilterGroups, useFilterNames } from './use-filter-groups.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: 0 var(--page-margin);
`;

/** Films or series, filtered by what stands in the address. ROWS-067…ROWS-081 */
export default function FilterPage({ page }: PageParts['filterPage']) {
  const [row] = page.rows;
  if (!row) return <NothingHere kind="generic" />;
  return (
    <Filtered
      row={row}
      title={page.title ?? row.title ?? ''}
      path={addresses.rowset(page)}
      libraryId={page.libraryId}
    />
  );
}

interface Shown {
  readonly row: Row;
  readonly title: string;
  /** Its one address, by whichever it was opened. */
  readonly path: string;
  readonly libraryId: number | undefined;
}

function Filtered({ row, title, path, libraryId }: Shown) {
  const t = useT();
  const formats = useFormats();
  const { clock } = useServices();
  const [nowYear] = useState(() => new Date(clock.now()).getUTCFullYear());
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, nowYear);
  const query = { ...filteredRow(row, libraryId), facets: true, ...rowFilters(filters, nowYear) };
  // The first page of the results: it counts what other values would find. Until the next one comes, the last one's counts stand.
  const { data: head, currentData } = catalogueApi.useGetRowQuery({ ...query, limit: FILTER_PAGE_SIZES.first });
  const groups = useFilterGroups({ filters, facets: head?.facets ?? [], nowYear });
  const names = useFilterNames(filters, nowYear);
  const setFilters = (next: Filters) => setParams(filterQuery(next));
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = Object.keys(filters).length;
  // Of what was chosen before, and of what could not be asked for, no number is promised.
  const count = currentData && foundIn(currentData);
  return (
    <ListPage>
      <PageHead
        title={filteredTitle(title, names)}
        facts={{ kind: 'filters', title, names, path, chosen: String(filterQuery(filters)), values: chosen }}
      />
      <Head>
        <Heading level={1} size="page" ref={heading} takesFocus>
          {title}
        </Heading>
        <FilterBar
          label={t('filters')}
          groups={groups}
          onChange={(id, value) => setFilters(withFilter(filters, id as FilterId, value))}
          chosenLabel={t('filters_chosen')}
          clearLabel={t('filters_clear')}
          onClear={() => setFilters({})}
          moreLabel={chosen > 0 ? t('filters_more', { count: formats.number(chosen) }) : t('filters')}
          doneLabel={count ? t('filters_show_found', { found: count }) : t('filters_show')}
          removeLabel={(option) => t('filters_remove', { option })}
          {...(count !== undefined && { resultText: t('filters_found', { count }) })}
        />
      </Head>
      <Results
        key={String(filterQuery(filters))}
        query={query}
        template={row.template}
        filters={filters}
        groups={groups}
        nowYear={nowYear}
        onWider={(next) => {
          // What was pressed goes with the page that found nothing.
          heading.current?.focus();
          setFilters(next);
        }}
      />
    </ListPage>
  );
}

interface ResultsProps {
  readonly query: RowQuery;
  readonly template: Row['template'];
  readonly filters: Filters;
  readonly groups: readonly FilterGroup[];
  readonly nowYear: number;
  readonly onWider: (filters: Filters) => void;
}

/** What fits, 100 at first and 50 more whenever the viewer comes near the end. ROWS-071…ROWS-074 */
function Results({ query, template: expected, filters, groups, nowYear, onWider }: ResultsProps) {
  const t = useT();
  const { row: first, items, pages, problem, refetch, more, loadMore } = useRowPages(query, FILTER_PAGE_SIZES);
  useEndOfPage(pages, () => {
    if (more === 'there') void loadMore();
  });
  if (problem) return <LoadProblem error={problem} kind="generic" onRetry={refetch} />;
  const template = ROW_RENDERERS[first?.template ?? expected] ?? ROW_RENDERERS['content-v'];
  if (!first || !template) return <GridSkeleton cards={template?.cards ?? 'poster'} />;
  if (items.length === 0 && more === 'none')
    return <NothingFits {...{ filters, groups, nowYear, onWider }} facets={first.facets} />;
  return (
    <>
      <LongGrid
        cards={template.cards}
        label={t('filters_found', { count: foundIn(first) })}
        count={items.length}
        renderCard={(index) => (
          <Fragment key={items[index]?.id}>
            {template.card(items[index] as never, { libraryId: query.libraryId })}
          </Fragment>
        )}
      />
      {more === 'there' && <GridSkeleton cards={template.cards} />}
      {more === 'failed' && (
        <Alert tone="danger" action={<Button onClick={() => void refetch()}>{t('action_retry')}</Button>}>
          {t('row_failed')}
        </Alert>
      )}
    </>
  );
}

/** How many there are in all. */
const foundIn = ({ contents, moreCount = 0 }: Row): number => contents.length + moreCount;

type Nothing = Pick<ResultsProps, 'filters' | 'groups' | 'nowYear' | 'onWider'> & Pick<Row, 'facets'>;

/** Nothing fits: the nearest wider filter is one press away. ROWS-070 */
function NothingFits({ filters, groups, nowYear, onWider, facets }: Nothing) {
  const t = useT();
  const wider = nearestRelaxed(filters, facets, nowYear);
  const option = wider && optionLabel(groups, wider.id, filters[wider.id] ?? '');
  const widerValue = wider?.filters[wider.id];
  return (
    <EmptyState
      title={t('filters_no_found')}
      action={
        wider && option !== null ? (
          <Button kind="primary" onClick={() => onWider(wider.filters)}>
            {widerValue === undefined
              ? t('filters_without', { option })
              : t('filters_instead', { option, wider: optionLabel(groups, wider.id, widerValue) })}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => onWider({})}>
            {t('filters_clear')}
          </Button>
        )
      }
    />
  );
}
