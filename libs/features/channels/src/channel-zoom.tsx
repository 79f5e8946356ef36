import { type ViewerChannel } from '@livery/domain/channels';
import { mayPreview } from '@livery/domain/live';
import { activeRole } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { savesData } from '@livery/platform/network';
import { ChannelZoom as Zoom } from '@livery/ui-kit/channels';
import { SECOND_MS } from '@livery/value/durations';
import { addresses } from '@livery/widgets/addresses';
import { useOnAir } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useMediaQuery, useNow } from '@livery/widgets/services';
import { useChannels } from '@livery/widgets/use-channels';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { useFavourite } from './use-favourite.ts';
import { useOffer } from './use-offer.ts';
import { useChannelHints } from './use-channel-hints.ts';
import { useZoomedCard, type ZoomedCard } from './use-zoomed-card.ts';

/** The player's library comes with the first preview. */
const ZoomPreview = lazy(() => import('./zoom-preview.tsx'));

/** Zooms the channel's card that somebody rests on, wherever on the page it is; there is one zoom, so there are never two previews. CHAN-064..075 */
export default function ChannelZoom() {
  const zoomed = useZoomedCard();
  // Without a top layer rows would cut it off: there the cards stay as they are.
  if (!zoomed || !('popover' in HTMLElement.prototype)) return null;
  return <Zoomed key={zoomed.channelId} zoomed={zoomed} />;
}

function Zoomed({ zoomed }: { zoomed: ZoomedCard }) {
  const { channels } = useChannels();
  const channel = channels?.find(({ id }) => id === zoomed.channelId);
  return channel ? <ZoomedChannel zoomed={zoomed} channel={channel} /> : null;
}

function ZoomedChannel({ zoomed, channel }: { zoomed: ZoomedCard; channel: ViewerChannel }) {
  const t = useT();
  useChannelHints([channel], 0);
  const onAir = useOnAir(channel.onAir);
  const favourite = useFavourite(channel);
  const [isShown, setIsShown] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const previews = usePreviews(zoomed, channel);
  const lock = useOffer(channel)?.price;
  // Within the card: what is said and pressed here follows the card's link.
  return createPortal(
    <Zoom
      card={zoomed.card}
      name={channel.name}
      href={addresses.channel(channel)}
      logo={channelLogoOf(channel)}
      picture={channelPictureOf(channel)}
      programme={onAir?.title}
      time={onAir?.time.join('–')}
      percent={onAir?.percent}
      badges={[...(channel.isHd ? [t('badge_hd')] : []), ...(channel.is4k ? [t('badge_4k')] : [])]}
      lock={lock}
      favourite={{
        on: favourite.isFavoured,
        label: t(favourite.isFavoured ? 'channel_favorite_remove' : 'channel_favorite_add'),
        onToggle: favourite.toggle,
      }}
      sound={
        previews && isShown
          ? { on: isHeard, label: t(isHeard ? 'player_mute' : 'player_unmute'), onToggle: () => setIsHeard(!isHeard) }
          : undefined
      }
      preview={
        previews && (
          <Suspense>
            <ZoomPreview channelId={channel.id} muted={!isHeard} shown={isShown} onShown={setIsShown} />
          </Suspense>
        )
      }
    />,
    zoomed.card,
  );
}

function usePreviews({ by }: ZoomedCard, channel: ViewerChannel): boolean {
  const role = useSelector(activeRole);
  const nowMs = useNow(SECOND_MS);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)') || savesData();
  const isSomethingOn = usePlayerState(({ source }) => source !== null) ?? false;
  return mayPreview({
    channel,
    programme: channel.onAir,
    role,
    nowMs,
    byPointer: by === 'pointer',
    wantsStillness,
    isSomethingOn,
  });
}
