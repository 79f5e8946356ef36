import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { pictureRatio, stillAt } from '@livery/domain/controls';
import {
  archiveDays,
  announcedSpan,
  isInArchive,
  LIVE_WITHIN_SECONDS,
  neighbours,
  programmeAt,
  realSpan,
  stateOnChannel,
} from '@livery/domain/schedule';
import type { ViewerChannel } from '@livery/domain/channels';
import { channelScrub, mayPause, playLeadsToNow, skipRefusal, type SkipRefusal } from '@livery/domain/live';
import { isUnderWay } from '@livery/player-core/state';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { backIcon, nextIcon, previousIcon } from '@livery/ui-kit/icons';
import { ChannelLogo } from '@livery/ui-kit/pictures';
import { Badge } from '@livery/ui-kit/feedback';
import { LiveBadge, PlayerOverlay, Timeline } from '@livery/ui-kit/player';
import { addresses } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/widgets/embedded';
import { LatePicture } from '@livery/widgets/late-picture';
import { broadcastTitle } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import { PlayerButtons, ScreenButtons, useStillSize } from '@livery/widgets/player-buttons';
import { usePlayerCommands } from '@livery/widgets/player-commands';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { useNowPlaying, usePlayerKeys } from '@livery/widgets/player-keys';
import { usePlayerSkips } from '@livery/widgets/player-skips';
import { usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { useNow } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { TrackMenus } from '@livery/widgets/track-menus';
import { useWayBack } from '@livery/widgets/way-back';
import styled from 'styled-components';
import type { ChannelPlayback } from './use-tuned-channel.ts';
import { useBlackoutStill } from './use-blackout-still.ts';

const SECOND_MS = 1_000;

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
  const { positionMs, isLive } = usePosition(nowMs);
  const programme = programmeAt(schedule, positionMs) ?? channel.onAir ?? undefined;
  const age = programme?.program?.age;
  const leave = useWayBack(addresses.channels(category));
  const actions = useChannelActions(channel, playback, { schedule, positionMs, nowMs, zap, leave });
  useNowPlaying({
    title: programme ? broadcastTitle(programme) : channel.name,
    subtitle: channel.name,
    artwork: channelPictureOf(channel)?.src,
    channelId: channel.id,
    pictureRatio: pictureRatio(channel.aspectRatio),
  });
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
            <TrackMenus />
          </>
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
                blackoutStill(seconds * 1000) ?? stillAt({ folder: playback.stills, points: [] }, seconds)
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

const PROGRAMME_BUTTONS = {
  previous: { icon: previousIcon, word: 'player_previous_programme' },
  next: { icon: nextIcon, word: 'player_next_programme' },
} as const;

/** To the programme beside this one, by its name: what is over from its beginning, what is on as it is now. */
function ProgrammeButtons({
  channel,
  schedule,
  programme,
  nowMs,
  playback,
}: Pick<Props, 'channel' | 'schedule' | 'playback'> & { programme: ScheduleEntry | undefined; nowMs: number }) {
  const t = useT();
  if (!programme) return null;
  const beside = neighbours(schedule, programme);
  const wayTo = (entry: ScheduleEntry) =>
    ({
      live: playback.goLive,
      archived: () => playback.seekTo(realSpan(entry).startMs / SECOND_MS),
      future: null,
      blocked: null,
    })[stateOnChannel(entry, channel, nowMs)];
  return (['previous', 'next'] as const).map((to) => {
    const entry = beside[to];
    const go = entry && wayTo(entry);
    if (!entry || !go) return null;
    const { icon, word } = PROGRAMME_BUTTONS[to];
    return (
      <IconButton
        key={to}
        icon={icon}
        label={`${t(word)}: ${broadcastTitle(entry)}`}
        data-control="programme"
        focusKey={`programme-${to}`}
        onClick={go}
      />
    );
  });
}

/** The wall time of the picture: what the playlist says, else now. */
function usePosition(nowMs: number): { positionMs: number; isLive: boolean } {
  const wallTimeMs = usePlayerState(({ position }) =>
    position.wallTimeMs === null ? null : Math.floor(position.wallTimeMs / SECOND_MS) * SECOND_MS,
  );
  const positionMs = wallTimeMs ?? nowMs;
  return { positionMs, isLive: nowMs - positionMs <= LIVE_WITHIN_SECONDS * SECOND_MS };
}

interface Moment {
  schedule: readonly ScheduleEntry[];
  positionMs: number;
  nowMs: number;
  zap: Props['zap'];
  leave: () => void;
}

/** What is said on the picture of a skip that leads nowhere. */
const SKIP_REFUSED = {
  future: 'badge_live',
  noArchive: 'player_notice_no_recording',
  noProgramme: 'player_notice_no_recording',
  nothingThere: 'player_notice_no_recording',
} as const satisfies Record<SkipRefusal, string>;

/** Keys and buttons of a channel: without an archive there is neither pause nor skip. LIVE-018, LIVE-019, LIVE-021..024, CTRL-029 */
function useChannelActions(
  channel: ViewerChannel,
  playback: ChannelPlayback,
  { schedule, positionMs, nowMs, zap, leave }: Moment,
) {
  const t = useT();
  const toast = useToast();
  const { player } = usePlayerHost();
  const commands = usePlayerCommands();
  const togglePlay = () => {
    if (!player) return;
    const { wantsToPlay, recovery, lifecycle } = player.state;
    const isStopped = !wantsToPlay || lifecycle === 'failed';
    if (isStopped && playLeadsToNow(recovery.playerErrors)) playback.goLive();
    else if (lifecycle === 'failed') void player.play();
    else if (isUnderWay(player.state) && !mayPause(channel)) toast(t('warning_archive_no_pause'));
    else commands.togglePlay();
  };
  const skip = usePlayerSkips({
    position: () => (player?.state.position.wallTimeMs ?? nowMs) / 1000,
    seek: playback.seekTo,
    refusal(seconds) {
      const refusal = skipRefusal(seconds * 1000, { channel, schedule, positionMs, nowMs });
      return refusal && t(SKIP_REFUSED[refusal]);
    },
    resume: () => !player?.state.wantsToPlay && void player?.play(),
  });
  const maySkip = mayPause(channel);
  const shown = programmeAt(schedule, positionMs);
  const hasStart = shown !== undefined && isInArchive(shown, channel, nowMs);
  usePlayerKeys({
    ...commands,
    togglePlay,
    ...(maySkip && { skip }),
    ...(hasStart && { toStart: () => playback.seekTo(realSpan(shown).startMs / 1000) }),
    ...zap,
    ...(!isEmbedded(location.pathname) && { leave }),
  });
  return { togglePlay, skip, maySkip };
}

interface TimelineProps {
  channel: ViewerChannel;
  schedule: readonly ScheduleEntry[];
  programme: ScheduleEntry;
  positionMs: number;
  nowMs: number;
  /** The address of the still at a second of wall time. */
  still: (seconds: number) => string | undefined;
  disabled: boolean;
  onSeek: (seconds: number) => void;
}

/** The programme that is watched between the one before and the one after, on one line cut at their borders. CTRL-050, CTRL-051 */
function ProgrammeTimeline(props: TimelineProps) {
  const { channel, schedule, programme, positionMs, nowMs, still, disabled, onSeek } = props;
  const bus = usePlayerBus();
  const t = useT();
  const formats = useFormats();
  const size = useStillSize({ fillsWindow: false });
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
      disabled={disabled}
      onSeek={(seconds) => {
        const target = channelScrub(seconds, { channel, schedule, nowMs });
        if (target === null) bus.showOsd(t('player_notice_no_recording'));
        else onSeek(target);
      }}
    />
  );
}
