import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { pictureRatio, thumbnailAt } from '@livery/domain/controls';
import { announcedSpan, archiveDays, programmeAt } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { Badge } from '@livery/ui-kit/feedback';
import { backIcon } from '@livery/ui-kit/icons';
import { ChannelLogo } from '@livery/ui-kit/pictures';
import { LiveBadge, PlayerOverlay } from '@livery/ui-kit/player';
import { SECOND_MS } from '@livery/value/durations';
import { addresses } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/domain/embedded';
import { FromStart } from '@livery/widgets/from-start';
import { LatePicture } from '@livery/widgets/late-picture';
import { broadcastTitle } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import { OtherScreens, PlayerButtons, ScreenButtons, useFullscreen } from '@livery/widgets/player-buttons';
import { useNowPlaying } from '@livery/widgets/player-keys';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useNow } from '@livery/widgets/services';
import { TrackMenus } from '@livery/widgets/track-menus';
import { useBackFromPlayer } from '@livery/widgets/back-navigation';
import styled from 'styled-components';
import { ProgrammeButtons } from './programme-buttons.tsx';
import { ProgrammeTimeline } from './programme-timeline.tsx';
import { useBlackoutStill } from './use-blackout-still.ts';
import { useChannelActions } from './use-channel-actions.ts';
import { usePictureTime } from './use-picture-time.ts';
import type { ChannelPlayback } from './use-tuned-channel.ts';

/** Over the picture, under the controls: until the placeholder plays, and where there is none. */
const Poster = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface Props {
  channel: ViewerChannel;
  category: string;
  schedule: readonly ScheduleEntry[];
  playback: ChannelPlayback;
  narrow: boolean;
  zap: { next: () => void; previous: () => void };
}

/** What lies over a channel: what is on, where in it the viewer is, and the way back to now. */
export function ChannelControls({ channel, category, schedule, playback, narrow, zap }: Props) {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(SECOND_MS);
  const { positionMs, isLive } = usePictureTime(nowMs);
  const programme = programmeAt(schedule, positionMs) ?? channel.onAir ?? undefined;
  const age = programme?.program?.age;
  const leave = useBackFromPlayer(addresses.channels(category));
  const actions = useChannelActions(channel, playback, { schedule, positionMs, nowMs, zap, leave });
  useNowPlaying({
    title: programme ? broadcastTitle(programme) : channel.name,
    subtitle: channel.name,
    artwork: channelPictureOf(channel)?.src,
    channelId: channel.id,
    pictureRatio: pictureRatio(channel.aspectRatio),
  });
  const isFullscreen = useFullscreen();
  const isWithoutPage = isFullscreen || isEmbedded(location.pathname);
  const blackoutStill = useBlackoutStill(channel, schedule, nowMs);
  const poster = usePoster(playback, blackoutStill);

  return (
    <>
      {poster ? <Poster src={poster} alt="" /> : <LatePicture source={channelPictureOf(channel)} />}
      <PlayerOverlay
        start={
          narrow ? (
            <IconButton
              icon={backIcon}
              label={t('channel_back_to_list')}
              focusKey="back"
              href={addresses.channels(category)}
            />
          ) : (
            <ChannelLogo name={channel.name} source={channelLogoOf(channel)} />
          )
        }
        title={programme ? broadcastTitle(programme) : channel.name}
        subtitle={programme ? `${channel.name}, ${timesOf(programme, formats)}` : undefined}
        actions={
          <>
            {age !== undefined && <Badge tone="outline">{`${age}+`}</Badge>}
            <OtherScreens place="head" />
            <TrackMenus />
          </>
        }
        // Whoever comes to a channel joins its programme; whoever comes for a moment of the past has it. In the page the way stands below the picture.
        aside={
          <FromStart
            hasStart={isLive && isWithoutPage && actions.toStart !== undefined}
            onPress={() => actions.toStart?.()}
          />
        }
        timeline={
          programme && (
            <ProgrammeTimeline
              channel={channel}
              schedule={schedule}
              programme={programme}
              positionMs={positionMs}
              nowMs={nowMs}
              onSeek={playback.seekTo}
              still={(seconds) =>
                blackoutStill(seconds * 1000) ?? thumbnailAt({ folder: playback.thumbnails, points: [] }, seconds)
              }
              disabled={archiveDays(channel) === 0}
            />
          )
        }
        controls={<PlayerButtons {...(actions.maySkip && { onSkip: actions.skip })} onPlay={actions.togglePlay} />}
        {...whenOf({ positionMs, nowMs, isLive }, formats, t)}
        end={
          <>
            <ProgrammeButtons {...{ channel, schedule, programme, nowMs, playback }} />
            {!isLive && !narrow && (
              <Button kind="on-art" size="small" onClick={playback.goLive}>
                {t('player_go_live')}
              </Button>
            )}
            {/* One way back to now is enough. */}
            <LiveBadge live={isLive} onGoLive={narrow ? playback.goLive : undefined} />
            <ScreenButtons />
          </>
        }
      />
    </>
  );
}

/** What is shown during a blackout until the placeholder plays. LIVE-014 */
function usePoster({ state }: ChannelPlayback, blackoutStill: (wallTimeMs: number) => string | undefined) {
  const hasPicture = usePlayerState(({ stats }) => stats.firstFrameMs !== null) ?? false;
  return state.kind === 'blackout' && !hasPicture ? blackoutStill(state.fromMs) : undefined;
}

const timesOf = (entry: ScheduleEntry, formats: ReturnType<typeof useFormats>) => {
  const { startMs, endMs } = announcedSpan(entry);
  return formats.timeRange(startMs, endMs);
};

/** The clock of the picture, and what it needs beside it: behind now how far, on another day which. */
function whenOf(
  { positionMs, nowMs, isLive }: { positionMs: number; nowMs: number; isLive: boolean },
  formats: ReturnType<typeof useFormats>,
  t: ReturnType<typeof useT>,
) {
  const time = formats.time(positionMs);
  if (isLive) return { time };
  if (formats.date(positionMs) !== formats.date(nowMs))
    return { time, day: withinLine(formats.dayName(positionMs, nowMs)) };
  return { time, timeNote: t('player_behind', { duration: formats.duration((nowMs - positionMs) / SECOND_MS) }) };
}

/** "Вчера" as it stands after a clock. */
const withinLine = (word: string): string => word.charAt(0).toLocaleLowerCase() + word.slice(1);
