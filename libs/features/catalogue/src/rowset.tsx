import { catalogueApi } from '@livery/api-client/catalogue';
import type { Row as RowEntity } from '@livery/contract/catalogue/entities';
import { isShownRow, rowsOfPage } from '@livery/domain/catalogue';
import { PromoSkeleton } from '@livery/ui-kit/hero';
import { RowSkeleton, RowsPage, RowStack, useDeferredRender } from '@livery/ui-kit/rows';
import { EmptyState } from '@livery/ui-kit/states';
import { Heading } from '@livery/ui-kit/text';
import { useT } from '@livery/i18n/react';
import { bareSlug, CATALOGUE_CONTENT } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import { PageHead } from '@livery/widgets/page-head';
import { PagePart } from '@livery/widgets/page-part';
import { START_PAGE, useRowsetKind } from '@livery/widgets/rowset-kind';
import { lazyPart } from '@livery/value/react';
import { useBrand, useService, useServices } from '@livery/widgets/services';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { BesidePlace } from './beside-place.tsx';
import { createSeenRows, RowSection } from './row-section.tsx';

const TelevisionStage = lazyPart(() => import('./television-stage.tsx'));
const PageDescription = lazyPart(() => import('./page-description.tsx'));

/** A page of rows: home, a catalogue, favourites. `empty`: what stands there without any. ROWS-001, ROWS-005 */
export function Rowset({ id, empty }: { id: string; empty?: ReactNode }) {
  const t = useT();
  const kind = useRowsetKind();
  const television = useServices().environment.deviceType === 'tv';
  const { data, error, refetch } = catalogueApi.useGetRowsetQuery({ id, kind });
  // Drawn in pieces: a page is the most that is ever drawn at once.
  const page = useDeferredValue(data);

  if (error && !data) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  const isHome = id === START_PAGE;
  const waits = <RowsetSkeleton withBanner={isHome} />;
  if (!page) return waits;
  if (page.template === 'group.catalog.search') return <PagePart name="filterPage" page={page} fallback={waits} />;
  const head = (
    <PageHead
      title={isHome ? undefined : page.title}
      facts={isHome ? { kind: 'home' } : { kind: 'rowset', rowset: page }}
    />
  );
  if (!page.rows.some(isShownRow)) {
    return (
      <>
        {head}
        {empty ?? <EmptyState title={t('home_empty_title')} text={t('home_empty_text')} size="page" level={1} />}
      </>
    );
  }
  const [first] = page.rows;
  // Banners that a page opens with run under the header; everything else stands in the stack.
  const opening = first?.template === 'promo-bg' ? first : null;
  const rows = rowsOfPage(page).slice(opening ? 1 : 0);
  const slug = bareSlug(page.slug);
  return (
    <RowsPage>
      {television && (
        <Suspense>
          <TelevisionStage rows={rows} hasBanner={opening !== null} />
        </Suspense>
      )}
      {head}
      {!opening && page.title && (
        // Its rows tell what it holds; whoever hears the page, or comes by keys, is told its name.
        <Heading level={1} takesFocus>
          <span data-visually-hidden>{page.title}</span>
        </Heading>
      )}
      {opening && <RowSection row={opening} index={0} />}
      {/* Films or series: what has a page of filters beside it. */}
      {slug in CATALOGUE_CONTENT && <PagePart name="filterEntry" catalogSlug={slug} />}
      <RowStack>
        <Rows key={id} rows={rows} before={opening ? 1 : 0} />
      </RowStack>
      {page.description !== undefined && (
        <Suspense>
          <PageDescription text={page.description} />
        </Suspense>
      )}
    </RowsPage>
  );
}

/** As many as a tall window shows: places for those below come after the first frame. */
const ROWS_AT_ONCE = 5;

function Rows({ rows, before }: { rows: readonly RowEntity[]; before: number }) {
  const seen = useService(createSeenRows);
  const isBack = useNavigationType() === 'POP';
  const [isKnown] = useState(() => isBack && rows.slice(ROWS_AT_ONCE).some(({ id }) => seen.has(id)));
  const hasOthers = useDeferredRender(true);
  return rows
    .slice(0, hasOthers || isKnown ? rows.length : ROWS_AT_ONCE)
    .map((row, index) => <RowSection key={row.id} row={row} index={before + index} />);
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
