import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import type { ApiError } from '@livery/api-client';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { ErrorState, StatePage } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { PlayerStage } from '@livery/widgets/player-stage';
import { useWatchReport } from '@livery/widgets/use-watch-report';
import { ChannelControls } from './channel-controls.tsx';
import { Main, Stage } from './channels-layout.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { useChannelPlayback } from './use-channel-playback.ts';
import { useSchedule } from './use-schedule.ts';

interface Props {
  channel: ViewerChannel;
  category: string;
  narrow: boolean;
}

/** A channel: its picture, and under it what was, is and will be on. CHAN-025, CHAN-026 */
export function ChannelScreen({ channel, category, narrow }: Props) {
  const schedule = useSchedule(channel);
  return (
    <Main>
      <Stage>
        {channelAccess(channel) === 'open' ? (
          <Playing channel={channel} schedule={schedule.entries} category={category} narrow={narrow} />
        ) : (
          <Refused channel={channel} />
        )}
      </Stage>
      <SchedulePanel channel={channel} category={category} schedule={schedule} />
    </Main>
  );
}

function Playing({
  channel,
  schedule,
  category,
  narrow,
}: Props & { schedule: ReturnType<typeof useSchedule>['entries'] }) {
  const playback = useChannelPlayback(channel, schedule);
  useWatchReport(playback.statId, { resumable: false });
  if (playback.refusal) return <NoStream error={playback.refusal} onRetry={playback.retry} />;
  return (
    <PlayerStage>
      <ChannelControls channel={channel} category={category} schedule={schedule} playback={playback} narrow={narrow} />
    </PlayerStage>
  );
}

/** The server gives no stream: in its own words where it has some. LIVE-054 */
function NoStream({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('channel_not_available')}
      text={error.kind === 'http' ? error.message : t('error_network')}
      onRetry={onRetry}
    />
  );
}

/** LIVE-036: the server's own reason where it gave one. */
function Refused({ channel }: { channel: ViewerChannel }) {
  const t = useT();
  const unavailable = channelAccess(channel) === 'unavailable';
  return (
    <StatePage
      title={channel.name}
      size="compact"
      actions={
        <Button kind="secondary" href={addresses.channels()}>
          {t('channel_back_to_list')}
        </Button>
      }
    >
      {unavailable ? (channel.accessError ?? t('channel_not_available')) : t('channel_not_purchased')}
    </StatePage>
  );
}
