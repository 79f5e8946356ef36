import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { ChannelCard } from '@livery/ui-kit/cards';
import { Badge } from '@livery/ui-kit/feedback';
import { addresses } from '@livery/widgets/addresses';
import { useOnAir } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf, pictureOf } from '@livery/widgets/pictures';
import { memo } from 'react';

interface Props {
  channel: ViewerChannel;
  /** The one that it is opened in. */
  category: string;
  focusKey: string;
}

/** A channel with what is on it. A scroll draws the cards that come near, not those that are there. */
export const LiveCard = memo(function LiveCard({ channel, category, focusKey }: Props) {
  const t = useT();
  const onAir = useOnAir(channel.onAir);
  return (
    <ChannelCard
      title={channel.name}
      logo={channelLogoOf(channel)}
      picture={channelPictureOf(channel)}
      programme={onAir?.title}
      time={onAir?.time}
      percent={onAir?.percent}
      locked={channelAccess(channel) === 'notPurchased'}
      badges={channel.isHd ? <Badge>{t('badge_hd')}</Badge> : undefined}
      overlayIcon={pictureOf(channel.overlayIcon, 'square')}
      href={addresses.channel(channel, { category })}
      focusKey={focusKey}
    />
  );
});
