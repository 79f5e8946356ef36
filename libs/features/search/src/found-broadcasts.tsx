import { announcedSpan, PROGRESS_REFRESH_MS, progressPercent } from '@livery/domain/schedule';
import type { FoundBroadcast } from '@livery/domain/search';
import { useFormats, useT } from '@livery/i18n/react';
import { guideIcon, playIcon, replayIcon } from '@livery/ui-kit/icons';
import { RowHead } from '@livery/ui-kit/rows';
import { BroadcastLine, BroadcastList } from '@livery/ui-kit/search';
import { Heading } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle } from '@livery/widgets/on-air';
import { channelLogoOf } from '@livery/widgets/pictures';
import { useNow } from '@livery/widgets/services';
import styled from 'styled-components';

const LOOKS = {
  live: { state: 'now', icon: playIcon, press: 'search_broadcast_live' },
  archive: { state: 'past', icon: replayIcon, press: 'search_broadcast_archive' },
  coming: { state: 'future', icon: guideIcon, press: 'search_broadcast_coming' },
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
          <Line key={broadcast.entry.id} {...broadcast} />
        ))}
      </BroadcastList>
    </Section>
  );
}

function Line({ entry, channel, place }: FoundBroadcast) {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const { startMs, endMs } = announcedSpan(entry);
  const { state, icon, press } = LOOKS[place.kind];
  const when =
    state === 'now'
      ? formats.timeRange(startMs, endMs)
      : `${formats.dayName(startMs, nowMs)}, ${formats.time(startMs)}`;
  return (
    <BroadcastLine
      title={broadcastTitle(entry)}
      channel={{ name: channel.name, logo: channelLogoOf(channel) }}
      when={when}
      state={state}
      percent={progressPercent(entry, nowMs)}
      action={{ icon, label: t(press) }}
      href={addresses.channel(channel, { ts: place.kind === 'archive' ? place.ts : undefined })}
      focusKey={`broadcast-${entry.id}`}
    />
  );
}
