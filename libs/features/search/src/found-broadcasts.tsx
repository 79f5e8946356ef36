import type { BroadcastPlace } from '@livery/contract/search/entities';
import type { FoundBroadcast } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { TextLink } from '@livery/ui-kit/actions';
import { chevronRightIcon } from '@livery/ui-kit/icons';
import { RowHead } from '@livery/ui-kit/rows';
import { BroadcastList } from '@livery/ui-kit/search';
import { Heading } from '@livery/ui-kit/text';
import { FoundBroadcastLine } from '@livery/widgets/broadcast-line';
import styled from 'styled-components';

export const PLACE_TITLES = {
  live: 'search_broadcasts_live',
  coming: 'search_broadcasts_coming',
  archive: 'search_broadcasts_archive',
} as const;

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

interface Props {
  readonly place: BroadcastPlace;
  readonly broadcasts: readonly FoundBroadcast[];
  /** Where all of them are, if here are not. */
  readonly allHref?: string | undefined;
}

/** What is on, comes or was under this name: one press plays it, or opens the channel that will show it. */
export function FoundBroadcasts({ place, broadcasts, allHref }: Props) {
  const t = useT();
  const title = t(PLACE_TITLES[place]);
  return (
    <Section>
      <RowHead>
        <Heading level={2}>{title}</Heading>
        {allHref !== undefined && (
          <TextLink href={allHref} tone="plain" icon={chevronRightIcon}>
            <span>
              {t('action_open_all')}
              <span data-visually-hidden>: {title}</span>
            </span>
          </TextLink>
        )}
      </RowHead>
      <BroadcastList label={title}>
        {broadcasts.map((broadcast) => (
          <FoundBroadcastLine key={broadcast.entry.id} {...broadcast} press={t(PRESSES[broadcast.place.kind])} />
        ))}
      </BroadcastList>
    </Section>
  );
}
