import { announcedSpan, PROGRESS_REFRESH_MS, progressPercent } from '@livery/domain/schedule';
import type { FoundBroadcast } from '@livery/domain/search';
import { useFormats } from '@livery/i18n/react';
import { guideIcon, playIcon, replayIcon } from '@livery/ui-kit/icons';
import { BroadcastLine } from '@livery/ui-kit/search';
import { addresses } from './addresses.ts';
import { broadcastTitle } from './on-air.ts';
import { channelLogoOf } from './pictures.ts';
import { useNow } from './services.tsx';

const LOOKS = {
  live: { state: 'now', icon: playIcon },
  archive: { state: 'past', icon: replayIcon },
  coming: { state: 'future', icon: guideIcon },
} as const;

interface Props extends FoundBroadcast {
  /** What a press does, in words. */
  readonly press: string;
}

/** A broadcast on a channel of the viewer's: one press plays it, or opens the channel at its line of the schedule. */
export function FoundBroadcastLine({ entry, channel, place, press }: Props) {
  const formats = useFormats();
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const { startMs, endMs } = announcedSpan(entry);
  const { state, icon } = LOOKS[place.kind];
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
      action={{ icon, label: press }}
      href={addresses.channel(channel, { ts: place.kind === 'live' ? undefined : place.ts })}
      focusKey={`broadcast-${entry.id}`}
    />
  );
}
