import type { ViewerChannel } from '@livery/domain/channels';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Badge, Skeleton } from '@livery/ui-kit/feedback';
import { playIcon, replayIcon } from '@livery/ui-kit/icons';
import { ChannelLogo, Picture } from '@livery/ui-kit/pictures';
import type { GuideEntry, GuideSchedules } from '@livery/ui-kit/channels';
import { Heading, Text } from '@livery/ui-kit/text';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { ProgrammeDetailsPanel } from './programme-details-panel.ts';

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-width: 0;

  > h2 {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
const About = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  --tile-size: 28px;
`;
const Actions = styled.div`
  display: flex;
  gap: var(--space-3);
  margin-top: var(--space-1);
`;

export interface GuideSelection {
  readonly entry: GuideEntry;
  readonly channel: ViewerChannel;
}

/** What the viewer points at, with the ways to it; until then what is on the first channel. */
export function GuideProgrammeDetails({
  selected,
  first,
  schedules,
  nowMs,
}: {
  selected: GuideSelection | null;
  first: ViewerChannel;
  schedules: GuideSchedules;
  nowMs: number;
}) {
  const schedule = useSyncExternalStore(schedules.subscribe, () => schedules.of(first.id, nowMs, nowMs + 1));
  const entry = schedule.programmes.find(({ state }) => state === 'live');
  // It is settled by the first answer: a programme that ends does not change what the viewer reads.
  const [opening, setOpening] = useState<GuideSelection | null>(null);
  if (!opening && entry) setOpening({ entry, channel: first });
  const shown = selected ?? opening;
  if (shown) return <Shown {...shown} nowMs={nowMs} />;
  const hasNothing = schedule.missing.length === 0;
  return (
    <ProgrammeDetailsPanel aria-busy={!hasNothing}>
      {hasNothing ? (
        <Picture source={channelPictureOf(first)} ratio="wide" title={first.name} sizes="224px" />
      ) : (
        <Skeleton shape="picture" />
      )}
      <Words>
        {hasNothing && (
          <Heading level={2} size="section">
            {first.name}
          </Heading>
        )}
      </Words>
    </ProgrammeDetailsPanel>
  );
}

function Shown({ entry, channel, nowMs }: GuideSelection & { nowMs: number }) {
  const t = useT();
  const formats = useFormats();
  const live = entry.startMs <= nowMs && nowMs < entry.endMs;
  return (
    <ProgrammeDetailsPanel aria-live="off">
      <Picture source={channelPictureOf(channel)} ratio="wide" title={channel.name} sizes="224px" />
      <Words>
        <About>
          <ChannelLogo name={channel.name} source={channelLogoOf(channel)} />
          <Text as="span" tone="muted" numeric>
            {`${channel.name}, ${formats.timeRange(entry.startMs, entry.endMs)}`}
          </Text>
          {live && <Badge tone="live">{t('schedule_on_air')}</Badge>}
        </About>
        <Heading level={2} size="section">
          {entry.title}
        </Heading>
        {entry.about && (
          <Text tone="muted" size="small" lines={entry.href === undefined ? 2 : 1}>
            {entry.about}
          </Text>
        )}
        {entry.href !== undefined && (
          <Actions>
            <Button kind="primary" size="small" icon={playIcon} href={entry.href}>
              {t('action_watch')}
            </Button>
            {entry.fromStartHref !== undefined && (
              <Button kind="secondary" size="small" icon={replayIcon} href={entry.fromStartHref}>
                {t('content_watch_from_start')}
              </Button>
            )}
          </Actions>
        )}
      </Words>
    </ProgrammeDetailsPanel>
  );
}
