import type { FoundBroadcast } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { RowHead } from '@livery/ui-kit/rows';
import { BroadcastList } from '@livery/ui-kit/search';
import { Heading } from '@livery/ui-kit/text';
import { FoundBroadcastLine } from '@livery/widgets/broadcast-line';
import styled from 'styled-components';

const PRESSES = {
  live: 'search_broadcast_live',
  archive: 'search_broadcast_archive',
  coming: 'search_broadcast_coming',
} as const;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > ul {
    padding: 0 var(--page-margin);
  }
`;

/** What is on, was on or will be on under this name: one press plays it, or opens the channel that will show it. */
export function FoundBroadcasts({ broadcasts }: { broadcasts: readonly FoundBroadcast[] }) {
  const t = useT();
  const title = t('search_broadcasts');
  return (
    <Section>
      <RowHead>
        <Heading level={2}>{title}</Heading>
      </RowHead>
      <BroadcastList label={title}>
        {broadcasts.map((broadcast) => (
          <FoundBroadcastLine key={broadcast.entry.id} {...broadcast} press={t(PRESSES[broadcast.place.kind])} />
        ))}
      </BroadcastList>
    </Section>
  );
}
