import { BROADCAST_PLACES } from '@livery/contract/search/entities';
import { broadcastsAt } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { Button, Chip, ChipBar } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { ResultHead, SearchNote } from '@livery/ui-kit/search';
import { EmptyState } from '@livery/ui-kit/states';
import { LoadProblem, problemText } from '@livery/widgets/load-problem';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PopularRows } from './empty-search.tsx';
import { BroadcastsOfPlace } from './broadcasts-of-place.tsx';
import { FoundBroadcasts, PLACE_TITLES } from './found-broadcasts.tsx';
import { ResultRow } from './result-row.tsx';
import { searchAddress, type SearchQuery } from './search-address.ts';
import { useReading, type SearchReading } from './use-reading.ts';
import { isNothing } from './use-results.ts';
import { useRecordChoice } from './use-record-choice.ts';

const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--page-margin) 0;
`;

const Below = styled.div`
  padding: var(--space-5) var(--page-margin);
`;

const placeOf = (kind: string | null) => BROADCAST_PLACES.find((place) => place === kind);

/** What was found of a text, by kind. FIND-011, FIND-012, FIND-013 */
export function SearchResults({ query }: { query: SearchQuery }) {
  const t = useT();
  const reading = useReading(query.text, query.isExact);
  const kinds = kindsOf(reading, t);
  const shown = kinds.some(({ id }) => id === query.kind) ? query.kind : null;
  const shownPlace = placeOf(shown);
  // A place alone records its own: there are more of them than these.
  const results = useRecordChoice(shownPlace ? { ...reading, broadcasts: [] } : reading);
  if (isNothing(reading)) {
    if (reading.isLoading) return <ResultsSkeleton />;
    if (reading.error) return <LoadProblem error={reading.error} kind="generic" onRetry={reading.retry} />;
    return <NothingFound text={query.text} />;
  }
  return (
    <div ref={results}>
      <Above>
        <ResultHead title={t('search_results', { text: reading.shownText })} />
        {reading.shownText !== query.text && (
          <SearchNote
            text={t('search_other_reading', { text: reading.shownText })}
            action={{
              label: t('search_as_typed', { text: query.text }),
              href: searchAddress({ text: query.text, isExact: true }),
            }}
          />
        )}
        {kinds.length > 1 && <Kinds kinds={kinds} shown={shown} query={query} />}
      </Above>
      <RowStack>
        {reading.rows.map(
          (row) =>
            (shown ?? kindOf(row)) === kindOf(row) && <ResultRow key={row.id} row={row} text={reading.shownText} />,
        )}
        {shownPlace && <BroadcastsOfPlace key={shownPlace} text={reading.shownText} place={shownPlace} />}
        {shown === null &&
          placesOf(reading).map((one) => (
            <FoundBroadcasts
              key={one}
              place={one}
              broadcasts={broadcastsAt(reading.broadcasts, one)}
              allHref={reading.more.includes(one) ? searchAddress({ ...query, kind: one }) : undefined}
            />
          ))}
        {reading.isLoading && <RowSkeleton cards="poster" />}
      </RowStack>
      {reading.error !== null && <PartMissing reading={reading} />}
    </div>
  );
}

const kindOf = ({ slug, id }: SearchReading['rows'][number]) => slug ?? String(id);

const placesOf = ({ broadcasts }: SearchReading) =>
  BROADCAST_PLACES.filter((place) => broadcastsAt(broadcasts, place).length > 0);

const kindsOf = (reading: SearchReading, t: ReturnType<typeof useT>) => [
  ...reading.rows.map((row) => ({ id: kindOf(row), title: row.title ?? '' })),
  ...placesOf(reading).map((place) => ({ id: place, title: t(PLACE_TITLES[place]) })),
];

function Kinds({
  kinds,
  shown,
  query,
}: {
  kinds: ReturnType<typeof kindsOf>;
  shown: string | null;
  query: SearchQuery;
}) {
  const t = useT();
  const navigate = useNavigate();
  const all = { id: null, title: t('search_kind_all') };
  return (
    <ChipBar label={t('search_kinds')}>
      {[all, ...kinds].map(({ id, title }) => (
        <Chip
          key={id}
          selected={id === shown}
          onClick={() => void navigate(searchAddress({ ...query, kind: id }), { replace: true })}
        >
          {title}
        </Chip>
      ))}
    </ChipBar>
  );
}

function NothingFound({ text }: { text: string }) {
  const t = useT();
  return (
    <>
      <EmptyState title={t('warning_no_search_results')} text={t('search_nothing_for', { text })} level={1} />
      <PopularRows />
    </>
  );
}

/** Some kinds have come, others not. */
function PartMissing({ reading }: { reading: SearchReading }) {
  const t = useT();
  return (
    <Below>
      <Alert tone="danger" action={<Button onClick={reading.retry}>{t('action_retry')}</Button>}>
        {problemText(t, reading.error)}
      </Alert>
    </Below>
  );
}

const ResultsSkeleton = () => (
  <RowStack>
    <RowSkeleton cards="poster" />
    <RowSkeleton cards="channel" />
  </RowStack>
);
