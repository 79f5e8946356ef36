import type { ViewerChannel } from '@livery/domain/channels';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Badge, Skeleton } from '@livery/ui-kit/feedback';
import { playIcon, replayIcon } from '@livery/ui-kit/icons';
import { ChannelLogo, Picture } from '@livery/ui-kit/pictures';
import { GuideDetailsPanel, type GuideEntry, type GuideSchedules } from '@livery/ui-kit/channels';
import { Heading, Text } from '@livery/ui-kit/text';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Remind } from './remind.tsx';

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-width: 0;
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
  onOpening,
}: {
  selected: GuideSelection | null;
  first: ViewerChannel;
  schedules: GuideSchedules;
  nowMs: number;
  /** What is told of before the viewer points at anything. */
  onOpening: (opening: GuideSelection) => void;
}) {
  const schedule = useSyncExternalStore(schedules.subscribe, () => schedules.of(first.id, nowMs, nowMs + 1));
  const entry = schedule.programmes.find(({ state }) => state === 'live');
  // It is settled by the first answer: a programme that ends does not change what the viewer reads.
  const open = useEffectEvent(() => {
    if (entry && !selected) onOpening({ entry, channel: first });
  });
  useEffect(() => open(), [entry]);
  if (selected) return <Shown {...selected} nowMs={nowMs} />;
  const hasNothing = schedule.missing.length === 0;
  return (
    <GuideDetailsPanel data-part="programme-details" aria-busy={!hasNothing}>
      {hasNothing ? (
        <Picture source={channelPictureOf(first)} ratio="wide" title={first.name} sizes="320px" />
      ) : (
        <Skeleton shape="picture" />
      )}
      <Words>
        {hasNothing && (
          <Heading level={2} size="page">
            {first.name}
          </Heading>
        )}
      </Words>
    </GuideDetailsPanel>
  );
}

function Shown({ entry, channel, nowMs }: GuideSelection & { nowMs: number }) {
  const t = useT();
  const formats = useFormats();
  const live = entry.startMs <= nowMs && nowMs < entry.endMs;
  return (
    <GuideDetailsPanel data-part="programme-details" aria-live="off">
      <Picture source={channelPictureOf(channel)} ratio="wide" title={channel.name} sizes="320px" />
      <Words>
        <About>
          <ChannelLogo name={channel.name} source={channelLogoOf(channel)} />
          <Text as="span" tone="muted" numeric>
            {`${channel.name}, ${formats.timeRange(entry.startMs, entry.endMs)}`}
          </Text>
          {live && <Badge tone="live">{t('badge_live')}</Badge>}
        </About>
        <Heading level={2} size="page">
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
        {entry.state === 'future' && (
          <Remind id={entry.id} channelId={channel.id} title={entry.title} startMs={entry.startMs} />
        )}
      </Words>
    </GuideDetailsPanel>
  );
}
