import { catalogueOfPart, hasRowPage, NEAR_END_PX, partTitle, searchedTitle } from '@livery/domain/catalogue';
import { searchText } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert, Skeleton } from '@livery/ui-kit/feedback';
import { homeIcon } from '@livery/ui-kit/icons';
import { Grid, GridSkeleton, OnNear } from '@livery/ui-kit/rows';
import { EmptyState } from '@livery/ui-kit/states';
import { Fold, Heading } from '@livery/ui-kit/text';
import { addresses, CATALOGUE_CONTENT } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { PagePart } from '@livery/widgets/page-part';
import { Fragment, useRef, type RefObject } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { LibraryChips, useLibraryIds } from './library-chips.tsx';
import { ListPage } from './list-page.ts';
import { DESCRIPTION_LIMIT } from './page-description.tsx';
import { ROW_RENDERERS } from './row-templates.tsx';
import { useRowPages, type RowQuery } from './use-row-pages.ts';

const Head = styled.header`
  display: grid;
  /* A long name at a large size breaks: it does not run out of a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: 0 var(--page-margin);

  > [data-part='title'] {
    width: min(280px, 60%);
    font-size: var(--type-4);
    line-height: var(--display-leading);
  }
`;

/** One row as a page of its own, as far as the viewer scrolls. ROWS-002..004, ROWS-010, ROWS-011; below a catalogue, what of it belongs there: ROWS-007 */
export default function RowPage() {
  const { id = '', catalog = '' } = useParams();
  const contentType = CATALOGUE_CONTENT[catalog as keyof typeof CATALOGUE_CONTENT];
  const [search] = useSearchParams();
  const libraryId = Number(search.get('library_id')) || undefined;
  const text = searchText(search.get('text') ?? '') || undefined;
  const isChipPressed = useRef(false);
  return (
    <RowItems
      key={`${catalog} ${id} ${libraryId} ${text}`}
      query={{ id, libraryId, text, contentType }}
      catalog={catalog}
      isChipPressed={isChipPressed}
    />
  );
}

interface RowItemsProps {
  readonly query: RowQuery;
  readonly catalog: string;
  readonly isChipPressed: RefObject<boolean>;
}

function RowItems({ query, catalog, isChipPressed }: RowItemsProps) {
  const t = useT();
  const { row, visible, items, firstSize, pages, problem, refetch, more, loadMore } = useRowPages(query);
  const libraryIds = useLibraryIds(query, firstSize, items);

  if (problem) return <LoadProblem error={problem} kind="generic" onRetry={refetch} />;
  const searchedAs = row && searchedTitle(row, query.text, t);
  const title = searchedAs ?? row?.title;
  const catalogue = catalogueOfPart(catalog, t);
  const template = row && ROW_RENDERERS[row.template];
  if (!row) return <RowPageSkeleton />;
  // Nothing of ours draws it, a hero for one, or the server has set it aside.
  if (!template || !hasRowPage(row)) return <NothingHere kind="generic" />;
  return (
    <ListPage>
      <PageHead
        title={partTitle(catalogue, title)}
        facts={{ kind: 'row', row, libraryId: query.libraryId, searchedTitle: searchedAs, catalogue }}
      />
      <Head>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {row.description && <Fold text={row.description} limit={DESCRIPTION_LIMIT} />}
        <LibraryChips libraryIds={libraryIds} chosen={query.libraryId} isPressed={isChipPressed} />
      </Head>
      {query.text !== undefined && <PagePart name="foundChoices" rows={visible} text={query.text} />}
      {items.length === 0 && more === 'none' ? (
        <NothingInRow isSearched={query.text !== undefined} />
      ) : (
        <Grid cards={template.cards} label={title ?? ''}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {template.card(item as never, { libraryId: query.libraryId ?? row.libraryId })}
            </Fragment>
          ))}
        </Grid>
      )}
      {more === 'there' && (
        // Anew after each page, also one that brings nothing new: it tells once.
        <OnNear key={pages} withinPx={NEAR_END_PX} onNear={loadMore}>
          <GridSkeleton cards={template.cards} />
        </OnNear>
      )}
      {more === 'failed' && (
        <Alert tone="danger" action={<Button onClick={() => void refetch()}>{t('action_retry')}</Button>}>
          {t('row_failed')}
        </Alert>
      )}
    </ListPage>
  );
}

/** Nobody may see it, nothing fits the words, or the last card has been taken away. */
function NothingInRow({ isSearched }: { readonly isSearched: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t(isSearched ? 'warning_no_search_results' : 'row_empty')}
      action={
        <Button kind="primary" icon={homeIcon} href={addresses.home()}>
          {t('action_home')}
        </Button>
      }
    />
  );
}

const RowPageSkeleton = () => (
  <ListPage aria-hidden>
    <Head as="div">
      <div data-part="title">
        <Skeleton shape="line" />
      </div>
    </Head>
    <GridSkeleton cards="poster" />
  </ListPage>
);
