import type { BroadcastPlace } from '@livery/contract/search/entities';
import { NEAR_END_PX } from '@livery/domain/catalogue';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { OnNear } from '@livery/ui-kit/rows';
import { BroadcastSkeleton } from '@livery/ui-kit/search';
import { problemText } from '@livery/widgets/load-problem';
import styled from 'styled-components';
import { FoundBroadcasts } from './found-broadcasts.tsx';
import { usePlacePages } from './use-place-pages.ts';
import { useRecordChoice } from './use-record-choice.ts';

/** As many as fill lines of one, two and three. */
const LINES_TO_COME = 6;

const Below = styled.div`
  padding: var(--space-3) var(--page-margin) 0;
`;

/** All broadcasts of one place that a text finds, as far as the viewer scrolls. */
export function BroadcastsOfPlace({ text, place }: { text: string; place: BroadcastPlace }) {
  const t = useT();
  const { broadcasts, pages, hasMore, isLoading, error, retry, loadMore } = usePlacePages(text, place);
  const list = useRecordChoice({ rows: [], broadcasts, shownText: text });
  const isFailed = error !== null && !isLoading;
  return (
    <div ref={list}>
      {broadcasts.length > 0 && <FoundBroadcasts place={place} broadcasts={broadcasts} />}
      <Below>
        {isLoading && <BroadcastSkeleton count={LINES_TO_COME} />}
        {hasMore && !isLoading && (
          // Anew after each page, also one that brings nothing new: it tells once.
          <OnNear key={pages} withinPx={NEAR_END_PX} onNear={loadMore}>
            <BroadcastSkeleton count={LINES_TO_COME} />
          </OnNear>
        )}
        {isFailed && (
          <Alert tone="danger" action={<Button onClick={retry}>{t('action_retry')}</Button>}>
            {problemText(t, error)}
          </Alert>
        )}
      </Below>
    </div>
  );
}
