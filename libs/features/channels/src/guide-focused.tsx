import type { ViewerChannel } from '@livery/domain/channels';
import { archiveDays } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Badge } from '@livery/ui-kit/feedback';
import { playIcon, replayIcon } from '@livery/ui-kit/icons';
import { ChannelLogo, Picture } from '@livery/ui-kit/pictures';
import type { GuideEntry } from '@livery/ui-kit/channels';
import { Heading, Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import styled from 'styled-components';

const Panel = styled.section`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);

  > :first-child {
    border-radius: var(--radius-l);
    overflow: hidden;
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
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
  min-height: 40px;
`;

/** What the guide's focus is on, with the ways to it. */
export function GuideFocused({
  entry,
  channel,
  nowMs,
  category,
}: {
  entry: GuideEntry;
  channel: ViewerChannel;
  nowMs: number;
  category: string;
}) {
  const t = useT();
  const formats = useFormats();
  const live = entry.startMs <= nowMs && nowMs < entry.endMs;
  const fromStart = addresses.channel(channel, { category, ts: entry.startMs / 1000 });
  return (
    <Panel aria-live="off">
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
        <Actions>
          {entry.href !== undefined && (
            <Button kind="primary" size="small" icon={playIcon} href={entry.href}>
              {t('action_watch')}
            </Button>
          )}
          {live && archiveDays(channel) > 0 && (
            <Button kind="secondary" size="small" icon={replayIcon} href={fromStart}>
              {t('content_watch_from_start')}
            </Button>
          )}
        </Actions>
      </Words>
    </Panel>
  );
}
