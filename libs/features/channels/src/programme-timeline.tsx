import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { SKIP_SECONDS } from '@livery/domain/controls';
import { channelScrub } from '@livery/domain/live';
import { LIVE_WITHIN_SECONDS, neighbours, realSpan, stateOnChannel } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Timeline } from '@livery/ui-kit/player';
import { broadcastTitle } from '@livery/widgets/on-air';
import { useThumbnailSize } from '@livery/widgets/player-buttons';
import { usePlayerBus } from '@livery/widgets/player-bus';

interface Props {
  channel: ViewerChannel;
  schedule: readonly ScheduleEntry[];
  programme: ScheduleEntry;
  positionMs: number;
  nowMs: number;
  /** The address of the thumbnail at a second of wall time. */
  still: (seconds: number) => string | undefined;
  disabled: boolean;
  onSeek: (seconds: number) => void;
}

/** The programme that is watched between the one before and the one after, on one line cut at their borders. CTRL-050, CTRL-051 */
export function ProgrammeTimeline(props: Props) {
  const { channel, schedule, programme, positionMs, nowMs, still, disabled, onSeek } = props;
  const bus = usePlayerBus();
  const t = useT();
  const formats = useFormats();
  const size = useThumbnailSize({ fillsWindow: false });
  const { previous, next } = neighbours(schedule, programme);
  const shown = [previous, programme, next].filter((entry) => entry !== undefined);
  const segments = shown.map((entry) => {
    const { startMs, endMs } = realSpan(entry);
    return {
      id: String(entry.id),
      title: broadcastTitle(entry),
      startSeconds: startMs / 1000,
      endSeconds: endMs / 1000,
      blocked: stateOnChannel(entry, channel, nowMs) === 'blocked',
    };
  });
  const nowSeconds = nowMs / 1000;
  const behindSeconds = Math.round((nowMs - positionMs) / 1000);
  const time = formats.time(positionMs);
  const place =
    behindSeconds <= LIVE_WITHIN_SECONDS
      ? `${time}, ${t('badge_live')}`
      : t('player_timeline_behind', { time, duration: formats.duration(behindSeconds) });
  return (
    <Timeline
      startSeconds={segments[0]?.startSeconds ?? 0}
      endSeconds={segments.at(-1)?.endSeconds ?? 0}
      positionSeconds={positionMs / 1000}
      availableUntilSeconds={nowSeconds}
      liveEdgeSeconds={nowSeconds}
      segments={segments}
      valueText={`${place}, ${broadcastTitle(programme)}`}
      timeText={(seconds) => formats.time(seconds * 1000)}
      sceneText={(seconds) =>
        segments.find(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds)?.title
      }
      thumbnail={(seconds) => (seconds < nowSeconds ? still(seconds) : undefined)}
      size={size}
      stepSeconds={SKIP_SECONDS}
      disabled={disabled}
      onSeek={(seconds) => {
        const target = channelScrub(seconds, { channel, schedule, nowMs });
        if (target === null) bus.showOsd(t('player_notice_no_recording'));
        else onSeek(target);
      }}
    />
  );
}
