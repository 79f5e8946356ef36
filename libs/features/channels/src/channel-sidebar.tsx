import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { ChannelList, ChannelListItem } from '@livery/ui-kit/channels';
import { addresses } from '@livery/widgets/addresses';
import { useOnAir } from '@livery/widgets/on-air';
import { channelLogoOf } from '@livery/widgets/pictures';
import { useEffect, useRef } from 'react';
import { CategoryChips } from './category-chips.tsx';
import { Sidebar } from './channels-layout.tsx';

interface Props {
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly ViewerChannel[];
  current: ViewerChannel;
}

/** The list beside a channel: one press changes the channel. */
export function ChannelSidebar({ categories, category, channels, current }: Props) {
  const t = useT();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('a[aria-current="true"]');
    line?.scrollIntoView({ block: 'nearest' });
  }, [current.id]);
  return (
    <Sidebar ref={list} aria-label={t('channels_tab_list')}>
      <CategoryChips categories={categories} category={category} />
      <ChannelList>
        {channels.map((channel, index) => (
          <li key={channel.id}>
            <Line
              channel={channel}
              number={index + 1}
              category={addressOf(category)}
              current={channel.id === current.id}
            />
          </li>
        ))}
      </ChannelList>
    </Sidebar>
  );
}

function Line({
  channel,
  number,
  category,
  current,
}: {
  channel: ViewerChannel;
  number: number;
  category: string;
  current: boolean;
}) {
  const onAir = useOnAir(channel.onAir);
  return (
    <ChannelListItem
      number={number}
      name={channel.name}
      logo={channelLogoOf(channel)}
      programme={onAir?.title}
      percent={onAir?.percent}
      current={current}
      locked={channelAccess(channel) === 'notPurchased'}
      href={addresses.channel(channel, { category })}
      focusKey={`channel-${channel.id}`}
    />
  );
}
