import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { neighbours, watchableFrom } from '@livery/domain/schedule';
import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { nextIcon, previousIcon } from '@livery/ui-kit/icons';
import { broadcastTitle } from '@livery/widgets/on-air';
import type { ChannelPlayback } from './use-tuned-channel.ts';

const PROGRAMME_BUTTONS = {
  previous: { icon: previousIcon, word: 'player_previous_programme' },
  next: { icon: nextIcon, word: 'player_next_programme' },
} as const;

interface Props {
  channel: ViewerChannel;
  schedule: readonly ScheduleEntry[];
  programme: ScheduleEntry | undefined;
  nowMs: number;
  playback: ChannelPlayback;
}

/** To the programme beside this one, by its name: what is over from its beginning, what is on as it is now. */
export function ProgrammeButtons({ channel, schedule, programme, nowMs, playback }: Props) {
  const t = useT();
  if (!programme) return null;
  const beside = neighbours(schedule, programme);
  return (['previous', 'next'] as const).map((to) => {
    const entry = beside[to];
    const from = entry && watchableFrom(entry, channel, nowMs);
    if (!entry || !from) return null;
    const { icon, word } = PROGRAMME_BUTTONS[to];
    return (
      <IconButton
        key={to}
        icon={icon}
        label={`${t(word)}: ${broadcastTitle(entry)}`}
        data-control="programme"
        focusKey={`programme-${to}`}
        onClick={from.kind === 'live' ? playback.goLive : () => playback.seekTo(from.seconds)}
      />
    );
  });
}
