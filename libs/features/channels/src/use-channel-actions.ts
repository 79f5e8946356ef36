import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { mayPause, playLeadsToNow, skipRefusal, type SkipRefusal } from '@livery/domain/live';
import { isInArchive, programmeAt, realSpan } from '@livery/domain/schedule';
import { useT } from '@livery/i18n/react';
import { isUnderWay } from '@livery/player-core/state';
import { isEmbedded } from '@livery/domain/embedded';
import { usePlayerCommands } from '@livery/widgets/player-commands';
import { usePlayerKeys } from '@livery/widgets/player-keys';
import { usePlayerSay } from '@livery/widgets/player-say';
import { usePlayerSkips } from '@livery/widgets/player-skips';
import { usePlayerHost } from '@livery/widgets/player-stage';
import type { ChannelPlayback } from './use-tuned-channel.ts';

interface Moment {
  schedule: readonly ScheduleEntry[];
  positionMs: number;
  nowMs: number;
  zap: { next: () => void; previous: () => void };
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
export function useChannelActions(
  channel: ViewerChannel,
  playback: ChannelPlayback,
  { schedule, positionMs, nowMs, zap, leave }: Moment,
) {
  const t = useT();
  const say = usePlayerSay();
  const { player } = usePlayerHost();
  const commands = usePlayerCommands();
  const togglePlay = () => {
    if (!player) return;
    const { wantsToPlay, recovery, lifecycle } = player.state;
    const isStopped = !wantsToPlay || lifecycle === 'failed';
    if (isStopped && playLeadsToNow(recovery.playerErrors)) playback.goLive();
    else if (lifecycle === 'failed') void player.play();
    else if (isUnderWay(player.state) && !mayPause(channel)) say(t('warning_archive_no_pause'));
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
  const toStart = hasStart ? () => playback.seekTo(realSpan(shown).startMs / 1000) : undefined;
  usePlayerKeys({
    ...commands,
    togglePlay,
    ...(maySkip && { skip }),
    ...(toStart && { toStart }),
    ...zap,
    ...(!isEmbedded(location.pathname) && { leave }),
  });
  return { togglePlay, skip, maySkip, toStart };
}
