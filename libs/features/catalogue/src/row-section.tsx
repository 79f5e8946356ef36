import type { Row as RowEntity } from '@livery/contract/catalogue/entities';
import { isShownRow, itemsOfRow } from '@livery/domain/catalogue';
import { isChildWatching } from '@livery/domain/profiles';
import { PromoSkeleton } from '@livery/ui-kit/hero';
import { Row, RowPlace, WhenNear } from '@livery/ui-kit/rows';
import { lazyPart } from '@livery/value/react';
import { addresses } from '@livery/widgets/addresses';
import { Boundary } from '@livery/widgets/boundary';
import { type MakeService, useBrand, useService, useServices } from '@livery/widgets/services';
import { Fragment, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import { HeroRow } from './hero-row.tsx';
import { ROW_RENDERERS } from './row-templates.tsx';

/** As many as a first screen shows; with them the page is there. */
const FIRST_ROWS = 3;

// A child's rows are looked through once more: no grown-up's home carries the code for it.
const ChildRow = lazyPart(() => import('./child-row.tsx'));

/** Rows that the viewer has come to in this visit: they are in the cache, and stand at once when the viewer comes back. ROWS-021 */
export const createSeenRows: MakeService<Set<number>> = () => new Set();

/** A row, and where it stands on its page. */
export interface RowOfPage {
  row: RowEntity;
  index: number;
  /** What the row was searched for. */
  text?: string | undefined;
}

/** A row of a page. One that breaks costs itself. */
export const RowSection = (place: RowOfPage) => (
  <Boundary>
    <RowOfProfile {...place} />
  </Boundary>
);

/** A row with what this profile may see of it. PROF-028 */
function RowOfProfile(place: RowOfPage) {
  if (!useSelector(isChildWatching)) return <WholeRow {...place} />;
  return (
    <Suspense fallback={<RowWaits {...place} />}>
      <ChildRow {...place} />
    </Suspense>
  );
}

/** The place of a row that is not known to the last yet. */
export function RowWaits({ row }: RowOfPage) {
  if (row.template === 'promo-bg') return <PromoSkeleton />;
  const cards = ROW_RENDERERS[row.template]?.cards;
  return cards && isShownRow(row) && <RowPlace title={row.title ?? ''} cards={cards} />;
}

/**
 * A row of a page. An empty row, or one of an unknown template, is not there at all (ROWS-031). Rows below the first screen are drawn
 * when the viewer comes near them.
 */
export function WholeRow({ row, index, text }: RowOfPage) {
  const seen = useService(createSeenRows);
  const isBack = useNavigationType() === 'POP';
  const [isKnown] = useState(() => isBack && seen.has(row.id));
  const { rankedRows } = useBrand().rules.catalogue;
  const { prerender } = useServices().environment;
  if (!isShownRow(row)) return null;
  if (row.template === 'promo-bg') return <HeroRow row={row} first={index === 0} />;
  const ranked = row.slug !== undefined && rankedRows.includes(row.slug);
  const template = ROW_RENDERERS[row.template];
  if (!template) return null;
  const items = itemsOfRow(row);
  const place = <RowPlace title={row.title ?? ''} cards={template.cards} />;
  const cards = (
    <Suspense fallback={place}>
      <Row
        title={row.title ?? ''}
        cards={template.cards}
        href={addresses.row(row, row.libraryId, text)}
        moreCount={row.moreCount}
        loopCount={row.loopCount}
        ranked={ranked}
        rowKey={`row-${row.id}`}
        // Results are on the page as a whole. ROWS-023
        isLean={!prerender && text === undefined}
      >
        {items.map((item, at) => (
          <Fragment key={item.id}>
            {template.card(item as never, { rank: ranked ? at + 1 : undefined, libraryId: row.libraryId })}
          </Fragment>
        ))}
      </Row>
    </Suspense>
  );
  // A crawler does not scroll. ROWS-022
  if (index < FIRST_ROWS || prerender || isKnown) return cards;
  return (
    <WhenNear place={place} onNear={() => seen.add(row.id)}>
      {cards}
    </WhenNear>
  );
}
