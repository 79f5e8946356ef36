import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { useFormats } from '@livery/i18n/react';
import { ChannelListItem } from '@livery/ui-kit/channels';
import { addresses } from '@livery/widgets/addresses';
import { onAirAt } from '@livery/widgets/on-air';
import { channelLogoOf } from '@livery/widgets/pictures';
import { memo } from 'react';

export interface NumberedChannel extends ViewerChannel {
  /** Its place in the list of all channels. */
  readonly number: number;
}

/** A line of the list. It is drawn anew when something of its own is new, not with every step of a scroll. */
export const ChannelLine = memo(function ChannelLine({
  channel,
  category,
  current,
  next,
  nowMs,
  stop,
  light,
}: {
  channel: NumberedChannel;
  category: string;
  current: boolean;
  next: string | undefined;
  nowMs: number;
  stop?: boolean | undefined;
  light: boolean;
}) {
  const onAir = onAirAt(channel.onAir, nowMs, useFormats());
  return (
    <ChannelListItem
      number={channel.number}
      name={channel.name}
      logo={light ? null : channelLogoOf(channel)}
      programme={onAir?.title}
      next={onAir ? next : undefined}
      percent={onAir?.percent}
      current={current}
      locked={channelAccess(channel) === 'notPurchased'}
      href={addresses.channel(channel, { category })}
      focusKey={`channel-${channel.id}`}
      stop={stop}
      light={light}
    />
  );
});
