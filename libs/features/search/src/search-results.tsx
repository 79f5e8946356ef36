import { BROADCAST_PLACES } from '@livery/contract/search/entities';
import { broadcastsAt } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { Button, Chip, ChipBar } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { ResultHead, SearchNote } from '@livery/ui-kit/search';
import { StatePage } from '@livery/ui-kit/states';
import { LoadProblem, problemText } from '@livery/widgets/load-problem';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PopularRows } from './empty-search.tsx';
import { BroadcastsOfPlace } from './broadcasts-of-place.tsx';
import { FoundBroadcasts, PLACE_TITLES } from './found-broadcasts.tsx';
import { ResultRow } from './result-row.tsx';
import { searchAddress, type SearchQuery } from './search-address.ts';
import { useReading, type SearchReading } from './use-reading.ts';
import { countFound, isNothing } from './use-results.ts';
import { useRecordChoice } from './use-record-choice.ts';

const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--page-margin) 0;
`;

const InPlace = styled.div`
  padding: 0 var(--page-margin);
`;

const placeOf = (kind: string | null) => BROADCAST_PLACES.find((place) => place === kind);

interface Props {
  readonly query: SearchQuery;
  /** How much was found, in words; empty until all of it is known. */
  readonly onFound: (found: string) => void;
}

/** What was found of a text, by kind. FIND-011, FIND-012, FIND-013 */
export function SearchResults({ query, onFound }: Props) {
  const t = useT();
  const reading = useReading(query.text, query.isExact);
  const kinds = kindsOf(reading, t);
  // A place of the address is shown until it is known that nothing is there.
  const isOpen = reading.isLoading || reading.error !== null;
  const isAwaited = isOpen && placeOf(query.kind) !== undefined;
  const shown = isAwaited || kinds.some(({ id }) => id === query.kind) ? query.kind : null;
  const shownPlace = placeOf(shown);
  // A place alone records its own: there are more of them than these.
  const results = useRecordChoice(shownPlace ? { ...reading, broadcasts: [] } : reading);
  const found = useFoundText(reading, query.text, onFound);
  if (isNothing(reading)) {
    if (reading.isLoading) return <ResultsSkeleton />;
    if (reading.error) return <LoadProblem error={reading.error} kind="generic" onRetry={reading.retry} />;
    return <NothingFound text={query.text} />;
  }
  return (
    <div ref={results}>
      <Above>
        <ResultHead title={t('search_results', { text: reading.shownText })} count={found} />
        {reading.shownText !== query.text && (
          <SearchNote
            text={otherReading(reading, query.text, t)}
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
        {reading.error !== null && <PartMissing reading={reading} />}
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
    </div>
  );
}

/** Whoever listens is told by the place that was there before: that nothing is found too, and that it is of another keyboard. FIND-013 */
function useFoundText(reading: SearchReading, text: string, onFound: Props['onFound']): string {
  const t = useT();
  const count = countFound(reading);
  const isKnown = !reading.isLoading && count > 0;
  const found = isKnown ? t(reading.more.length > 0 ? 'search_found_more' : 'search_found', { count }) : '';
  const said = isKnown ? `${otherReading(reading, text, t)} ${found}`.trim() : nothingSaid(reading, t);
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(said), [said]);
  return found;
}

type Say = ReturnType<typeof useT>;

const otherReading = ({ shownText }: SearchReading, text: string, t: Say): string =>
  shownText === text ? '' : t('search_other_reading', { text: shownText });

const nothingSaid = (reading: SearchReading, t: Say): string =>
  isNothing(reading) && !reading.isLoading && reading.error === null ? t('warning_no_search_results') : '';

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

/** For the eye: whoever listens has been told already, and would hear it twice from a region of its own. FIND-013 */
function NothingFound({ text }: { text: string }) {
  const t = useT();
  return (
    <>
      <StatePage title={t('warning_no_search_results')} size="compact" level={1}>
        {t('search_nothing_for', { text })}
      </StatePage>
      <PopularRows />
    </>
  );
}

/** Some kinds have come, others not: said in the place of rows, which is that of broadcasts where they are what is missing. */
function PartMissing({ reading }: { reading: SearchReading }) {
  const t = useT();
  return (
    <InPlace>
      <Alert tone="danger" action={<Button onClick={reading.retry}>{t('action_retry')}</Button>}>
        {problemText(t, reading.error)}
      </Alert>
    </InPlace>
  );
}

const ResultsSkeleton = () => (
  <RowStack>
    <RowSkeleton cards="poster" />
    <RowSkeleton cards="channel" />
  </RowStack>
);
